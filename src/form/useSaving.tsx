import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import {
  LinkBase,
  useEvent,
  useNotify,
  useRegisterMutationMiddleware,
  useSaveContext,
  type DataProvider,
  type Identifier,
  type Middleware,
  type UpdateParams,
  type UpdateResult,
} from 'react-admin';
import { useEffect, type Dispatch, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ContentType } from '../../domain/contentType';
import type { ContentLocale } from '../../domain/locales';
import { validate } from '../../domain/validate';
import { fieldErrors, problemOf } from '../api/http';
import { revealsOutcome, newKey } from '../api/idempotencyKeys';
import { versionOf, saveAsNew, saveRestored } from '../api/records';
import { uploadsSettled } from '../fields/uploads/uploadQueue';
import { formWords } from '../i18n/forms';
import { releasingWords } from '../i18n/lists';
import { useFeature } from '../session/config';
import { afterPaint, useIsMounted } from '../ui/scheduling';
import { editPath, queueParameter, urlParameter } from '../ui/paths';
import { undoableFor } from '../ui/UndoAlert';
import { passToForm, useReadRecord } from '../ui/readRecord';
import type { FormActions, FormMode } from './FormMode';
import { sameContent } from './useFormChanges';
import { type IsLeftEmpty, missingTextsNote } from './languages/missingTexts';
import type { FormNavigation } from './leaving/useFormNavigation';
import { clearProblems, showProblems } from './problems/problems';
import type { SaveResult, BrokenRule, SaveEvent, SaveExtras, SaveIntent, SaveRequest, SaveState } from './saveMachine';
import { continueWith, handOver, typedSince } from './saving/continueForm';

/** What a question before a save needs to know. */
interface Asking {
  intent: SaveIntent;
  actions: FormActions;
}

/**
 * Called when the values are valid.
 * @param values the validated record
 * @param form for answers that change the form
 * @returns extras to send along; null to cancel the save
 */
export type AskBeforeSaving = (
  values: FieldValues,
  form: UseFormReturn<FieldValues>,
  asking: Asking,
) => Promise<SaveExtras | null>;

interface SavingOptions {
  state: SaveState;
  dispatch: Dispatch<SaveEvent>;
  type: ContentType;
  mode: FormMode | undefined;
  ask: AskBeforeSaving | undefined;
  actions: FormActions;
  navigation: FormNavigation;
  box: RefObject<HTMLElement | null>;
  locale: ContentLocale;
  isLeft: IsLeftEmpty;
  drafts: { keep: () => void; finish: () => void };
}

/**
 * Does the work of the save machine's phases: validates according to the declaration, asks, sends through react-admin's
 * save context against the version read, evaluates the response, and navigates.
 */
