import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';
import type { ReactNode } from 'react';
import { formWords } from '../../i18n/forms';

interface SavedMessageProps {
  /** What is said beside that it was saved. */
  note: ReactNode;
  /** Where a new record is: filters and order of the list may hide what has just been made, so a link leads to it. */
  created?: string | undefined;
}

/** The message after saving where there is more to say, or somewhere to go. */
export function SavedMessage({ note, created }: SavedMessageProps) {
  return (
    <Alert severity="success" variant="filled" elevation={6} action={created !== undefined && <Button color="inherit" size="small" component={LinkBase} to={created}>{formWords.openCreated}</Button>}>
      {formWords.saved} {note}
    </Alert>
  );
}
