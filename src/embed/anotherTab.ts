import type { MouseEvent } from 'react';

/** Whether a click on a link is meant for a tab or a window of its own, which is the browser's to open. */
export const isForAnotherTab = ({
  ctrlKey,
  metaKey,
  shiftKey,
  button,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'button'>): boolean =>
  ctrlKey || metaKey || shiftKey || button !== 0;
