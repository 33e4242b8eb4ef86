import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface UndoAlertProps {
  text: string;
  /** What the button says. */
  label: string;
  isPending: boolean;
  onUndo: () => void;
}

/** A message about what has just been done, from which it can be taken back. */
export function UndoAlert({ text, label, isPending, onUndo }: UndoAlertProps) {
  return (
    <Alert severity="success" variant="filled" elevation={6} action={<Button color="inherit" size="small" loading={isPending} disabled={isPending} onClick={onUndo}>{label}</Button>}>
      {text}
    </Alert>
  );
}
