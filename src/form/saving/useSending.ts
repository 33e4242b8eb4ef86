import { useCallback, useRef, useState, type RefObject } from 'react';
import type { ContentLocale } from '../../../domain/locales';
import type { HeldWay } from '../leaving/LeaveGuard';
import { placeIn, type FormPlace } from './formPlace';

/**
 * A save that is under way: a form that is left after it takes nothing meanwhile, since it would not be in it, and
 * whoever goes elsewhere is held until it is known how it ends. In: the form, and the language that it shows; what
 * keeps its draft at once; whether nothing of it is left to lose; whether the form stays, so that somebody may go on
 * typing. Out: whom it holds, for the guard and for what comes after; where somebody was when it began.
 */
export function useSending(
  box: RefObject<HTMLElement | null>,
  locale: ContentLocale,
  keep: () => void,
  hasEnded: () => boolean,
  stays: () => boolean,
) {
  const held = useRef<HeldWay | null>(null);
  const isSending = useRef(false);
  const inUse = useRef<HTMLElement>(null);
  const place = useRef<FormPlace>(null);
  const [underWay] = useState(() => ({
    isUnderWay: () => isSending.current && !hasEnded(),
    hold: (way: HeldWay) => {
      held.current = way;
    },
  }));
  const onSending = useCallback(
    (now: boolean) => {
      isSending.current = now;
      if (now) keep();
      if (now) inUse.current = document.activeElement as HTMLElement | null;
      if (now) place.current = placeIn(box.current, locale);
      box.current?.closest('form')?.toggleAttribute('inert', now && !stays());
      if (!now) held.current?.stay();
      if (!now) held.current = null;
      if (!now && document.activeElement === document.body) inUse.current?.focus({ preventScroll: true });
    },
    [box, keep, locale, stays],
  );
  return { held, underWay, place, onSending };
}
