import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useId } from 'react';
import { listWords } from '../../i18n/lists';
import { mailWords } from '../../i18n/mails';
import { MailDetails } from './MailDetails';
import { readMail, retryMail } from './mailCalls';
import { useRefreshMails } from './useMails';

/** One mail: what it says, what became of it, and another try where it has failed. */
export function MailDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefreshMails();
  const { data: mail, error, isFetching, refetch } = useQuery({ queryKey: ['mails', 'one', id], queryFn: ({ signal }) => readMail(id, signal), gcTime: 0 });
  const retry = useMutation({
    mutationFn: () => retryMail(id),
    onSuccess: () => {
      notify(mailWords.retried, { type: 'success' });
      onClose();
    },
    onSettled: refresh,
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>{mail ? mail.subject || mailWords.noSubject : mailWords.text}</DialogTitle>
      {isFetching && <LinearProgress aria-label={listWords.loading} sx={{ height: 2 }} />}
      <DialogContent dividers>
        {error && <Alert severity="error" action={<Button color="inherit" size="small" onClick={() => void refetch()}>{listWords.retry}</Button>}>{error.message}</Alert>}
        {retry.error && <Alert severity="error" sx={{ mb: 2 }}>{retry.error.message}</Alert>}
        {mail && <MailDetails mail={mail} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>{mailWords.close}</Button>
        {mail?.state === 'failed' && <Button variant="contained" loading={retry.isPending} onClick={() => retry.mutate()}>{mailWords.retry}</Button>}
      </DialogActions>
    </Dialog>
  );
}
