import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { HTMLAttributes, LiHTMLAttributes, Ref } from 'react';
import { formWords } from '../i18n/forms';
import type { Option } from './referenceOptions';

interface OptionListProps {
  options: readonly Option[];
  listProps: HTMLAttributes<HTMLUListElement> & { ref?: Ref<HTMLUListElement> };
  optionProps: (args: { option: Option; index: number }) => LiHTMLAttributes<HTMLLIElement> & { key: unknown };
}

/** The open list of entries, right below its field; scrolls into view where the window ends. */
export function OptionList({ options, listProps, optionProps }: OptionListProps) {
  return (
    <Paper elevation={8} ref={intoView} sx={{ position: 'absolute', zIndex: 10, left: 0, right: 0, mt: 0.5 }}>
      {options.length === 0 ? (
        <Box role="status" onMouseDown={(event) => event.preventDefault()} sx={{ px: 2, py: 1, typography: 'body2', color: 'text.secondary' }}>{formWords.noOptions}</Box>
      ) : (
        <Box component="ul" {...listProps} sx={{ listStyle: 'none', m: 0, p: 0.5, maxHeight: 280, overflowY: 'auto' }}>
          {options.map((option, index) => {
            const { key: _, ...props } = optionProps({ option, index });
            return (
              <Box component="li" key={option.id} {...props} sx={{ px: 1.5, py: 0.75, borderRadius: 1, cursor: 'pointer', typography: 'body2', '&.Mui-focused': { bgcolor: 'action.selected' } }}>
                {option.label}
              </Box>
            );
          })}
        </Box>
      )}
    </Paper>
  );
}

function intoView(list: HTMLElement | null): void {
  list?.scrollIntoView?.({ block: 'nearest' });
}
