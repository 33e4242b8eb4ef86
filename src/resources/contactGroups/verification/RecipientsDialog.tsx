import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import LinearProgress from '@mui/material/LinearProgress';
import { useNotify } from 'react-admin';
import RemoveIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type Recipient, recentDays } from '../../../../domain/submissions/verification';
import { groupName, useContactGroups } from '../../../cache/contactGroups';
import { verificationWords } from '../../../i18n/review';
import { ChoiceDialog } from '../../../ui/ChoiceDialog';
import { sendVerification, loadRecipients, readSending } from '../../../api/verification';
import { LoadFailed } from '../../../ui/page';

/**
 * The recipients: people only, without duplicates. Some can be excluded, and 'E-Mails senden' asks for confirmation. A
 * group includes the groups below it, unless that is turned off.
 */
export function RecipientsDialog({ groups, onClose }: { groups: readonly number[]; onClose: () => void }) {
  const all = useContactGroups();
  const below = useMemo(
    () => all.filter(({ id: one, parent }) => parent !== null && groups.includes(parent.id) && !groups.includes(one)),
    [all, groups],
  );
  const [withBelow, setWithBelow] = useState(true);
  const { recipients, loaded, error, retry } = useRecipients(
    withBelow ? [...groups, ...below.map((group) => group.id)] : groups,
  );
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const [step, setStep] = useState<'choose' | 'confirm' | 'sending'>('choose');
  const [batch, setBatch] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const id = useId();
  const left = recipients?.filter((recipient) => !removed.has(recipient.id)) ?? [];
  const reachable = left.filter(({ email }) => email !== '');
  const recent = left.filter(({ sentAt }) => isRecent(sentAt));
  const remove = (ids: readonly number[]) => setRemoved((before) => new Set([...before, ...ids]));

  const send = async () => {
    setStep('sending');
    setFailed(null);
    try {
      setBatch((await sendVerification(reachable.map((recipient) => recipient.id))).batch);
    } catch (reason) {
      setFailed(reason instanceof Error ? reason.message : '');
      setStep('choose');
    }
  };
  if (batch !== null) return <SendingDialog batch={batch} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={step === 'sending' ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      maxWidth="md"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{verificationWords.title}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary">
          {verificationWords.hint}
        </Typography>
        {below.length > 0 && (
          <Box sx={{ mt: 1 }}>
            <FormControlLabel
              control={<Switch size="small" checked={withBelow} onChange={(_, checked) => setWithBelow(checked)} />}
              label={verificationWords.below}
              slotProps={{ typography: { variant: 'body2' } }}
            />
            <Typography variant="caption" component="p" color="text.secondary">
              {verificationWords.belowNames(below.map(groupName))}
            </Typography>
          </Box>
        )}
        {failed !== null && (
          <Alert severity="error" sx={{ my: 1 }}>
            {verificationWords.failed} {failed}
          </Alert>
        )}
        {error && <LoadFailed what={verificationWords.failedLoading} error={error} onRetry={retry} sx={{ my: 1 }} />}
        <Typography role="status" sx={{ my: 1 }}>
          {recipients
            ? left.length === 0
              ? verificationWords.none
              : verificationWords.count(reachable.length)
            : !error && verificationWords.loading(loaded)}
          {left.length > reachable.length && ` ${verificationWords.withoutEmail(left.length - reachable.length)}`}
        </Typography>
        {recent.length > 0 && (
          <Button size="small" onClick={() => remove(recent.map((recipient) => recipient.id))}>
            {verificationWords.removeRecent(recent.length)}
          </Button>
        )}
        {left.length > 0 && <RecipientTable recipients={left} onRemove={(one) => remove([one])} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={step === 'sending'}>
          {verificationWords.cancel}
        </Button>
        <Button
          variant="contained"
          disabled={reachable.length === 0 || step === 'sending'}
          loading={step === 'sending'}
          onClick={() => setStep('confirm')}
        >
          {verificationWords.send}
        </Button>
      </DialogActions>
      {step === 'confirm' && (
        <ChoiceDialog
          title={verificationWords.confirmTitle}
          onClose={() => setStep('choose')}
          choices={[
            { label: verificationWords.cancel, act: () => setStep('choose') },
            { label: verificationWords.send, act: () => void send(), main: true },
          ]}
        >
          {verificationWords.sendQuestion(reachable.length)}
        </ChoiceDialog>
      )}
    </Dialog>
  );
}

/** The people in the groups when the dialog opens; `loaded` is the number loaded so far. */
function useRecipients(groups: readonly number[]) {
  const [loaded, setLoaded] = useState(0);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['verification-receivers', ...groups],
    queryFn: ({ signal }) => loadRecipients(groups, signal, setLoaded),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return { recipients: data, loaded, error: isFetching ? null : error, retry: () => void refetch() };
}

/** The polling interval, in milliseconds. */
const interval = 1_000;

/** The progress of the mails; closes by itself when all are sent. */
function SendingDialog({ batch, onClose }: { batch: string; onClose: () => void }) {
  const notify = useNotify();
  const { data } = useQuery({
    queryKey: ['verification-sending', batch],
    queryFn: ({ signal }) => readSending(batch, signal),
    refetchInterval: ({ state }) => (state.data?.waiting === 0 ? false : interval),
    gcTime: 0,
  });
  const isDone = data !== undefined && data.waiting === 0 && data.failed === 0;
  useEffect(() => {
    if (!isDone) return;
    notify(verificationWords.sent, { type: 'success' });
    onClose();
  }, [isDone, notify, onClose]);
  const done = (data?.sent ?? 0) + (data?.failed ?? 0);
  return (
    <ChoiceDialog
      title={verificationWords.progressTitle}
      onClose={onClose}
      choices={[{ label: verificationWords.close, act: onClose, main: true }]}
    >
      {data && <p role="status">{verificationWords.progress(data.sent, data.total)}</p>}
      <LinearProgress
        aria-label={verificationWords.progressTitle}
        {...(data && { variant: 'determinate', value: (100 * done) / data.total })}
      />
      {data && data.failed > 0 && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {verificationWords.failed} {verificationWords.someFailed(data.failed)}
        </Alert>
      )}
      {data?.waiting !== 0 && <p>{verificationWords.background}</p>}
    </ChoiceDialog>
  );
}

/** The number of rows rendered at a time, because thousands at once would take seconds. */
const step = 100;

/** The recipients with the date of their last mail; dates in the last 30 days are red. */
function RecipientTable({
  recipients,
  onRemove,
}: {
  recipients: readonly Recipient[];
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
          {recipients.slice(0, shown).map(({ id, name, email, sentAt }) => (
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
      {recipients.length > shown && (
        <Button onClick={() => setShown(shown + step)} sx={{ mt: 1 }}>
          {verificationWords.more(Math.min(step, recipients.length - shown))}
        </Button>
      )}
    </>
  );
}

const day = 24 * 3_600_000;

/** The whole days since a timestamp. */
export const daysSince = (moment: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / day));

/** Whether a mail was sent in the last 30 days. */
export const isRecent = (moment: string | null, now = Date.now()): boolean =>
  moment !== null && now - Date.parse(moment) <= recentDays * day;
