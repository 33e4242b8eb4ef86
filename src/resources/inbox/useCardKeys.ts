import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { Card } from '../../../domain/inbox/inbox';
import { useKeyArea, isKey, keyTable, isBusyElsewhere } from '../../keys/keyTable';
import { nearestCardRow, nextCardRow, type Section } from './rows';

interface Options {
  container: RefObject<HTMLElement | null>;
  /** The current row; the renderer reads it too. */
  current: RefObject<number>;
  /** The row to return to; -1 if there is none. */
  initial: number;
  sections: readonly Section[];
  cardIn: (row: number) => Card | undefined;
  /** The first visible row. */
  firstInSight: () => number;
  scrollTo: (row: number, options: { align: 'auto' }) => void;
  onDismiss: (card: Card) => void;
  /** Selects cards, or deselects a single one. */
  onMark: (cards: readonly Card[]) => void;
  /** Assigns the selected cards, or this one. */
  onGive: (card: Card) => void;
}

/**
 * The keyboard shortcuts of the inbox: arrows or j and k move between cards, Delete dismisses, Enter follows the link.
 * The cards are a single tab stop; j, k and the selection keys also work from anywhere on the page.
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
  onMark,
  onGive,
}: Options) {
  // That card may have been closed; if so, the one in its place gets the focus.
  const [stop, setStop] = useState(initial < 0 ? -1 : nearestCardRow(sections, initial));
  const wanted = useRef(stop);
  useKeyArea('inbox');

  // The requested card may not have been rendered yet.
  useLayoutEffect(() => {
    if (wanted.current < 0) return;
    const target = container.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"] [data-stop]`);
    if (!target) return;
    const isComingBack = current.current < 0;
    current.current = wanted.current;
    wanted.current = -1;
    // Returns to the previous card, unless something else has the focus.
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
  /** Selects a card and the next one, and moves there. */
  const markRange = (from: number, key: string) => {
    const to = nextCardRow(sections, from, key === 'ArrowDown' ? 1 : -1);
    onMark([from, to].flatMap((row) => cardIn(row) ?? []));
    go(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = rowOf(event.target);
    if (from < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isKey(event.nativeEvent, keyTable.inbox.markRange)) {
      markRange(from, event.key);
      event.preventDefault();
      return;
    }
    if (event.shiftKey) return;
    const step = isKey(event.nativeEvent, keyTable.inbox.next)
      ? 1
      : isKey(event.nativeEvent, keyTable.inbox.previous)
        ? -1
        : undefined;
    const card = cardIn(from);
    if (step !== undefined) go(nextCardRow(sections, from, step));
    else if (isKey(event.nativeEvent, keyTable.inbox.dismiss) && card) onDismiss(card);
    else if (isKey(event.nativeEvent, keyTable.inbox.mark) && card) onMark([card]);
    else if (isKey(event.nativeEvent, keyTable.inbox.assign) && card) onGive(card);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const begin = useRef(go);
  begin.current = go;
  const shown = useRef(sections);
  shown.current = sections;
  const markBoth = useRef(markRange);
  markBoth.current = markRange;
  const top = useRef(firstInSight);
  top.current = firstInSight;
  // Registered together with the cards, so that no early keystroke is lost.
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isRange = isKey(event, keyTable.inbox.markRange);
      if (
        (event.key !== 'j' && event.key !== 'k' && !isRange) ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isBusyElsewhere(event.target)
      )
        return;
      event.preventDefault();
      const from = nearestCardRow(shown.current, current.current < 0 ? top.current() : current.current);
      if (isRange) markBoth.current(from, event.key);
      else begin.current(from);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [current]);

  // If the current card disappears (because it is dismissed, or shifted by one that came back), the card in its place
  // gets the focus.
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
      begin.current(nearestCardRow(shown.current, current.current));
    }
  }, [container, count, current]);

  const onFocus = ({ target }: FocusEvent) => {
    hasFocus.current = true;
    const row = rowOf(target);
    if (row < 0) return;
    current.current = row;
    setStop(row);
  };
  // Removing a focused element does not fire a blur event.
  const onBlur = () => {
    hasFocus.current = false;
  };
  return {
    go,
    stop: stop < 0 ? nearestCardRow(sections, 0) : nearestCardRow(sections, stop),
    onKeyDown,
    onFocus,
    onBlur,
  };
}

function rowOf(target: EventTarget): number {
  return Number((target as Element).closest<HTMLElement>('[data-row]')?.dataset.row ?? -1);
}
