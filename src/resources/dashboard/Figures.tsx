import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { dashboardWords } from '../../i18n/administration';

interface Column {
  label: string;
  /** Whether it is right-aligned, with digits of equal width. */
  isNumber?: boolean;
  /** Whether it must not wrap. */
  isShort?: boolean;
}

/** A small table: its columns and rows. */
export function Figures({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}) {
  const cellOf = ({ isNumber, isShort }: Column) => ({
    px: 1,
    fontVariantNumeric: 'tabular-nums',
    ...(isNumber || isShort ? { whiteSpace: 'nowrap' } : { overflowWrap: 'anywhere', minWidth: 120 }),
    ...(isNumber && { textAlign: 'right' }),
  });
  return (
    <TableContainer tabIndex={0} role="group" aria-label={label} sx={{ maxHeight: 420 }}>
      <Table size="small" stickyHeader aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.label} sx={cellOf(column)}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, index) => (
                <TableCell key={columns[index]?.label} sx={cellOf(columns[index] as Column)}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** A number, with a bar relative to the highest number. */
export function NumberWithBar({ count, most }: { count: number; most: number }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'flex-end',
        width: { xs: 70, sm: 140 },
      }}
    >
      <Box
        component="span"
        aria-hidden="true"
        sx={{ flex: 1, display: { xs: 'none', sm: 'flex' }, justifyContent: 'flex-end' }}
      >
        <Box
          component="span"
          sx={{ height: 8, minWidth: 2, borderRadius: '3px 0 0 3px', bgcolor: 'primary.main' }}
          style={{ width: `${(count / most) * 100}%` }}
        />
      </Box>
      {dashboardWords.count(count)}
    </Box>
  );
}
