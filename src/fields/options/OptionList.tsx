import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { HTMLAttributes, LiHTMLAttributes, ReactNode, Ref } from 'react';
import { formWords } from '../../i18n/forms';
import type { Option } from './referenceOptions';

interface OptionListProps {
  /** Those of a group stand one after the other. */
  options: readonly Option[];
  listProps: HTMLAttributes<HTMLUListElement> & { ref?: Ref<HTMLUListElement> };
  optionProps: (args: { option: Option; index: number }) => LiHTMLAttributes<HTMLLIElement> & { key: unknown };
  /** Said where there is none. */
  empty?: string;
}

/** The open list of entries, right below its field; scrolls into view where the window ends. */
export function OptionList({ options, listProps, optionProps, empty = formWords.noOptions }: OptionListProps) {
  const rows = options.map((option, index) => {
    const { key: _, ...props } = optionProps({ option, index });
    return { option, row: <OptionRow key={option.id} option={option} props={props} /> };
  });
  return (
    <Paper elevation={8} ref={intoView} sx={{ position: 'absolute', zIndex: 10, left: 0, right: 0, mt: 0.5 }}>
      {options.length === 0 ? (
        <Box
          role="status"
          onMouseDown={(event) => event.preventDefault()}
          sx={{ px: 2, py: 1, typography: 'body2', color: 'text.secondary' }}
        >
          {empty}
        </Box>
      ) : (
        <Box component="ul" {...listProps} sx={{ listStyle: 'none', m: 0, p: 0.5, maxHeight: 280, overflowY: 'auto' }}>
          {grouped(rows).map(({ group, rows: own }) =>
            group === undefined ? (
              own
            ) : (
              <OptionGroup key={group} group={group}>
                {own}
              </OptionGroup>
            ),
          )}
        </Box>
      )}
    </Paper>
  );
}

function OptionRow({ option, props }: { option: Option; props: LiHTMLAttributes<HTMLLIElement> }) {
  return (
    <Box
      component="li"
      {...props}
      sx={{
        px: 1.5,
        py: 0.75,
        borderRadius: 1,
        cursor: 'pointer',
        typography: 'body2',
        overflowWrap: 'anywhere',
        '&.Mui-focused': { bgcolor: 'action.selected' },
      }}
    >
      {option.label}
      {option.detail && (
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {option.detail}
        </Box>
      )}
    </Box>
  );
}

function OptionGroup({ group, children }: { group: string; children: ReactNode }) {
  return (
    <Box component="ul" role="group" aria-label={group} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      <Box
        component="li"
        aria-hidden="true"
        sx={{ px: 1.5, pt: 0.75, typography: 'caption', fontWeight: 600, color: 'text.secondary' }}
      >
        {group}
      </Box>
      {children}
    </Box>
  );
}

function grouped(
  rows: readonly { option: Option; row: ReactNode }[],
): { group: string | undefined; rows: ReactNode[] }[] {
  const groups: { group: string | undefined; rows: ReactNode[] }[] = [];
  for (const { option, row } of rows) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.rows.push(row);
    else groups.push({ group: option.group, rows: [row] });
  }
  return groups;
}

function intoView(list: HTMLElement | null): void {
  list?.scrollIntoView?.({ block: 'nearest' });
}
