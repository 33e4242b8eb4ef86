import Box from '@mui/material/Box';
import { alpha, type Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import type { ItemChange } from '../../domain/review/itemChange';
import { reviewWords } from '../i18n/review';

/**
 * Added (underlined) or removed (struck through) content. It is not marked by colour alone, and screen readers announce
 * it in words.
 */
export function Marked({ kind, children }: { kind: 'added' | 'removed'; children: ReactNode }) {
  const palette = kind === 'added' ? 'success' : 'error';
  return (
    <Box
      component={kind === 'added' ? 'ins' : 'del'}
      sx={{
        position: 'relative',
        color: 'text.primary',
        borderRadius: 0.5,
        px: 0.25,
        whiteSpace: 'pre-wrap',
        boxDecorationBreak: 'clone',
        bgcolor: (theme: Theme) => alpha(theme.palette[palette].main, theme.palette.mode === 'dark' ? 0.3 : 0.16),
        textDecoration: kind === 'added' ? 'underline' : 'line-through',
        textDecorationColor: (theme: Theme) => theme.palette[palette].main,
        textDecorationThickness: 2,
        textUnderlineOffset: '0.2em',
      }}
    >
      <Box component="span" sx={visuallyHidden}>{`[${reviewWords[kind]}:`}</Box>
      {children}
      <Box component="span" sx={visuallyHidden}>
        ]
      </Box>
    </Box>
  );
}

/** Shown for an empty value. */
export function EmptyValue() {
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      {reviewWords.nothing}
    </Box>
  );
}

/** The action for a changed item of a list, given the change and the item's name. */
export type RenderItemAction = (change: ItemChange, name: string) => ReactNode;
