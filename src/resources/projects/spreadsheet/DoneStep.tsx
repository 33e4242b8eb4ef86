import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import { importWords } from '../../../i18n/review';
import type { Import } from './useImport';

/** How much has come into the inbox, and the way there. */
export function DoneStep({ work: { result, startAgain } }: { work: Import }) {
  const counts = result?.counts;
  return (
    <>
      <Alert severity="success">
        {importWords.done((counts?.new ?? 0) + (counts?.update ?? 0))}
        {counts && counts.error > 0 && ` ${importWords.leftOut(counts.error)}`}
      </Alert>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to="/inbox">
          {importWords.toInbox}
        </Button>
        <Button variant="outlined" onClick={startAgain}>
          {importWords.another}
        </Button>
      </Stack>
    </>
  );
}
