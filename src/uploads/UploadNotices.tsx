import Alert from '@mui/material/Alert';
import type { UploadNotice } from './uploadQueue';
import { uploadWords } from '../i18n/uploads';

/** Why files were refused, and what was done to others, until someone has read it. */
export function UploadNotices({ notices, onDismiss }: { notices: readonly UploadNotice[]; onDismiss: (id: number) => void }) {
  return notices.map(({ id, severity, text }) => (
    <Alert key={id} severity={severity} onClose={() => onDismiss(id)} closeText={uploadWords.close} sx={{ my: 0.5, py: 0, overflowWrap: 'anywhere' }}>
      {text}
    </Alert>
  ));
}
