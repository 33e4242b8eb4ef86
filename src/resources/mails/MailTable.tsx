import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import type { Order } from '../../../domain/contentType';
import { mailKindLabel, type MailCard } from '../../../domain/administration/mails';
import { mailWords } from '../../i18n/administration';
import type { PlainColumn } from '../../list/OrderedHeads';
import { OrderedTable } from '../../list/OrderedTable';
import { formatMoment } from '../../ui/format';
import { MailState } from './MailState';

const columns: PlainColumn[] = [
  { label: mailWords.recipient, width: '17%', field: 'recipient' },
  { label: mailWords.subject, width: '16%', field: 'subject' },
  { label: mailWords.kind, width: '13%', field: 'kind' },
  { label: mailWords.state, width: 140, field: 'state' },
  { label: mailWords.attempts, width: 96, field: 'attempts', first: 'DESC' },
  { label: mailWords.lastError, field: 'lastError' },
  { label: mailWords.createdAt, width: 132, field: 'createdAt', first: 'DESC' },
];

/** Two lines at most; the mail itself shows all of it. */
const short = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

interface MailTableProps {
  mails: readonly MailCard[];
  order: Order;
  onOrder: (order: Order) => void;
  onOpen: (id: number) => void;
}

/** The mails; the whole row opens one, and its subject is a button for the keyboard. */
export function MailTable({ mails, order, onOrder, onOpen }: MailTableProps) {
  return (
    <OrderedTable
      label={mailWords.title}
      columns={columns}
      rows={mails}
      keyOf={({ id }) => id}
      order={order}
      onOrder={onOrder}
      onOpen={({ id }) => onOpen(id)}
      sx={{ tableLayout: 'fixed', minWidth: 960, '& th, & td': { px: 1 } }}
      cells={({ id, recipient, subject, kind, state, attempts, lastError, createdAt }) => (
        <>
          <TableCell>
            <Box sx={short}>{recipient}</Box>
          </TableCell>
          <TableCell>
            <Link
              component="button"
              type="button"
              color="textPrimary"
              align="left"
              sx={short}
              onClick={(event: React.MouseEvent) => {
                event.stopPropagation();
                onOpen(id);
              }}
            >
              {subject || mailWords.noSubject}
            </Link>
          </TableCell>
          <TableCell>
            <Box sx={short}>{mailKindLabel(kind)}</Box>
          </TableCell>
          <TableCell>
            <MailState state={state} />
          </TableCell>
          <TableCell>{attempts}</TableCell>
          <TableCell>
            <Box sx={short}>{lastError}</Box>
          </TableCell>
          <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMoment(createdAt)}</TableCell>
        </>
      )}
    />
  );
}
