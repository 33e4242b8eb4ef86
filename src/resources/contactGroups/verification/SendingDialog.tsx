import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useEffect } from 'react';
import { verificationWords } from '../../../i18n/review';
import { ChoiceDialog } from '../../../ui/ChoiceDialog';
import { readSending } from '../../../api/verification';

/** Asks so often, in milliseconds. */
const interval = 1_000;

/** How far the mails are; closes by itself once all are sent. */
export function SendingDialog({ batch, onClose }: { batch: string; onClose: () => void }) {
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