export function useSaving(options: SavingOptions): void {
  const { state, dispatch, type, mode, ask, actions, navigation, box, locale, isLeft, drafts } = options;
  const id = state.base.id as Identifier | undefined;
  const form = useFormContext();
  const { save } = useSaveContext();
  const read = useReadRecord(type.name);
  const isOn = useFeature();
  const isHere = useIsMounted();
  const notify = useNotify();
  const queryClient = useQueryClient();
  useRegisterMutationMiddleware(passMeta);

  const check = async () => {
    const refusal = await uploadsSettled(form);
    if (refusal) return dispatch({ type: 'uploadFailed', message: refusal });
    clearProblems(form);
    // The inputs' own validators run first, as react-admin's inputs have some; then the declaration's rules.
    await form.handleSubmit(
      () => {
        const typed = structuredClone(form.getValues());
        const { value, errors } = validate(type, typed);
        showProblems(form, type, errors);
        if (errors.length === 0) dispatch({ type: 'right', values: value, typed, key: newKey() });
        else dispatch({ type: 'wrong', rule: brokenRule(type, value, errors.length) });
      },
      () => dispatch({ type: 'wrong' }),
    )();
  };

  const send = async (request: SaveRequest) => {
    drafts.keep();
    const focused = document.activeElement as HTMLElement | null;
    // Any error, such as code that fails to load, unlocks the form.
    const answer = await exchange(request).catch((error: unknown): SaveResult => ({
      type: 'lost',
      message: messageOf(error),
    }));
    // Editors who have left the form still get the message.
    if (answer.type === 'stored' && !isHere()) return notifySaved(request, answer.stored, answer.meta, false);
    flushSync(() => dispatch({ key: request.key, ...answer }));
    if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
  };

  const exchange = async ({ values, extras, key, earlier }: SaveRequest): Promise<SaveResult> => {
    const { as } = state.intent;
    let stored: FieldValues = values;
    let meta: unknown;
    let failure: unknown;
    const onError = (error: unknown) => {
      failure = error;
    };
    if (as) await (as === 'new' ? saveAsNew(type, values) : saveRestored(type, id as number, values)).catch(onError);
    else
      await save?.(values, {
        onSuccess: (data: FieldValues) => {
          stored = data;
        },
        onError,
        meta: {
          onMeta: (answered: unknown) => {
            meta = answered;
          },
          ...(id === undefined && { key, ...(earlier && earlier.key !== key && { lost: earlier }) }),
        },
      });
    if (failure === undefined) return { type: 'stored', stored, meta };
    const problem = problemOf(failure);
    const status = problem?.status ?? 0;
    const current = status === 412 && !as ? await currentRecord(problem?.data) : null;
    if (current && (await isOwn(values, current))) return { type: 'stored', stored: current };
    if (current && earlier && (await isOwn(earlier.values, current))) {
      form.setValue('_version', versionOf(current));
      return { type: 'ownVersion' };
    }
    const refused = as ? undefined : await mode?.onRefused(extras, status);
    if (refused === 'ask') return { type: 'askAgain' };
    if (refused) return { type: 'metItem', ...refused };
    const wrong = Object.entries(fieldErrors(failure)).map(([field, message]) => ({ field, message }));
    if (wrong.length > 0) {
      showProblems(form, type, wrong);
      return { type: 'invalid' };
    }
    if (status === 412 && current) return { type: 'stale', theirs: current };
    if (status === 412 || (status === 404 && id !== undefined)) return { type: 'gone' };
    const message = problem?.detail ?? (failure instanceof Error ? failure.message : formWords.notSaved);
    return { type: status === 401 ? 'signedOut' : revealsOutcome(status) ? 'refused' : 'lost', message };
  };

  /**
   * Whether a stored record has the content that was sent. If so, only the response was lost, and no other editor is
   * involved.
   */
  const isOwn = async (ours: FieldValues, theirs: FieldValues): Promise<boolean> => {
    if (ours.addToInbox === true) return false;
    const { hasSameContent } = await import('../review/stale/joinVersions');
    return hasSameContent(type, ours, theirs);
  };

  /** The conflicting version with its version number, so that a save can replace exactly this one. */
  const currentRecord = async (given: unknown): Promise<FieldValues | null> => {
    if (id === undefined || (given as FieldValues | undefined)?._version) return given as FieldValues;
    return read(id).catch(() => (given as FieldValues | undefined) ?? null);
  };

  /** Reports a successful save. Cached lists show it right away, and reload when they are opened again. */
  const notifySaved = ({ extras }: SaveRequest, stored: FieldValues, meta: unknown, isStaying: boolean) => {
    const isKept = extras.addToInbox === true;
    const note = isKept ? null : missingTextsNote(type, { before: state.base, stored, isOn, isLeft, stays: isStaying });
    const created = id === undefined && stored.id !== undefined && !isStaying ? editPath(type.name, stored.id) : null;
    const message =
      mode?.saved(extras, meta, note) ??
      (isKept ? (
        releasingWords.kept
      ) : created !== null || note !== null ? (
        <SavedMessage note={note} created={created} />
      ) : (
        formWords.saved
      ));
    // Shows the next page first; a message with a button stays longer.
    afterPaint(() =>
      notify(message, { type: 'success', autoHideDuration: typeof message === 'string' ? undefined : undoableFor }),
    );
    void queryClient.invalidateQueries({ queryKey: [type.name], refetchType: 'none' });
    if (isKept) void queryClient.invalidateQueries({ queryKey: ['inbox'], refetchType: 'none' });
  };

  const leadOn = ({ request, stored, meta, stays }: Extract<SaveState['phase'], { kind: 'saved' }>) => {
    const { extras, typed } = request;
    const { after } = state.intent;
    const isKept = extras.addToInbox === true;
    // The form asks before leaving if there is newer input.
    const isTyped = !sameContent(form.getValues(), typed);
    const isStaying = after === 'stay' && !isKept && !mode && (!state.isLeaving || (stays && isTyped));
    notifySaved(request, stored, meta, isStaying);
    if (stays && isStaying) return dispatch({ type: 'continued', start: continueWith(form, type, typed, stored) });
    drafts.finish();
    if (stays) dispatch({ type: 'ended' });
    if (mode) mode.onSaved(extras, state.isLeaving);
    else if (state.isLeaving) return;
    else if (isKept) navigation.to('/inbox');
    else if (isStaying) {
      passToForm(queryClient, type.name, stored);
      handOver(
        type.name,
        stored.id as Identifier,
        box.current,
        locale,
        typedSince(form.getValues(), type, typed, stored),
      );
      navigation.to(editPath(type.name, stored.id as Identifier), { replace: true, flushSync: true });
    } else if (after === 'next' || urlParameter(queueParameter) !== null) void navigation.toNext(id, isHere);
    else navigation.toList();
  };

  const { phase } = state;
  const work = useEvent((): void => {
    if (phase.kind === 'uploading')
      void check().catch((error: unknown) => dispatch({ type: 'uploadFailed', message: messageOf(error) }));
    if (phase.kind === 'sending') void send(phase.request);
    if (phase.kind === 'saved') leadOn(phase);
    if (phase.kind === 'asking') {
      const asking = { intent: state.intent, actions };
      void (ask ? ask(phase.values, form, asking) : Promise.resolve({})).then(
        (answer) => dispatch({ type: 'answered', answer }),
        () => dispatch({ type: 'answered', answer: null }),
      );
    }
  });
  useEffect(work, [phase, work]);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Passes on the response's `meta`. An item kept in the inbox is not a record, so cached lists stay. */
const passMeta: Middleware<DataProvider['update']> = async (resource, params, next) => {
  const answer = (await next(resource, params)) as UpdateResult & { meta?: unknown };
  const { data, previousData, meta } = params as UpdateParams;
  (meta as { onMeta?: (meta: unknown) => void } | undefined)?.onMeta?.(answer.meta);
  return data?.addToInbox === true && previousData ? { data: previousData as UpdateResult['data'] } : answer;
};

/** Rules that involve several fields stop a save with a dialog. */
function brokenRule(type: ContentType, value: FieldValues, problems: number): BrokenRule | undefined {
  const broken = type.rules.flatMap((rule) => rule(value));
  const [first] = broken;
  if (!first) return undefined;
  return {
    messages: broken.map(({ message }) => message),
    field: first.field,
    others: problems - broken.length,
  };
}

/**
 * The message after a save, with a note, or with a link to a new record, which filters and order may hide in the list.
 */
function SavedMessage({ note, created }: { note: ReactNode; created: string | null }) {
  return (
    <Alert
      severity="success"
      variant="filled"
      elevation={6}
      action={
        created !== null && (
          <Button color="inherit" size="small" component={LinkBase} to={created}>
            {formWords.openCreated}
          </Button>
        )
      }
    >
      {formWords.saved} {note}
    </Alert>
  );
}
