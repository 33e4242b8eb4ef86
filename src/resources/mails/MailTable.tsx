import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { mailKindLabel, type MailCard } from '../../../domain/mails';
import { mailTexts } from '../../i18n/mails';
import { formatMoment } from '../../ui/list/format';
import { MailState } from './MailState';

/** The mails; the whole row opens one, and its subject is a button for the keyboard. */
export function MailTable({ mails, onOpen }: { mails: readonly MailCard[]; onOpen: (id: number) => void }) {
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ flex: '0 1 auto' }}>
      <Table stickyHeader aria-label={mailTexts.title}>
        <TableHead>
          <TableRow>
            <TableCell>{mailTexts.recipient}</TableCell>
            <TableCell>{mailTexts.subject}</TableCell>
            <TableCell>{mailTexts.kind}</TableCell>
            <TableCell>{mailTexts.state}</TableCell>
            <TableCell align="right">{mailTexts.attempts}</TableCell>
            <TableCell>{mailTexts.lastError}</TableCell>
            <TableCell>{mailTexts.createdAt}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {mails.map(({ id, recipient, subject, kind, state, attempts, lastError, createdAt }) => (
            <TableRow key={id} hover sx={{ cursor: 'pointer' }} onClick={() => onOpen(id)}>
              <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>{recipient}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 160 }}>
                <Link
                  component="button"
                  type="button"
                  color="textPrimary"
                  align="left"
                  onClick={(event: React.MouseEvent) => {
                    event.stopPropagation();
                    onOpen(id);
                  }}
                >
                  {subject || mailTexts.noSubject}
                </Link>
              </TableCell>
              <TableCell>{mailKindLabel(kind)}</TableCell>
              <TableCell><MailState state={state} /></TableCell>
              <TableCell align="right">{attempts}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 160 }}>{lastError}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatMoment(createdAt)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
