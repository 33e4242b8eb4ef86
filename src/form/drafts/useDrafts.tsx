import { useEvent, useNotify, useRedirect } from 'react-admin';
import { useEffect, useState, useSyncExternalStore, useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { newSession, type Draft, type Unanswered } from '../../drafts/draftStore';
import { draftOfRecord, sending, useDraftPlace, useDraftStore } from '../../drafts/drafts';
import { versionOf, saveAsNew, saveRestored } from '../../api/records';
import { draftWords } from '../../i18n/drafts';
import { formWords } from '../../i18n/forms';
import { formatDateTime, formatTime } from '../../ui/format';
import { useFormType } from '../../fields/formContext';
import { useFormChanges, sameContent } from '../useFormChanges';

/** The pause in typing before a draft is stored. */
const restMs = 300;

interface DraftOptions {
  form: UseFormReturn<FieldValues>;
  /** The form: product, user, resource and record. */
  place: string;
  /** The form's initial values. */
  start: FieldValues;
  /** The record's title as typed. */
  titleOf: (values: FieldValues) => string;
  /** Whether the form has unsaved input. */
  isChanged: () => boolean;
  /** Stored with the draft, so that it is not repeated after a reload. */
  unanswered: Unanswered | null;
  onRestored: (unanswered: Unanswered | null) => void;
}

/** Stores drafts of a form, and finds earlier ones. */
export function useDrafts({ form, place, start, titleOf, isChanged, unanswered, onRestored }: DraftOptions) {
  const drafts = useDraftStore();
  const [session] = useState(newSession);
  const [first] = useState(start);
  const [offered, setOffered] = useState<Draft[]>([]);
  const [isStored, setStored] = useState(true);

  const current = (): Draft => {
    const values = form.getValues();
    const version = values._version as string | undefined;
    const page = window.location.pathname + window.location.search;
    const draft = { place, session, at: new Date().toISOString(), version, values, page, title: titleOf(values) };
    return unanswered ? { ...draft, unanswered } : draft;
  };
  /** Stores the draft immediately. */
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
  }, [drafts, first, place, session]);

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
    // The current input also becomes a draft that is offered.
    if (isChanged()) {
      const shelved = { ...current(), session: newSession(), values: structuredClone(form.getValues()) };
      void drafts.write(shelved).then(setStored);
      setOffered((before) => [shelved, ...before]);
    }
    form.reset(draft.values);
    onRestored(draft.unanswered ?? null);
    // Stored under this form's name before the other is removed, because a crash in between must not lose it.
    const { isElsewhere: _, ...content } = draft;
    const kept = { ...content, session, at: new Date().toISOString() };
    void drafts.write(kept).then((safe) => (safe ? drafts.remove(draft) : undefined));
    withdraw(draft);
  };
  /** Removes this form's draft, after saving, deleting or discarding. */
  const finish = useEvent(() => {
    flush();
    void drafts.remove({ place, session });
  });
  return { session, offered, isStored, restore, discard, keep, finish };
}

/** Shows where the input is stored safely, once it is. */
export function DraftNote({ session }: { session: string }) {
  const kept = useSyncExternalStore(sending.subscribe, () => sending.keptOf(session));
  if (!kept) return null;
  return (kept.isOnServer ? draftWords.kept : draftWords.keptHere)(formatTime(kept.at));
}

export type Drafts = Pick<ReturnType<typeof useDrafts>, 'offered' | 'isStored' | 'restore' | 'discard'>;

/** Offers unsaved drafts, one at a time, with their date and whether the record has changed since. */
export function DraftBanner({ drafts, base }: { drafts: Drafts; base: Record<string, unknown> }) {
  const { offered, isStored, restore, discard } = drafts;
  // The buttons disappear when pressed, so the focus stays in their place.
  const place = useId();
  const from = (act: (draft: Draft) => void) => (draft: Draft) => {
    document.getElementById(place)?.focus();
    act(draft);
  };
  const isOutdated = offered.some(({ version }) => version !== versionOf(base));
  return (
    <Box id={place} tabIndex={-1} sx={{ outline: 'none' }}>
      {!isStored && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {draftWords.notKept}
        </Alert>
      )}
      {offered.length > 0 && (
        <Alert severity="info" role="status" sx={{ mb: 1, '& .MuiAlert-message': { flexGrow: 1 } }}>
          <strong>{draftWords.title}.</strong> {isOutdated && draftWords.outdated(formatDateTime(base.updatedAt))}
          <DraftList
            drafts={offered}
            actions={[
              [draftWords.restore, from(restore)],
              [draftWords.discard, from(discard)],
            ]}
          />
        </Alert>
      )}
    </Box>
  );
}

interface DraftListProps {
  drafts: readonly Draft[];
  /** The text of a draft, given its date. */
  text?: (moment: string) => string;
  /** The labels of the possible actions on a draft, the most common first. */
  actions: readonly (readonly [label: string, act: (draft: Draft) => void])[];
  disabled?: boolean;
}

/** Stored drafts with their dates and actions. */
export function DraftList({ drafts, text = draftWords.from, actions, disabled }: DraftListProps) {
  return (
    <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {drafts.map((draft) => {
        const moment = formatDateTime(draft.at);
        return (
          <Box
            component="li"
            key={draft.session}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}
          >
            <Box component="span" sx={{ flexGrow: 1 }}>
              {text(moment)} {draft.isElsewhere && draftWords.elsewhere}
            </Box>
            {actions.map(([label, act], index) => (
              <Button
                key={label}
                color="inherit"
                size="small"
                variant={index === 0 ? 'outlined' : 'text'}
                disabled={disabled}
                aria-label={drafts.length > 1 ? formWords.itemAction(label, moment) : undefined}
                onClick={() => act(draft)}
              >
                {label}
              </Button>
            ))}
          </Box>
        );
      })}
    </Box>
  );
}

/** Drafts of a deleted record, which can be restored into it or saved as a new record. */
export function DeletedRecordDrafts({ id }: { id: string }) {
  const type = useFormType();
  const drafts = useDraftStore();
  const place = useDraftPlace()(draftOfRecord(type.name, id));
  const [found, setFound] = useState<Draft[]>([]);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const notify = useNotify();
  const redirect = useRedirect();
  useEffect(() => {
    let here = true;
    void drafts.read(place).then((all) => here && setFound(all));
    return () => {
      here = false;
    };
  }, [drafts, place]);

  const forget = (draft: Draft) => {
    void drafts.remove(draft);
    setFound((before) => before.filter((other) => other !== draft));
  };
  const save = async (draft: Draft, by: (values: Record<string, unknown>) => Promise<unknown>) => {
    setPending(true);
    setRefusal('');
    try {
      await by(draft.values);
      forget(draft);
      notify(formWords.saved, { type: 'success' });
      redirect('list', type.name);
    } catch (error) {
      setRefusal((error as Error).message);
      setPending(false);
    }
  };
  if (found.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      <strong>{draftWords.title}.</strong>
      <DraftList
        drafts={found}
        actions={[
          [formWords.restoreAndSave, (draft) => void save(draft, (values) => saveRestored(type, id, values))],
          [formWords.saveAsNew, (draft) => void save(draft, (values) => saveAsNew(type, values))],
          [draftWords.discard, forget],
        ]}
        disabled={isPending}
      />
      {refusal && (
        <Box role="alert" sx={{ mt: 1 }}>
          {formWords.notSaved} {refusal}
        </Box>
      )}
    </Alert>
  );
}
