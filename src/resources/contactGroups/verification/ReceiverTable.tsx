import RemoveIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Receiver } from '../../../../domain/submissions/verification';
import { verificationWords } from '../../../i18n/review';
import { daysSince, isRecent } from './days';

/** Rows rendered at a time: thousands at once would take seconds. */
const step = 100;

/** The receivers with the date of their last mail; dates within 30 days in red. */
export function ReceiverTable({
  receivers,
  onRemove,
}: {
  receivers: readonly Receiver[];
  onRemove: (id: number) => void;
}) {
  const [shown, setShown] = useState(step);
  const { columns } = verificationWords;
  return (
    <>
      <Table size="small" aria-label={verificationWords.title}>
        <TableHead>
          <TableRow>
            <TableCell>{columns.name}</TableCell>
            <TableCell>{columns.email}</TableCell>
            <TableCell>{columns.sent}</TableCell>
            <TableCell align="right">{columns.remove}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {receivers.slice(0, shown).map(({ id, name, email, sentAt }) => (
            <TableRow key={id}>
              <TableCell>{name}</TableCell>
              <TableCell>
                {email || (
                  <Typography variant="body2" color="error">
                    {verificationWords.noEmail}
                  </Typography>
                )}
              </TableCell>
              <TableCell>
                <Typography variant="body2" color={isRecent(sentAt) ? 'error' : undefined}>
                  {sentAt ? verificationWords.days(daysSince(sentAt)) : verificationWords.never}
                </Typography>
              </TableCell>
              <TableCell align="right">
                <IconButton size="small" aria-label={verificationWords.removeOf(name)} onClick={() => onRemove(id)}>
                  <RemoveIcon fontSize="small" />
                </IconButton>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {receivers.length > shown && (
        <Button onClick={() => setShown(shown + step)} sx={{ mt: 1 }}>
          {verificationWords.more(Math.min(step, receivers.length - shown))}
        </Button>
      )}
    </>
  );
}
