import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useLeadOn } from './useLeadOn';

interface UndoAlertProps {
  text: string;
  /** What the button says. */
  label: string;
  isPending: boolean;
  onUndo: () => void;
}

/** A message about what has just been done, from which it can be taken back. When it goes, whoever pressed its button is back where they came from. */
export function UndoAlert({ text, label, isPending, onUndo }: UndoAlertProps) {
  const from = useRef<Element | null>(null);
  const box = useLeadOn<HTMLDivElement>(() => placeOf(from.current));
  return (
    <Alert
      ref={box}
      severity="success"
      variant="filled"
      elevation={6}
      onFocus={({ currentTarget, relatedTarget }) => { if (relatedTarget && !currentTarget.contains(relatedTarget)) from.current = relatedTarget; }}
      // A button that is switched off would drop the focus.
      action={<Button color="inherit" size="small" aria-disabled={isPending || undefined} onClick={() => isPending || onUndo()} sx={{ opacity: isPending ? 0.6 : 1 }}>{label}</Button>}
    >
      {text}
    </Alert>
  );
}

/** Where somebody goes on who came from an element: of a row, at what the keys of its list lead to; the page itself where it has gone. */
function placeOf(from: Element | null): HTMLElement | null {
  const place = from?.isConnected ? (from.closest('[data-row]')?.querySelector('[data-stop]') ?? from) : null;
  return place instanceof HTMLElement ? place : document.querySelector('main');
}
