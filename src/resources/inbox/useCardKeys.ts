import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { Card } from '../../../domain/inbox/inbox';
import { useKeyArea } from '../../keys/areas';
import { isKey, keyTable } from '../../keys/keyTable';
import { isBusyElsewhere } from '../../keys/occupied';
import { cardAt, nextCard, type Section } from './rows';

interface Options {
  container: RefObject<HTMLElement | null>;
  /** The row in use; kept for the one who draws the rows. */
  current: RefObject<number>;
  /** The row somebody comes back to; -1: none. */
  initial: number;
  sections: readonly Section[];
  cardIn: (row: number) => Card | undefined;
  /** The row at the top of what is in sight. */
  firstInSight: () => number;
  scrollTo: (row: number, options: { align: 'auto' }) => void;
  onDismiss: (card: Card) => void;
}

/**
 * The keyboard of the inbox: arrows or j and k lead from card to card, Delete dismisses; Enter is the link's own. The
 * cards are one stop of the tab key; j and k also begin from anywhere on the page.
 */
export function useCardKeys({
  container,
  current,
  initial,
  sections,
  cardIn,
  firstInSight,
  scrollTo,
  onDismiss,
}: Options) {
  // What was there may be done: then the one that took its place.
  const [stop, setStop] = useState(initial < 0 ? -1 : cardAt(sections, initial));
  const wanted = useRef(stop);
  useKeyArea('inbox');

  // The card that is asked for may not be in the document yet.
  useLayoutEffect(() => {
    if (wanted.current < 0) return;
    const target = container.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"] [data-stop]`);
    if (!target) return;
    const isComingBack = current.current < 0;
    current.current = wanted.current;
    wanted.current = -1;
    // Whoever comes back goes on where they were, unless something else has the focus already.
    if (isComingBack && !document.activeElement?.contains(target)) return;
    target.focus({ preventScroll: true });
  });

  const go = (row: number) => {
    if (row < 0) return;
    wanted.current = row;
    current.current = row;
    setStop(row);
    scrollTo(row, { align: 'auto' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = rowOf(event.target);
    if (from < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = isKey(event.nativeEvent, keyTable.inbox.next)
      ? 1
      : isKey(event.nativeEvent, keyTable.inbox.previous)
        ? -1
        : undefined;
    const card = cardIn(from);
    if (step !== undefined) go(nextCard(sections, from, step));
    else if (isKey(event.nativeEvent, keyTable.inbox.dismiss) && card) onDismiss(card);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const begin = useRef(go);
  begin.current = go;
  const shown = useRef(sections);
  shown.current = sections;
  const top = useRef(firstInSight);
  top.current = firstInSight;
  // With the cards, not a moment after they are seen: no key is lost.
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (
        (event.key !== 'j' && event.key !== 'k') ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isBusyElsewhere(event.target)
      )
        return;
      event.preventDefault();
      begin.current(cardAt(shown.current, current.current < 0 ? top.current() : current.current));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [current]);

  // Where the card in use has gone (dismissed, or moved by one that came back), the one that took its place has the
  // focus.
  const hasFocus = useRef(false);
  const count = sections.reduce((sum, section) => sum + section.count, 0);
  const before = useRef(count);
  useLayoutEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    const isLost = document.activeElement === document.body;
    if (
      current.current >= 0 &&
      (fewer ? isLost || container.current?.contains(document.activeElement) : isLost && hasFocus.current)
    ) {
      begin.current(cardAt(shown.current, current.current));
    }
  }, [container, count, current]);

  const onFocus = ({ target }: FocusEvent) => {
    hasFocus.current = true;
    const row = rowOf(target);
    if (row < 0) return;
    current.current = row;
    setStop(row);
  };
  // Not told of what is taken out of the page with the focus on it.
  const onBlur = () => {
    hasFocus.current = false;
  };
  return { go, stop: stop < 0 ? cardAt(sections, 0) : cardAt(sections, stop), onKeyDown, onFocus, onBlur };
}

function rowOf(target: EventTarget): number {
  return Number((target as Element).closest<HTMLElement>('[data-row]')?.dataset.row ?? -1);
}
