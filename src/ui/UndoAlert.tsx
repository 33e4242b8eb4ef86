import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode, useLayoutEffect, type RefObject } from 'react';
import { ariaKeys, isKey, keyTable, isBusyElsewhere } from '../keys/keyTable';

/** How long a message with undo stays, in milliseconds. */
export const undoableFor = 12_000;

interface UndoAlertProps {
  text: ReactNode;
  /** The button's label. */
  label: string;
  isPending: boolean;
  onUndo: () => void;
}

const keys = keyTable.everywhere.undo;

/**
 * A message about something just done, which can be undone with a button or key. The key works from anywhere, because
 * the message comes last in the page. When the message closes, the focus returns to where it was before the button was
 * pressed.
 */
export function UndoAlert({ text, label, isPending, onUndo }: UndoAlertProps) {
  const from = useRef<Element | null>(null);
  const box = useFocusAfterRemoval<HTMLDivElement>(() => placeOf(from.current));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A form with changes handles the key first, at the document.
      if (event.defaultPrevented || event.repeat || !isKey(event, keys) || isBusyElsewhere(event.target)) return;
      // Otherwise Chromium would also undo what was typed last, as in the search field.
      event.preventDefault();
      if (!isPending) onUndo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isPending, onUndo]);
  useEffect(() => {
    // Escape in a text field or dialog is not meant for the message, which ignores keys that were already handled.
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
      // Disabling it would lose the focus.
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

/** Where the focus should return from an element: to the tab stop of its row, or to the page if the row is gone. */
function placeOf(from: Element | null): HTMLElement | null {
  const place = from?.isConnected ? (from.closest('[data-row]')?.querySelector('[data-stop]') ?? from) : null;
  return place instanceof HTMLElement ? place : document.querySelector('main');
}

/**
 * Moves the focus when an element that contains it is removed.
 * @param to returns the next element, called on removal
 * @returns the ref of the element
 */
export function useFocusAfterRemoval<Place extends HTMLElement>(
  to: (gone: Place) => HTMLElement | null | undefined,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const latest = useRef(to);
  latest.current = to;
  useLayoutEffect(() => {
    const gone = place.current;
    return () => {
      if (gone?.contains(document.activeElement)) latest.current(gone)?.focus({ preventScroll: true });
    };
  }, []);
  return place;
}
