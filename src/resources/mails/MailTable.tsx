import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { mailKindLabel, type MailCard } from '../../../domain/mails';
import { mailWords } from '../../i18n/mails';
import { formatMoment } from '../../ui/format';
import { MailState } from './MailState';

const columns = [
  { label: mailWords.recipient, width: '17%' },
  { label: mailWords.subject, width: '16%' },
  { label: mailWords.kind, width: '13%' },
  { label: mailWords.state, width: 140 },
  { label: mailWords.attempts, width: 76 },
  { label: mailWords.lastError },
  { label: mailWords.createdAt, width: 132 },
];

/** Two lines at most; the mail itself shows all of it. */
const short = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden', overflowWrap: 'anywhere' } as const;

/** The mails; the whole row opens one, and its subject is a button for the keyboard. */
export function MailTable({ mails, onOpen }: { mails: readonly MailCard[]; onOpen: (id: number) => void }) {
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ flex: '0 1 auto' }}>
      <Table stickyHeader aria-label={mailWords.title} sx={{ tableLayout: 'fixed', minWidth: 960, '& th, & td': { px: 1 } }}>
        <TableHead>
          <TableRow>
            {columns.map(({ label, width }) => <TableCell key={label} sx={{ width }}>{label}</TableCell>)}
          </TableRow>
        </TableHead>
        <TableBody>
          {mails.map(({ id, recipient, subject, kind, state, attempts, lastError, createdAt }) => (
            <TableRow key={id} hover sx={{ cursor: 'pointer' }} onClick={() => onOpen(id)}>
              <TableCell><Box sx={short}>{recipient}</Box></TableCell>
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
              <TableCell><Box sx={short}>{mailKindLabel(kind)}</Box></TableCell>
              <TableCell><MailState state={state} /></TableCell>
              <TableCell>{attempts}</TableCell>
              <TableCell><Box sx={short}>{lastError}</Box></TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMoment(createdAt)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
