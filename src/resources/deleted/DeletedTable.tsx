import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import { contentOf } from '../../../domain/contents';
import type { Order } from '../../../domain/contentType';
import type { DeletedCard } from '../../../domain/administration/deleted';
import { deletedWords } from '../../i18n/administration';
import { reviewWords } from '../../i18n/review';
import { untitled } from '../../i18n/untitled';
import type { PlainColumn } from '../../list/OrderedHeads';
import { OrderedTable } from '../../list/OrderedTable';
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

/** Deleted records; a row is opened by its button, or by a click anywhere in it. */
export function DeletedTable({ cards, order, onOrder, onView }: DeletedTableProps) {
  return (
    <OrderedTable
      label={deletedWords.title}
      columns={columns}
      rows={cards}
      keyOf={({ resource, id }) => `${resource} ${id}`}
      order={order}
      onOrder={onOrder}
      onOpen={onView}
      cells={(card) => {
        const { resource, id, code, deletedAt, deletedBy, partOf } = card;
        const title = card.title || untitled.de;
        return (
          <>
            <TableCell>{contentOf(resource)?.label.singular ?? resource}</TableCell>
            <TableCell>{id}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              {title}
              {code !== null && ` (${code})`}
              {partOf !== null && (
                <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
                  {deletedWords.partOf(partOf)}
                </Box>
              )}
            </TableCell>
            <TableCell>{formatMoment(deletedAt)}</TableCell>
            <TableCell>{deletedBy?.email ?? reviewWords.system}</TableCell>
            <TableCell>
              <Button
                size="small"
                variant="outlined"
                aria-label={deletedWords.restoreOf(title)}
                onClick={(event) => {
                  event.stopPropagation();
                  onView(card);
                }}
              >
                {deletedWords.restore}
              </Button>
            </TableCell>
          </>
        );
      }}
    />
  );
}
