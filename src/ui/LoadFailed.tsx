import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { HttpError } from 'react-admin';
import { listWords } from '../i18n/lists';

/**
 * Says why something could not be loaded and offers a retry. For features missing in the demo only says so.
 * @param what what failed, as a sentence
 */
export function LoadFailed({
  what = listWords.failed,
  error,
  onRetry,
}: {
  what?: string;
  error: Error;
  onRetry: () => void;
}) {
  if (error instanceof HttpError && error.status === leftOut)
    return (
      <Alert severity="info" sx={{ mb: 1 }}>
        {error.message}
      </Alert>
    );
  return (
    <Alert
      severity="error"
      sx={{ mb: 1 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {listWords.retry}
        </Button>
      }
    >
      {what} {error.message}
    </Alert>
  );
}

/** The status of unsupported features (not implemented). */
const leftOut = 501;
