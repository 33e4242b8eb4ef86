import type { Identifier, SaveContextValue } from 'react-admin';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { useFormContext, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import { validate } from '../../../domain/validate';
import { fieldErrors, problemOf } from '../../api/http';
import { isKnown, newKey } from '../../api/once';
import { versionOf } from '../../api/records';
import type { Unanswered } from '../../drafts/draftStore';
import { formWords } from '../../i18n/forms';
import { uploadsSettled } from '../../fields/uploads/uploadsSettled';
import type { AfterRefusal, OtherVersion, SaveExtras } from '../FormMode';
import { clearProblems, showProblems } from '../problems/problems';

/**
 * How the last attempt to save went. `stale`: somebody else's version, null when the record is gone; `other` where it
 * is one of what the form started from.
 */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'invalid' }
  | { kind: 'broken-rule'; messages: string[]; field: string; others: number }
  | { kind: 'stale'; current: FieldValues | null; other?: OtherVersion }
  | { kind: 'failed'; message: string };

interface SaveOptions {
  type: ContentType;
  /** Saves in the edit or create context around; react-admin makes it anew for each state of the saving. */
  send: RefObject<SaveContextValue['save']>;
  id: Identifier | undefined;
  /** Reads the record as it is now. */
  read: (id: Identifier) => Promise<FieldValues>;
  /** What was sent last and never answered: it may have been saved. Kept with what is typed. */
  unanswered: RefObject<Unanswered | null>;
  /** Told when the record leaves, and when it has come back refused. */
  onSending: (isSending: boolean) => void;
  /**
   * In: what was sent beside the record; the record as it is stored now; what stood in the form when it was sent. Out:
   * true where the form stays, to be saved again.
   */
  onSaved: (extras: SaveExtras, stored: FieldValues, values: FieldValues) => boolean;
  /** Asked once the values are in order; null: not saved after all. */
  ask?: AskBeforeSaving | undefined;
  /** Asked what is to be done about a refusal. */
  onRefused?: ((extras: SaveExtras) => Promise<AfterRefusal>) | undefined;
}

/** So long nobody has to be told that something is being saved, in milliseconds. */
const unsaid = 150;

/** Saves what is in order in another way than into the record that was read. */
type SaveOtherwise = (values: FieldValues) => Promise<unknown>;

/**
 * In: the values in order; the form, where the answer may change it. Out: what is sent beside them; null: not saved
 * after all.
 */
export type AskBeforeSaving = (values: FieldValues, form: UseFormReturn<FieldValues>) => Promise<SaveExtras | null>;

/**
 * Saves the form by react-admin's save context: checks it by the rules of the declaration, sends it against the version
 * it was read at and sorts out what came back. One save at a time.
 */
