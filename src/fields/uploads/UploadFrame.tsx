import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { uploadWords } from '../../i18n/forms';

/** The frame of a file: in a list with its handle on the left, removing on the right. */
export function UploadFrame({
  name,
  handle,
  onRemove,
  children,
}: {
  name: string;
  handle?: ReactNode;
  onRemove: () => void;
  children: ReactNode;
}) {
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={name}
      sx={{ p: 1, display: 'flex', gap: 1, alignItems: 'flex-start', scrollMarginTop: 160 }}
    >
      {handle}
      {children}
      <IconButton
        size="small"
        data-remove
        title={uploadWords.remove}
        aria-label={uploadWords.action(uploadWords.remove, name)}
        onClick={onRemove}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
}
