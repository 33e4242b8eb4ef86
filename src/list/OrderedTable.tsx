import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import type { Key, ReactNode } from 'react';
import type { Order } from '../../domain/contentType';
import { OrderedHeads, type PlainColumn } from './OrderedHeads';

interface OrderedTableProps<Row> {
  label: string;
  columns: readonly PlainColumn[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** The cells of a row. */
  cells: (row: Row) => ReactNode;
  order: Order;
  onOrder: (order: Order) => void;
  /** A click anywhere in a row; for the keyboard one of the cells holds a button that does the same. */
  onOpen: (row: Row) => void;
  sx?: SxProps<Theme>;
}

/** A small table that is none of react-admin's: ordered by its heads, opened by a click on a row. */
export function OrderedTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  cells,
  order,
  onOrder,
  onOpen,
  sx,
}: OrderedTableProps<Row>) {
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ flex: '0 1 auto', minHeight: 120 }}>
      <Table stickyHeader aria-label={label} sx={sx}>
        <OrderedHeads columns={columns} order={order} onOrder={onOrder} />
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} hover onClick={() => onOpen(row)} sx={{ cursor: 'pointer' }}>
              {cells(row)}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
