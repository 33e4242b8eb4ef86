import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import { ariaKeys, isKey, keyTable } from '../keys/keyTable';
import { isBusyElsewhere } from '../keys/occupied';

interface UndoAlertProps {
  text: ReactNode;
  /** What the button says. */
  label: string;
  isPending: boolean;
  onUndo: () => void;
}

const keys = keyTable.everywhere.undo;

/** A message about what has just been done, from which it can be taken back; by key, too, since it stands behind all else on the page. */
export function UndoAlert({ text, label, isPending, onUndo }: UndoAlertProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isPending || event.repeat || !isKey(event, keys) || isBusyElsewhere(event.target)) return;
      // A form in which something was changed comes first, whoever listens first.
      setTimeout(() => {
        if (!event.defaultPrevented) onUndo();
      });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isPending, onUndo]);
  return (
    <Alert
      severity="success" variant="filled" elevation={6}
      action={
        <Button color="inherit" size="small" loading={isPending} disabled={isPending} aria-keyshortcuts={ariaKeys(keys)} onClick={onUndo}>
          {label}
          <Box component="kbd" aria-hidden="true" sx={{ ml: 0.75, font: 'inherit', fontWeight: 400, '@media (pointer: coarse)': { display: 'none' } }}>{keys[0]}</Box>
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
