import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { reorderWords } from '../../i18n/forms';

/** Whether this is a touch device; evaluated once, because react-dnd keeps one backend. */
export const isTouch = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

interface ReorderKeys {
  /** The entry grabbed with the keyboard. */
  grabbed: string | null;
  /** What has just happened, for the live region. */
  news: string;
  onKeyDown: (event: KeyboardEvent, key: string) => void;
  onBlur: (key: string) => void;
  /** Called when a handle is rendered, in lists that render only what is in view, because it may be the one in use. */
  onShown: (key: string, handle: HTMLElement) => void;
  /** Announces where an entry was dropped with mouse or touch. */
  announceDrop: (key: string, to: number) => void;
}

interface Options {
  keys: readonly string[];
  nameOf: (key: string) => string;
  onMove: (from: number, to: number) => void;
  /** The element that contains the handles, each with its key in `data-reorder-key`. */
  list: RefObject<HTMLElement | null>;
}

/** The target index for a pressed key; undefined for keys that do not move anything. */
function target(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(0, from - 1);
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(count - 1, from + 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/**
 * Sorts with the keyboard: Space or Enter grabs and drops, arrows move, Escape restores the old position. Every step is
 * announced. All functions are stable, so that rows can be memoized.
 */
export function useReorderKeys(options: Options): ReorderKeys {
  const latest = useRef(options);
  latest.current = options;
  const [grabbed, setGrabbed] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const held = useRef<{ key: string; origin: number } | null>(null);
  /** Moving removes the focused element for a moment; that blur does not count, and the focus is restored. */
  const refocus = useRef<string | null>(null);

  const hold = useCallback((next: { key: string; origin: number } | null) => {
    held.current = next;
    setGrabbed(next?.key ?? null);
  }, []);

  useLayoutEffect(() => {
    if (refocus.current === null) return;
    const handle = handleOf(latest.current.list.current, refocus.current);
    if (handle) focusAgain(handle);
  }, [options.keys]);

  const onShown = useCallback((key: string, handle: HTMLElement) => {
    if (refocus.current === key) focusAgain(handle);
  }, []);

  function focusAgain(handle: HTMLElement) {
    handle.focus();
    refocus.current = null;
  }

  const say = useCallback(
    (words: (name: string, position: number, count: number) => string, key: string, index: number) => {
      const { keys, nameOf } = latest.current;
      setNews(words(nameOf(key), index + 1, keys.length));
    },
    [],
  );

  const move = useCallback((key: string, from: number, to: number) => {
    if (from === to) return;
    refocus.current = key;
    latest.current.onMove(from, to);
  }, []);

  const onKeyDown = useCallback(
    (event: KeyboardEvent, key: string) => {
      const { keys } = latest.current;
      const index = keys.indexOf(key);
      const isGrabbed = held.current?.key === key;
      const toggles = event.key === ' ' || event.key === 'Enter';
      const to = isGrabbed ? target(event.key, index, keys.length) : undefined;
      if (!toggles && to === undefined && !(isGrabbed && event.key === 'Escape')) return;
      event.preventDefault();
      // Keeps Escape from closing a surrounding page, and Enter from submitting its form.
      event.stopPropagation();
      if (event.repeat && toggles) return;
      if (toggles) {
        hold(isGrabbed ? null : { key, origin: index });
        say(isGrabbed ? reorderWords.dropped : reorderWords.grabbed, key, index);
      } else if (to !== undefined) {
        move(key, index, to);
        say(reorderWords.moved, key, to);
      } else if (held.current) {
        const { origin } = held.current;
        hold(null);
        move(key, index, origin);
        say(reorderWords.cancelled, key, origin);
      }
    },
    [hold, move, say],
  );

  const onBlur = useCallback(
    (key: string) => {
      if (refocus.current !== null || held.current?.key !== key) return;
      hold(null);
      say(reorderWords.dropped, key, latest.current.keys.indexOf(key));
    },
    [hold, say],
  );

  const announceDrop = useCallback((key: string, to: number) => say(reorderWords.dropped, key, to), [say]);

  return { grabbed, news, onKeyDown, onBlur, onShown, announceDrop };
}

function handleOf(list: HTMLElement | null, key: string): HTMLElement | undefined {
  const handles = list?.querySelectorAll<HTMLElement>('[data-reorder-key]') ?? [];
  return [...handles].find(({ dataset }) => dataset.reorderKey === key);
}
