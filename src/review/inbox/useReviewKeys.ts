import { useEvent } from 'react-admin';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { contentLocales } from '../../../domain/locales';
import type { Place } from '../../../domain/review/places';
import { singleRetry } from '../../form/problems/focusField';
import { isKey, keyTable, isCovered, typedIn } from '../../keys/keyTable';

interface Options {
  /** The places of the differences, by language. */
  places: readonly Place[];
  /** The paths of undecided differences. */
  open: ReadonlySet<string>;
  openField: (path: string) => void;
  takeAll: () => void;
  onToggle: () => void;
  onReleaseNext: () => void;
  onDiscard: () => void;
}

/**
 * The keyboard shortcuts of a review. The focus moves to the back-arrow of a difference, first to an undecided one;
 * Enter takes it over and moves on to the next. On a difference already taken over, Enter only moves on; another key
 * restores ours. Single letters work only outside text fields.
 */
export function useReviewKeys({ places, open, openField, takeAll, onToggle, onReleaseNext, onDiscard }: Options): {
  step: (by: 1 | -1) => void;
  goTo: (path: string) => void;
} {
  const [lastTaken, setLastTaken] = useState<string>();

  const [wait] = useState(singleRetry);
  const goTo = (path: string) => {
    openField(path);
    wait(() => {
      const group = groupOf(path);
      group?.scrollIntoView?.({ block: 'center' });
      group?.querySelector<HTMLElement>('[data-adopt]')?.focus({ preventScroll: true });
      return group !== null;
    });
  };
  const step = (by: 1 | -1) => {
    const paths = inFormOrder(places);
    if (paths.length === 0) return;
    const here = paths.indexOf(currentPath() ?? '');
    const undecided = paths.filter((path) => open.has(path));
    const first = undecided.length > 0 ? undecided : paths;
    goTo((here < 0 ? first.at(by > 0 ? 0 : -1) : paths[(here + by + paths.length) % paths.length]) as string);
  };
  /** After a decision, moves to the next undecided difference, if there is one. */
  const toNextUndecided = useEvent((from: string) => {
    const paths = inFormOrder(places);
    const here = paths.indexOf(from);
    const next = [...paths.slice(here + 1), ...paths.slice(0, here)].find((path) => open.has(path));
    if (next) goTo(next);
  });
  const putBack = (path: string | undefined) => {
    const taken = (one: string | undefined) => (one && groupOf(one)?.dataset.taken ? one : undefined);
    // After taking over with a key, the focus is already on the next one.
    const found = taken(path) ?? taken(lastTaken);
    if (!found) return;
    if (found !== path) goTo(found);
    groupOf(found)?.querySelector<HTMLElement>('[data-adopt][data-taken]')?.click();
  };

  const onKey = useEvent((event: KeyboardEvent) => {
    // Keys are ignored during a save, because their effect would be lost.
    if (isOccupied()) return;
    if (isKey(event, keyTable.review.releaseNext)) {
      event.preventDefault();
      // A held-down key must not release items that the editor has not seen.
      if (!event.repeat && !followsIgnoredDecision(event)) onReleaseNext();
      noteTaken();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(typedIn) : null;
    if (typing) {
      if (event.key === 'Escape') typing.blur();
      return;
    }
    const path = currentPath();
    const adopt =
      event.key === 'Enter' && event.target instanceof Element
        ? event.target.closest<HTMLElement>('button[data-adopt]')
        : null;
    if (adopt && path) {
      event.preventDefault();
      // A held-down key takes over only one difference.
      if (event.repeat) return;
      noteTaken();
      if (adopt.dataset.taken === undefined) {
        flushSync(() => {
          adopt.click();
          setLastTaken(path);
        });
      }
      toNextUndecided(path);
      return;
    }
    const actions: Record<string, () => void> = {
      [keyTable.review.next[0]]: () => step(1),
      [keyTable.review.previous[0]]: () => step(-1),
      [keyTable.review.takeAll[0]]: takeAll,
      [keyTable.review.onlyDifferences[0]]: onToggle,
      [keyTable.review.discard[0]]: onDiscard,
      [keyTable.review.putBack[0]]: () => putBack(path),
    };
    const action = actions[event.key] ?? choiceOf(path, event.key);
    if (!action) return;
    event.preventDefault();
    noteTaken();
    action();
  });
  // A layout effect, so that keys work as soon as the review is shown, and a quick first key is not lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
  return { step, goTo };
}

/** Whether a dialog or menu is open, or the form is being saved. */
const isOccupied = (): boolean => isCovered() || document.querySelector('[role="form"][inert]') !== null;

/** Takes over the alternative with the pressed number; undefined if there is none. */
function choiceOf(path: string | undefined, key: string): (() => void) | undefined {
  if (!path || !/^[1-9]$/.test(key)) return undefined;
  const adopt = groupOf(path)?.querySelector<HTMLElement>(`[data-alternative="${key}"] [data-adopt]`);
  return adopt && !adopt.dataset.taken
    ? () => {
        adopt.focus();
        adopt.click();
      }
    : undefined;
}

/** The difference that contains the focus, or whose field contains it. */
function currentPath(): string | undefined {
  const group = document.activeElement?.closest<HTMLElement>('[data-difference]');
  return group?.dataset.difference ?? document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field;
}

/** The paths by language, and within a language in the order of the form, where the form shows them. */
function inFormOrder(places: readonly Place[]): string[] {
  const shown = Array.from(
    document.querySelectorAll<HTMLElement>('[data-difference]'),
    ({ dataset }) => dataset.difference,
  );
  const rank = ({ path, locale }: Place) =>
    contentLocales.indexOf(locale) * 1000 + (shown.includes(path) ? shown.indexOf(path) : 999);
  return places.toSorted((a, b) => rank(a) - rank(b)).map(({ path }) => path);
}

function groupOf(path: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-difference="${CSS.escape(path)}"]`);
}

/**
 * For editors who type faster than a save completes: keys pressed in the meantime are ignored. If a decision ('a', a
 * digit, Enter on a proposal) was ignored, the release that follows it is ignored too, because it would drop the
 * undecided proposal. In milliseconds.
 */
const rhythm = 1000;
let refusedAt = -Infinity;

const isRelease = (event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey);
const decides = ({ key, target }: KeyboardEvent) =>
  /^[a1-9]$/.test(key) || (key === 'Enter' && target === document.body);

/** Called for every ignored key. An ignored release ends the sequence. */
export function noteIgnoredKey(event: KeyboardEvent): void {
  if (isRelease(event)) refusedAt = -Infinity;
  else if (decides(event)) refusedAt = event.timeStamp;
}

/** Called for every key that had an effect. */
function noteTaken(): void {
  refusedAt = -Infinity;
}

/** Whether a release follows an ignored decision. After a pause, the editor has seen what is on the screen. */
function followsIgnoredDecision(event: KeyboardEvent): boolean {
  return isRelease(event) && event.timeStamp - refusedAt < rhythm;
}
