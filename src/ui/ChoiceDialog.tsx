import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface Choice {
  label: string;
  act: () => void;
  /** Chosen by Enter, and by Ctrl+Enter wherever the focus is. */
  main?: boolean;
  /** Focused first, in a dialog that Ctrl+Enter and held-down keys must not answer. */
  isFirst?: boolean;
  /**
   * Chosen by Ctrl+Enter wherever the focus is, but only after a pause, so that the keys that opened the dialog do not
   * answer it.
   */
  confirms?: boolean;
  color?: 'error';
  busy?: boolean;
}

/** Longer than the gap between quick key presses, in milliseconds. */
const rest = 1000;

/**
 * A question with a few answers; Escape and a click outside call `onClose`. The focus returns to where it was. The
 * second click of a double-click is ignored, because it would hit a button that replaced another, such as 'Anhalten'
 * after 'Ändern'.
 */
export function ChoiceDialog({
  title,
  role = 'dialog',
  children,
  choices,
  onClose,
}: {
  title: string;
  role?: 'dialog' | 'alertdialog';
  children: ReactNode;
  choices: readonly Choice[];
  onClose: () => void;
}) {
  const id = useId();
  const [opened] = useState(() => performance.now());
  const pressed = useRef(opened);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey || event.repeat)) return;
    const hasRested = event.timeStamp - pressed.current > rest;
    pressed.current = event.timeStamp;
    const choice = choices.find(({ main, confirms }) => main || (confirms && hasRested));
    if (!choice && !choices.some(({ isFirst, confirms }) => isFirst || confirms)) return;
    // Ignores held-down keys.
    if (choice && event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
    if (choice && !choice.busy) choice.act();
  };
  return (
    <Dialog
      open
      role={role}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="sm"
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div" color="text.primary">
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {choices.map(({ label, act, main, isFirst, color, busy }) => (
          <Button
            key={label}
            onClick={({ detail }) => detail < 2 && act()}
            autoFocus={main || isFirst}
            variant={main || isFirst ? 'contained' : 'text'}
            color={color}
            loading={busy}
            disabled={busy}
          >
            {label}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  );
}
