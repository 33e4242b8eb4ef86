import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Order } from '../../domain/contentType';

export interface PlainColumn {
  label: string;
  width?: number | string;
  /** By what the list is ordered with it; without it it cannot be. */
  field?: string;
  /** The order of the first click: words from A unless it says otherwise. */
  first?: Order['direction'];
}

/** The heads of a small table that is none of react-admin's; a click on one orders by it. */
export function OrderedHeads({
  columns,
  order,
  onOrder,
}: {
  columns: readonly PlainColumn[];
  order: Order;
  onOrder: (order: Order) => void;
}) {
  return (
    <TableHead>
      <TableRow>
        {columns.map(({ label, width, field, first = 'ASC' }) => {
          if (field === undefined)
            return (
              <TableCell key={label} sx={{ width }}>
                {label}
              </TableCell>
            );
          const now = order.field === field ? order.direction : undefined;
          const shown = (now ?? first) === 'ASC' ? 'asc' : 'desc';
          return (
            <TableCell
              key={label}
              sx={{ width }}
              aria-sort={now === undefined ? 'none' : now === 'ASC' ? 'ascending' : 'descending'}
            >
              <TableSortLabel
                active={now !== undefined}
                direction={shown}
                onClick={() =>
                  onOrder({ field, direction: now === undefined ? first : now === 'ASC' ? 'DESC' : 'ASC' })
                }
              >
                {label}
              </TableSortLabel>
            </TableCell>
          );
        })}
      </TableRow>
    </TableHead>
  );
}

/** An order as the API is asked for it. */
export const orderQuery = ({ field, direction }: Order): { orderBy: string; orderDirection: string } => ({
  orderBy: field,
  orderDirection: direction,
});
