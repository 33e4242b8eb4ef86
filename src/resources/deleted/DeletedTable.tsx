import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import { contentOf } from '../../../domain/contents';
import type { Order } from '../../../domain/contentType';
import type { DeletedCard } from '../../../domain/deleted';
import { deletedWords } from '../../i18n/deleted';
import { reviewWords } from '../../i18n/review';
import { OrderedHeads, type PlainColumn } from '../../list/OrderedHeads';
import { formatMoment } from '../../ui/format';

const columns: PlainColumn[] = [
  { label: deletedWords.type, width: 120, field: 'type' },
  { label: deletedWords.id, width: 80, field: 'id', first: 'DESC' },
  { label: deletedWords.name, field: 'title' },
  { label: deletedWords.deletedAt, width: 160, field: 'deletedAt', first: 'DESC' },
  { label: deletedWords.deletedBy, field: 'deletedBy' },
  { label: deletedWords.action, width: 150 },
];

interface DeletedTableProps {
  cards: readonly DeletedCard[];
  order: Order;
  onOrder: (order: Order) => void;
  onView: (card: DeletedCard) => void;
}

/** Deleted records; a row is opened by its title, or by a click anywhere in it. */
export function DeletedTable({ cards, order, onOrder, onView }: DeletedTableProps) {
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ flex: '0 1 auto', minHeight: 120 }}>
      <Table stickyHeader aria-label={deletedWords.title}>
        <OrderedHeads columns={columns} order={order} onOrder={onOrder} />
        <TableBody>
          {cards.map((card) => {
            const { resource, id, code, deletedAt, deletedBy, partOf } = card;
            const title = card.title || deletedWords.untitled;
            return (
              <TableRow key={`${resource} ${id}`} hover onClick={() => onView(card)} sx={{ cursor: 'pointer' }}>
                <TableCell>{contentOf(resource)?.label.singular ?? resource}</TableCell>
                <TableCell>{id}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{title}{code !== null && ` (${code})`}{partOf !== null && <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>{deletedWords.partOf(partOf)}</Box>}</TableCell>
                <TableCell>{formatMoment(deletedAt)}</TableCell>
                <TableCell>{deletedBy?.email ?? reviewWords.system}</TableCell>
                <TableCell>
                  <Button size="small" variant="outlined" aria-label={deletedWords.restoreOf(title)} onClick={(event) => { event.stopPropagation(); onView(card); }}>{deletedWords.restore}</Button>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
