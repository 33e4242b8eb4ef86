import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Card } from '../../../domain/inbox';
import { inboxWords } from '../../i18n/inbox';
import { useUndo } from './useUndo';

/** The message about items that have just ended, from which that can be taken back. */
export function UndoMessage({ text, items }: { text: string; items: readonly (Pick<Card, 'id'> & Partial<Pick<Card, 'type'>>)[] }) {
  const { undo, isPending } = useUndo();
  return (
    <Alert severity="success" variant="filled" elevation={6} action={<Button color="inherit" size="small" loading={isPending} disabled={isPending} onClick={() => void undo(items, items[0]?.type)}>{inboxWords.undo}</Button>}>
      {text}
    </Alert>
  );
}
