import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { uploadWords } from '../../i18n/forms';
import type { UploadJob } from './uploadQueue';

/** A file on its way: how far it is, or why it failed and what can be done about it. */
export function UploadJobRow({
  job,
  onCancel,
  onRetry,
}: {
  job: UploadJob;
  onCancel: (id: number) => void;
  onRetry: (id: number) => void;
}) {
  const { id, name, state, progress, error } = job;
  const failed = state === 'failed';
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 1, display: 'flex', gap: 1, alignItems: 'center', ...(failed && { borderColor: 'error.main' }) }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <Typography variant="body2" noWrap title={name}>
            {name}
          </Typography>
          {!failed && (
            <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {stateOf(job)}
            </Typography>
          )}
        </Box>
        {failed ? (
          <Typography role="alert" variant="body2" color="error">
            {uploadWords.failed(name)} {error}
          </Typography>
        ) : (
          <LinearProgress
            // Its own for each way of showing, or it would slide from one to the other.
            key={state === 'preparing' ? 'preparing' : 'sending'}
            variant={state === 'preparing' ? 'indeterminate' : 'determinate'}
            {...(state !== 'preparing' && { value: Math.round(progress * 100) })}
            aria-label={uploadWords.progress(name)}
            sx={{ mt: 0.5 }}
          />
        )}
      </Box>
      {failed && (
        <Button size="small" onClick={() => onRetry(id)} aria-label={uploadWords.action(uploadWords.retry, name)}>
          {uploadWords.retry}
        </Button>
      )}
      <Button
        size="small"
        color="secondary"
        onClick={() => onCancel(id)}
        aria-label={uploadWords.action(failed ? uploadWords.discard : uploadWords.cancel, name)}
      >
        {failed ? uploadWords.discard : uploadWords.cancel}
      </Button>
    </Paper>
  );
}

function stateOf({ state, progress }: UploadJob): string {
  if (state === 'waiting') return uploadWords.waiting;
  return state === 'preparing' ? uploadWords.preparing : uploadWords.uploading(Math.round(progress * 100));
}
