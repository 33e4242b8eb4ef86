import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { newSession, type Draft, type Unanswered } from '../../drafts/draftStore';
import { drafts } from '../../drafts/drafts';
import { sameContent } from './sameContent';
import { useFormChanges } from '../useFormChanges';

/** How long typing rests before it is kept. */
const restMs = 300;

/**
 * Keeps what is typed into a form, and finds what was typed before. `place` names product, user, resource and
 * record; `base` is the record as it was read, `isChanged` says whether the form differs from it; `unanswered` goes
 * with what is kept, so that it happens once after a reload too.
 */
export function useDrafts(
  form: UseFormReturn<FieldValues>,
  place: string,
  base: FieldValues,
  isChanged: () => boolean,
  unanswered: RefObject<Unanswered | null>,
) {
  const session = useRef(newSession());
  const done = useRef(false);
  const [offered, setOffered] = useState<Draft[]>([]);
  const [isStored, setStored] = useState(true);

  const current = useCallback((): Draft => {
    const values = form.getValues();
    const version = values._version as string | undefined;
    return withSent({ place, session: session.current, at: new Date().toISOString(), version, values }, unanswered);
  }, [form, place, unanswered]);

  const flush = useFormChanges(form, restMs, () => {
    if (done.current) return;
    if (isChanged()) void drafts.write(current()).then(setStored);
    else void drafts.remove(current());
  });

  const start = useRef(base);
  useEffect(() => {
    let here = true;
    void drafts.read(place).then((found) => {
      if (!here) return;
      const [same, different] = partition(found, ({ values }) => sameContent(values, start.current));
      for (const draft of same) if (draft.session !== session.current) void drafts.remove(draft);
      const others = different.filter((draft) => draft.session !== session.current);
      setOffered((before) => (before.length + others.length === 0 ? before : others));
    });
    return () => {
      here = false;
    };
  }, [place]);

  useEffect(() => {
    const keepNow = () => {
      if (!done.current && isChanged()) drafts.writeNow(current());
    };
    const onHide = () => document.visibilityState === 'hidden' && keepNow();
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [current, isChanged]);

  /** Puts what is typed aside, to be offered again; the form may then be filled otherwise. */
  const shelve = useCallback(() => {
    if (!isChanged()) return;
    const draft = { ...current(), session: newSession(), values: structuredClone(form.getValues()) };
    void drafts.write(draft).then(setStored);
    setOffered((before) => [draft, ...before]);
  }, [current, form, isChanged]);

  const forget = useCallback((draft: Draft) => {
    void drafts.remove(draft);
    setOffered((before) => before.filter(({ session: other }) => other !== draft.session));
  }, []);

  const restore = useCallback(
    (draft: Draft) => {
      shelve();
      form.reset(draft.values);
      unanswered.current = draft.unanswered ?? null;
      // Kept under this form's name before the other goes: a crash in between must not lose it.
      void drafts.write(current()).then((safe) => (safe ? drafts.remove(draft) : undefined));
      setOffered((before) => before.filter(({ session: other }) => other !== draft.session));
    },
    [current, form, shelve, unanswered],
  );

  /** What is being sent may be answered when this page is gone. */
  const keep = useCallback(() => {
    if (!done.current && isChanged()) void drafts.write(current()).then(setStored);
  }, [current, isChanged]);

  /** After saving, deleting or discarding: nothing of this form is kept, now or when it closes. */
  const finish = useCallback(() => {
    flush();
    done.current = true;
    // Nobody waits for it: the storage does things in the order they were asked for.
    void drafts.remove({ place, session: session.current });
  }, [flush, place]);

  return { offered, isStored, restore, discard: forget, shelve, keep, finish };
}

export type Drafts = ReturnType<typeof useDrafts>;

const withSent = (draft: Draft, { current }: RefObject<Unanswered | null>): Draft =>
  current ? { ...draft, unanswered: current } : draft;

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
