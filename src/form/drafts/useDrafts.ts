import { useEvent } from 'react-admin';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { newSession, type Draft, type Unanswered } from '../../drafts/draftStore';
import { drafts } from '../../drafts/drafts';
import { useFormChanges } from '../useFormChanges';
import { sameContent } from './sameContent';

/** How long typing rests before it is kept. */
const restMs = 300;

interface DraftOptions {
  form: UseFormReturn<FieldValues>;
  /** Names product, user, resource and record. */
  place: string;
  /** What the form started from. */
  start: FieldValues;
  /** Whether the form holds something that would be lost. */
  isChanged: () => boolean;
  /** Kept with what is typed, so that it is not done twice after a reload. */
  unanswered: Unanswered | null;
  onRestored: (unanswered: Unanswered | null) => void;
}

/** Keeps what is typed into a form, and finds what was typed before. */
export function useDrafts({ form, place, start, isChanged, unanswered, onRestored }: DraftOptions) {
  const [session] = useState(newSession);
  const [first] = useState(start);
  const [offered, setOffered] = useState<Draft[]>([]);
  const [isStored, setStored] = useState(true);

  const current = (): Draft => {
    const values = form.getValues();
    const version = values._version as string | undefined;
    const draft = { place, session, at: new Date().toISOString(), version, values };
    return unanswered ? { ...draft, unanswered } : draft;
  };
  /** Keeps it at once. */
  const keep = useEvent(() => {
    if (isChanged()) void drafts.write(current()).then(setStored);
  });
  const flush = useFormChanges(form, restMs, () => {
    if (isChanged()) keep();
    else void drafts.remove({ place, session });
  });

  useEffect(() => {
    let here = true;
    void drafts.read(place).then((found) => {
      if (!here) return;
      const others = found.filter((draft) => draft.session !== session);
      const same = others.filter(({ values }) => sameContent(values, first));
      for (const draft of same) void drafts.remove(draft);
      if (others.length > same.length) setOffered(others.filter((draft) => !same.includes(draft)));
    });
    return () => {
      here = false;
    };
  }, [first, place, session]);

  const keepNow = useEvent(() => {
    if (isChanged()) drafts.writeNow(current());
  });
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && keepNow();
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [keepNow]);

  const withdraw = (draft: Draft) =>
    setOffered((before) => before.filter(({ session: other }) => other !== draft.session));
  const discard = (draft: Draft) => {
    void drafts.remove(draft);
    withdraw(draft);
  };
  const restore = (draft: Draft) => {
    // What is typed already is offered in its turn.
    if (isChanged()) {
      const shelved = { ...current(), session: newSession(), values: structuredClone(form.getValues()) };
      void drafts.write(shelved).then(setStored);
      setOffered((before) => [shelved, ...before]);
    }
    form.reset(draft.values);
    onRestored(draft.unanswered ?? null);
    // Kept under this form's name before the other goes: a crash in between must not lose it.
    const kept = { ...draft, session, at: new Date().toISOString() };
    void drafts.write(kept).then((safe) => (safe ? drafts.remove(draft) : undefined));
    withdraw(draft);
  };
  /** After saving, deleting or discarding: nothing of this form is kept. */
  const finish = useEvent(() => {
    flush();
    void drafts.remove({ place, session });
  });
  return { offered, isStored, restore, discard, keep, finish };
}

export type Drafts = Pick<ReturnType<typeof useDrafts>, 'offered' | 'isStored' | 'restore' | 'discard'>;
