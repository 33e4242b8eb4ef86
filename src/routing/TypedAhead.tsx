import { useLayoutEffect, type ReactNode } from 'react';
import { afterPaint } from '../ui/later';

/** A form that does not come within this time is none that somebody types into, in milliseconds. */
const patience = 10_000;

/**
 * Around the form of a new record, whose first field gets the focus: what somebody types while the form is on its way
 * stands in that field then.
 */
export function TypedAhead({ children }: { children: ReactNode }) {
  useLayoutEffect(() => keepTyping(), []);
  return children;
}

/** Out: ends it. */
function keepTyping(): () => void {
  let typed = '';
  let isTaken = false;
  const onKey = (event: KeyboardEvent) => {
    // The page is there and takes nothing of it: it begins with a choice, or is a message, or had its focus before we
    // listened.
    if (!isTaken && document.querySelector('main h1')) return end();
    // A blank would press what has the focus, and the key that has led here may still be held.
    const isSign = event.key.length === 1 && !(typed === '' && (event.key === ' ' || event.repeat));
    if (!isSign && event.key !== 'Backspace') return;
    if (event.isComposing || event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph')))
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed = isSign ? typed + event.key : typed.slice(0, -1);
  };
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey, { capture: true });
    document.removeEventListener('focusin', onFocus);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const field = target as HTMLElement;
    if (!field.matches('input, textarea, select, [contenteditable="true"]')) return;
    if (typed === '' || field.matches('select') || !field.closest('[role="form"]')) return end();
    isTaken = true;
    // What is typed until then comes after it.
    afterPaint(() => {
      end();
      // As if it were typed there, so that it can be taken back as such.
      if (document.activeElement === field) document.execCommand('insertText', false, typed);
    });
  };
  const timer = setTimeout(end, patience);
  window.addEventListener('keydown', onKey, { capture: true });
  document.addEventListener('focusin', onFocus);
  return end;
}