export function useSave({ type, send, id, read, unanswered, onSending, onSaved, ask, onRefused }: SaveOptions) {
  const form = useFormContext();
  const [state, setNow] = useState<SaveState>({ kind: 'idle' });
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  /**
   * That something is being saved is said when it takes a moment: most is saved before, and nothing is drawn for
   * nothing.
   */
  const setState = useCallback((next: SaveState) => {
    clearTimeout(soon.current);
    if (next.kind === 'saving') soon.current = setTimeout(() => setNow(next), unsaid);
    else setNow((now) => (now.kind === 'idle' && next.kind === 'idle' ? now : next));
  }, []);
  const busy = useRef(false);
  const answered = useRef<SaveExtras | null>(null);

  /** Lets the form meet another version of what it started from. */
  const meet = useCallback(
    (other: OtherVersion) => setState({ kind: 'stale', current: other.theirs, other }),
    [setState],
  );

  const attempt = useCallback(
    async (asAnswered: SaveExtras | null, by?: SaveOtherwise): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      setState({ kind: 'saving' });
      const refusal = await uploadsSettled(form);
      busy.current = false;
      if (refusal) return setState({ kind: 'failed', message: refusal });
      // Somebody may go on typing.
      const values = structuredClone(form.getValues());
      const { value, errors } = validate(type, values);
      showProblems(form, type, errors);
      if (errors.length > 0) return setState(brokenRule(type, value, errors.length) ?? { kind: 'invalid' });

      busy.current = true;
      setState({ kind: 'idle' });
      if (!asAnswered && ask) {
        const answer = await ask(value, form);
        busy.current = false;
        // While somebody thought, and by the answer, the form may have become another: it is checked as it is now.
        return answer ? attempt(answer) : undefined;
      }
      const extras = asAnswered ?? {};
      answered.current = extras;
      setState({ kind: 'saving' });
      const sent = { ...value, ...extras, _version: values._version as string | undefined };
      const lost = unanswered.current;
      const isAgain = lost !== null && JSON.stringify(lost.values) === JSON.stringify(sent);
      const key = isAgain ? lost.key : newKey();
      // A creation that may have been made stays in mind until it is known; of a change, the last one counts.
      if (!by && (id !== undefined || !lost)) unanswered.current = { values: sent, key };
      onSending(true);
      let failure: unknown;
      let stored: FieldValues = sent;
      /** It stays busy where the next page comes: whatever is pressed until then would save this one again. */
      const done = (record: FieldValues) => {
        unanswered.current = null;
        if (!onSaved(extras, record, values)) return;
        busy.current = false;
        onSending(false);
        setState({ kind: 'idle' });
      };
      // Nothing is told or gone to by react-admin itself: whoever has left the form meanwhile is told all the same.
      const meta = id === undefined ? { meta: { key, ...(lost && !isAgain && { lost }) } } : {};
      if (by)
        await by(value).catch((error: unknown) => {
          failure = error;
        });
      else
        await send.current?.(sent, {
          onSuccess: (data: FieldValues) => {
            stored = data;
          },
          onError: (error: unknown) => {
            failure = error;
          },
          ...meta,
        });
      if (failure === undefined) return done(stored);
      const problem = problemOf(failure);
      if (by) return refuse(problem, failure);
      const current = problem?.status === 412 ? await currentRecord(problem.data) : null;
      if (current && (await isOwn(sent, current))) return done(current);
      const isAfterLost = current && lost !== null && (await isOwn(lost.values, current));
      if (isKnown(problem?.status ?? 0)) unanswered.current = null;
      if (isAfterLost) {
        busy.current = false;
        onSending(false);
        // What stands in the way is what we have sent ourselves.
        form.setValue('_version', versionOf(current));
        return attempt(extras);
      }
      const after = [409, 412].includes(problem?.status ?? 0) ? await onRefused?.(extras) : undefined;
      if (after) {
        busy.current = false;
        onSending(false);
        if (after === 'ask') return attempt(null);
        answered.current = after.extras;
        return meet(after.other);
      }
      return refuse(problem, failure, current);

      /** Gives the form back, and says why. In: the version that stands in the way, where one does. */
      function refuse(why: ReturnType<typeof problemOf>, error: unknown, theirs: FieldValues | null = null): void {
        busy.current = false;
        onSending(false);
        const wrong = Object.entries(fieldErrors(error)).map(([field, message]) => ({ field, message }));
        if (wrong.length > 0) {
          showProblems(form, type, wrong);
          setState({ kind: 'invalid' });
        } else if (why?.status === 412 || (why?.status === 404 && id !== undefined)) {
          setState({ kind: 'stale', current: theirs });
        } else {
          setState({
            kind: 'failed',
            message: why?.detail ?? (error instanceof Error ? error.message : formWords.notSaved),
          });
        }
      }

      /** Whether a record is what was sent: then nobody else is to be named for it. */
      async function isOwn(ours: FieldValues, theirs: FieldValues): Promise<boolean> {
        try {
          const { saysTheSame } = await import('../../review/stale/saysTheSame');
          return ours.addToInbox !== true && saysTheSame(type, ours, theirs);
        } catch {
          return false;
        }
      }

      /** The other person's version; with its own version, so that one can save over exactly this one. */
      async function currentRecord(given: unknown): Promise<FieldValues | null> {
        if (id === undefined || (given as FieldValues | undefined)?._version) return given as FieldValues;
        try {
          return await read(id);
        } catch {
          return (given as FieldValues | undefined) ?? null;
        }
      }
    },
    [ask, form, id, meet, onRefused, onSaved, onSending, read, send, setState, type, unanswered],
  );

  /**
   * First what inputs check themselves, as those of react-admin may; then all that is declared. In: what was answered
   * before.
   */
  const submit = useCallback(
    async (asAnswered: SaveExtras | null) => {
      if (busy.current) return;
      clearProblems(form);
      await form.handleSubmit(
        () => attempt(asAnswered),
        () => setState({ kind: 'invalid' }),
      )();
    },
    [attempt, form, setState],
  );

  const save = useCallback(() => submit(null), [submit]);
  /** Saves what two versions have become: what was asked before is not asked again. */
  const saveMerged = useCallback(() => submit(answered.current), [submit]);
  const saveBy = useCallback((by: SaveOtherwise) => void attempt({}, by), [attempt]);
  const dismiss = useCallback(() => setState({ kind: 'idle' }), [setState]);
  /** After the dialog of a broken rule: whatever else is wrong stands above the fields. */
  const showOthers = useCallback(() => setState({ kind: 'invalid' }), [setState]);
  return { state, attempt, save, saveMerged, saveBy, meet, dismiss, showOthers };
}

/** Rules over several fields stop saving with a dialog. In: how many problems there are in all. */
function brokenRule(type: ContentType, value: FieldValues, problems: number): SaveState | undefined {
  const broken = type.rules.flatMap((rule) => rule(value));
  return (
    broken[0] && {
      kind: 'broken-rule',
      messages: broken.map(({ message }) => message),
      field: broken[0].field,
      others: problems - broken.length,
    }
  );
}
