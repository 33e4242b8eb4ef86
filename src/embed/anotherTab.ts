import type { MouseEvent } from 'react';

/** Whether a click on a link should open a new tab or window, which is left to the browser. */
export const isForAnotherTab = ({
  ctrlKey,
  metaKey,
  shiftKey,
  button,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'button'>): boolean =>
  ctrlKey || metaKey || shiftKey || button !== 0;
