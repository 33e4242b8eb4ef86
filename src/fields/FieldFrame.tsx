import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFieldAround } from './FieldAround';

/** What a list of problems looks for to bring someone to a field. */
export const fieldMark = (path: string) => ({ 'data-field': path });

/** The place of one field in the grid of its section; `wide` takes the whole row. */
export function FieldFrame({ path, wide, children }: { path: string; wide?: boolean; children: ReactNode }) {
  const around = useFieldAround();
  return around(path, (
    <Box {...fieldMark(path)} sx={{ minWidth: 0, gridColumn: wide ? '1 / -1' : undefined, scrollMarginTop: 160, scrollMarginBottom: 80 }}>
      {children}
    </Box>
  ));
}
