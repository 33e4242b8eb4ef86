import { HttpError, type Identifier } from 'react-admin';
import { useCallback, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import { validate } from '../../../domain/validate';
import type { Problem } from '../../../domain/http';
import { formWords } from '../../i18n/forms';
import { withAmounts } from './amounts';
import type { SaveExtras } from './FormMode';
import { showProblems } from './problems';
import type { RecordCalls } from './useRecordCalls';

/** How the last attempt to save went. `stale`: somebody else's version, null when the record is gone. */
export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'invalid' }
  | { kind: 'broken-rule'; messages: string[]; field: string; others: number }
  | { kind: 'stale'; current: FieldValues | null }
  | { kind: 'failed'; message: string };

interface SaveOptions {
  form: UseFormReturn<FieldValues>;
  type: ContentType<any>;
  calls: RecordCalls;
  id: Identifier | undefined;
  /** Told when the record leaves, and when it has come back refused. */
  onSending: (isSending: boolean) => void;
  /** In: what was sent beside the record. */
  onSaved: (extras: SaveExtras) => void;
  /** Asked once the values are in order; null: not saved after all. */
  ask?: AskBeforeSaving | undefined;
  /** Asked before saving, e.g. for uploads on their way; answers with a sentence when saving must not go on. */
  ready?: ReadyToSave;
}

/** So long nobody has to be told that something is being saved, in milliseconds. */
const unsaid = 150;

/** In: the values in order. Out: what is sent beside them; null: not saved after all. */
export type AskBeforeSaving = (values: FieldValues) => Promise<SaveExtras | null>;

export type ReadyToSave = (form: UseFormReturn<FieldValues>) => Promise<string | undefined>;

/**
 * Saves the form: checks it by the rules of the declaration, sends it against the version it was read at (decision 8)
 * and sorts out what came back. One save at a time.
 */
export function useSave({ form, type, calls, id, onSending, onSaved, ask, ready }: SaveOptions) {
  const [state, setNow] = useState<SaveState>({ kind: 'idle' });
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** That something is being saved is said when it takes a moment: most is saved before, and nothing is drawn for nothing. */
  const setState = useCallback((next: SaveState) => {
    clearTimeout(soon.current);
    if (next.kind === 'saving') soon.current = setTimeout(() => setNow(next), unsaid);
    else setNow((now) => (now.kind === 'idle' && next.kind === 'idle' ? now : next));
  }, []);
  const busy = useRef(false);
  const answered = useRef<SaveExtras | null>(null);

  const attempt = useCallback(async (asAnswered: SaveExtras | null) => {
    if (busy.current) return;
    busy.current = true;
    setState({ kind: 'saving' });
    const refusal = await ready?.(form);
    busy.current = false;
    if (refusal) return setState({ kind: 'failed', message: refusal });
    const values = withAmounts(type.fields, form.getValues());
    const { value, errors } = validate(type, values);
    showProblems(form, type, errors);
    if (errors.length > 0) return setState(brokenRule(type, value, errors.length) ?? { kind: 'invalid' });

    busy.current = true;
    setState({ kind: 'idle' });
    const extras = asAnswered ?? (ask ? await ask(value) : {});
    if (!extras) {
      busy.current = false;
      return;
    }
    answered.current = extras;
    setState({ kind: 'saving' });
    const data = { ...value, ...extras, _version: values._version as string | undefined };
    onSending(true);
    try {
      await calls.save(id, data, values);
      // It stays busy: whatever is pressed until the next page is there would save this one again.
      onSaved(extras);
    } catch (error) {
      busy.current = false;
      onSending(false);
      const problem = problemOf(error);
      if (problem?.status === 422 && problem.errors?.length) {
        showProblems(form, type, problem.errors);
        setState({ kind: 'invalid' });
      } else if (problem?.status === 412) {
        setState({ kind: 'stale', current: await currentRecord(problem.data) });
      } else if (problem?.status === 404 && id !== undefined) {
        setState({ kind: 'stale', current: null });
      } else {
        setState({ kind: 'failed', message: problem?.detail ?? (error instanceof Error ? error.message : formWords.notSaved) });
      }
    }

    /** The other person's version; with its own version, so that one can save over exactly this one. */
    async function currentRecord(given: unknown): Promise<FieldValues | null> {
      if (id === undefined || (given as FieldValues | undefined)?._version) return given as FieldValues;
      try {
        return await calls.read(id);
      } catch {
        return (given as FieldValues | undefined) ?? null;
      }
    }
  }, [ask, calls, form, id, onSaved, onSending, ready, setState, type]);

  const save = useCallback(() => attempt(null), [attempt]);
  /** Saves what two versions have become: what was asked before is not asked again. */
  const saveMerged = useCallback(() => attempt(answered.current), [attempt]);
  const dismiss = useCallback(() => setState({ kind: 'idle' }), [setState]);
  /** After the dialog of a broken rule: whatever else is wrong stands above the fields. */
  const showOthers = useCallback(() => setState({ kind: 'invalid' }), [setState]);
  return { state, save, saveMerged, dismiss, showOthers };
}

/** Rules over several fields stop saving with a dialog (document 1, section 5). In: how many problems there are in all. */
function brokenRule(type: ContentType<any>, value: FieldValues, problems: number): SaveState | undefined {
  const broken = type.rules.flatMap((rule) => rule(value));
  return broken[0] && { kind: 'broken-rule', messages: broken.map(({ message }) => message), field: broken[0].field, others: problems - broken.length };
}

function problemOf(error: unknown): Problem | undefined {
  return error instanceof HttpError ? (error.body as Problem) : undefined;
}
