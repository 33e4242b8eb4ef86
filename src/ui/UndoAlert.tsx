import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { ariaKeys, isKey, keyTable } from '../keys/keyTable';
import { isBusyElsewhere } from '../keys/occupied';
import { useLeadOn } from './useLeadOn';

/** A message stays so long whose matter can be undone from it, in milliseconds. */
export const undoableFor = 12_000;

interface UndoAlertProps {
  text: ReactNode;
  /** What the button says. */
  label: string;
  isPending: boolean;
  onUndo: () => void;
}

const keys = keyTable.everywhere.undo;

/**
 * A message about what has just been done, from which it can be taken back; by key, too, since it stands behind all
 * else on the page. When it goes, whoever pressed its button is back where they came from.
 */
export function UndoAlert({ text, label, isPending, onUndo }: UndoAlertProps) {
  const from = useRef<Element | null>(null);
  const box = useLeadOn<HTMLDivElement>(() => placeOf(from.current));
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
  useEffect(() => {
    // Who leaves a text field or a dialog by Escape does not mean the message: it closes by no key that was used.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isBusyElsewhere(event.target as Element)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Alert
      ref={box}
      severity="success"
      variant="filled"
      elevation={6}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) from.current = relatedTarget;
      }}
      // A button that is switched off would drop the focus.
      action={
        <Button
          color="inherit"
          size="small"
          aria-disabled={isPending || undefined}
          aria-keyshortcuts={ariaKeys(keys)}
          onClick={() => isPending || onUndo()}
          sx={{ opacity: isPending ? 0.6 : 1 }}
        >
          {label}
          <Box
            component="kbd"
            aria-hidden="true"
            sx={{ ml: 0.75, font: 'inherit', fontWeight: 400, '@media (pointer: coarse)': { display: 'none' } }}
          >
            {keys[0]}
          </Box>
        </Button>
      }
    >
      {text}
    </Alert>
  );
}

/**
 * Where somebody goes on who came from an element: of a row, at what the keys of its list lead to; the page itself
 * where it has gone.
 */
function placeOf(from: Element | null): HTMLElement | null {
  const place = from?.isConnected ? (from.closest('[data-row]')?.querySelector('[data-stop]') ?? from) : null;
  return place instanceof HTMLElement ? place : document.querySelector('main');
}
