import type { RefObject } from 'react';
import { nodeAt } from '../../fields/richText/textSelection';
import { drawLater } from '../laterSections';
import { focusField, hasField } from '../problems/focusField';
import { untilThere } from '../problems/untilThere';
import type { FormPlace } from './formPlace';

/** Brings somebody back to a place, once its input is there. Out: ends it. */
export function returnTo(box: RefObject<HTMLElement | null>, { path, selection, top }: FormPlace): () => void {
  let end: (() => void) | undefined;
  // After the page itself has begun at its top.
  const timer = setTimeout(() => {
    drawLater();
    end = untilThere((isLast) => {
      if (path !== null && !((isLast || hasField(box.current, path)) && focusField(box.current, path))) return false;
      const active = document.activeElement;
      if (active instanceof HTMLElement && selection) select(active, selection);
      window.scrollTo(0, top);
      if (path !== null) active?.scrollIntoView?.({ block: 'nearest' });
      return true;
    });
  });
  return () => {
    clearTimeout(timer);
    end?.();
  };
}

function select(element: HTMLElement, selection: NonNullable<FormPlace['selection']>): void {
  if ('anchor' in selection) {
    if (element.isContentEditable)
      getSelection()?.setBaseAndExtent(...nodeAt(element, selection.anchor), ...nodeAt(element, selection.head));
  } else if (
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
    element.selectionStart !== null
  )
    element.setSelectionRange(...selection);
}
