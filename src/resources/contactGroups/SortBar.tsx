import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { groupWords } from '../../i18n/contactGroups';
import type { TreeSort } from './useTreeSort';

/** Once the order is changed: give it up or save it; how far saving is, and why it stopped. */
export function SortBar({ sort: { isChanged, progress, failure, reset, save } }: { sort: TreeSort }) {
  return (
    <>
      {failure !== null && <Alert severity="error" sx={{ mb: 1 }}>{failure}</Alert>}
      {isChanged && (
        <Alert
          severity="info"
          role="status"
          action={
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button color="inherit" size="small" disabled={progress !== null} onClick={reset}>{groupWords.reset}</Button>
              <Button variant="contained" size="small" disabled={progress !== null} onClick={save}>{groupWords.save}</Button>
            </Stack>
          }
        >
          {progress ? groupWords.saving(progress.saved, progress.count) : groupWords.changed}
          {progress && <LinearProgress variant="determinate" value={progress.count === 0 ? 100 : (100 * progress.saved) / progress.count} aria-label={groupWords.save} sx={{ mt: 1, minWidth: 240 }} />}
        </Alert>
      )}
    </>
  );
}
