import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useId } from 'react';
import Box from '@mui/material/Box';
import { listWords } from '../../i18n/lists';
import { mailWords } from '../../i18n/administration';
import { mailKindLabel, mailStateLabels, type Mail } from '../../../domain/administration/mails';
import { apiFetch } from '../../api/http';
import { formatClock } from '../../ui/format';
import { StateChip } from '../../ui/StateChip';
import { LoadFailed } from '../../ui/page';

/** A mail: its content and state, and a button to retry if it failed. */
export function MailDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const titleId = useId();
  const notify = useNotify();
  const client = useQueryClient();
  const {
    data: mail,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['mails', 'one', id],
    queryFn: ({ signal }) => apiFetch<Mail>(`/mails/${id}`, { signal }),
    gcTime: 0,
  });
  const retry = useMutation({
    mutationFn: () => apiFetch(`/mails/${id}/retry`, { method: 'POST', body: {} }),
    onSuccess: () => {
      notify(mailWords.retried, { type: 'success' });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['mails'] }),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {mail ? mail.subject || mailWords.noSubject : mailWords.text}
      </DialogTitle>
      {isFetching && <LinearProgress aria-label={listWords.loading} sx={{ height: 2 }} />}
      <DialogContent dividers>
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {retry.error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {retry.error.message}
          </Alert>
        )}
        {mail && <MailDetails mail={mail} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {mailWords.close}
        </Button>
        {mail?.state === 'failed' && (
          <Button variant="contained" loading={retry.isPending} onClick={() => retry.mutate()}>
            {mailWords.retry}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** The details of a mail, and its text as the recipient got it. */
function MailDetails({ mail }: { mail: Mail }) {
  const facts = [
    [mailWords.recipient, mail.recipient],
    [mailWords.kind, mailKindLabel(mail.kind)],
    [mailWords.state, <StateChip labels={mailStateLabels} key="state" state={mail.state} />],
    [mailWords.attempts, mail.attempts],
    [mailWords.lastError, mail.lastError],
    [mailWords.createdAt, formatClock(mail.createdAt)],
    [mailWords.sentAt, mail.sentAt && formatClock(mail.sentAt)],
    [mailWords.nextAttemptAt, mail.nextAttemptAt && formatClock(mail.nextAttemptAt)],
  ] as const;
  return (
    <>
      <Box
        component="dl"
        sx={{
          m: 0,
          mb: 2,
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          columnGap: 2,
          rowGap: 0.5,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <Box key={label} sx={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Box>
            ),
        )}
      </Box>
      <Box
        component="pre"
        role="region"
        aria-label={mailWords.text}
        tabIndex={0}
        sx={{
          m: 0,
          p: 2,
          maxHeight: 360,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontFamily: 'inherit',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {mail.text}
      </Box>
    </>
  );
}
