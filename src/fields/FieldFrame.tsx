import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFieldAround } from './FieldAround';

/** What a list of problems looks for to bring someone to a field. */
export const fieldMark = (source: string) => ({ 'data-field': source });

/** The place of one field in the grid of its section; `wide` takes the whole row. */
export function FieldFrame({ source, wide, children }: { source: string; wide?: boolean; children: ReactNode }) {
  const around = useFieldAround();
  return around(
    source,
    <Box
      {...fieldMark(source)}
      sx={{ minWidth: 0, gridColumn: wide ? '1 / -1' : undefined, scrollMarginTop: 160, scrollMarginBottom: 80 }}
    >
      {children}
    </Box>,
  );
}
