import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useNotify, type Identifier, type SaveContextValue } from 'react-admin';
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { nameOf } from '../../domain/contentType';
import type { ContentLocale } from '../../domain/locales';
import { hasNextRow } from '../cache/shownRows';
import { queueParameter, saidByAddress } from '../ui/paths';
import { useFeature } from '../session/config';
import type { Unanswered } from '../drafts/draftStore';
import { draftOfRecord, useDraftPlace } from '../drafts/drafts';
import { FormGapsProvider } from '../fields/german/FormGaps';
import { FormLanguageProvider, localeOf } from '../fields/FormLanguage';
import { useFormHeadings, useFormType } from '../fields/FormType';
import { formWords } from '../i18n/forms';
import { afterPaint } from '../ui/later';
import { useIsHere } from '../ui/useIsHere';
import { useWindowTitle } from '../ui/useWindowTitle';
import type { ContentFormProps } from './ContentForm';
import { DeletedMessage } from './deleting/DeletedMessage';
import { copyOf } from './duplicating/copyOf';
import { startNextWith } from './duplicating/duplicated';
import { DraftBanner } from './drafts/DraftBanner';
import { sameContent } from './drafts/sameContent';
import { useDrafts } from './drafts/useDrafts';
import type { FormMode } from './FormMode';
import { FormVersions } from './FormVersions';
import { FormHeader } from './header/FormHeader';
import { AddressLanguage, languageIn } from './languages/AddressLanguage';
import { useMissingTexts } from './languages/useMissingTexts';
import { drawLater } from './laterSections';
import { undoableFor } from '../ui/UndoAlert';
import { LeaveGuard } from './leaving/LeaveGuard';
import type { FormNavigation } from './leaving/useFormNavigation';
import { fieldInUse, focusField, focusFirst } from './problems/focusField';
import { ProblemList } from './problems/ProblemList';
import { problemLabel } from './problems/problems';
import { saveAsNew, saveRestored } from './saving/savingDeleted';
import { forgetPlace, placeFor } from './saving/formPlace';
import { goOnWith } from './saving/goOnWith';
import { SaveDialogs } from './saving/SaveDialogs';
import { useAfterSave } from './saving/useAfterSave';
import { useSave } from './saving/useSave';
import { useSaveChoice } from './saving/useSaveChoice';
import type { SaveIntent } from './saving/saveActions';
import { useSaveKeys } from './saving/useSaveKeys';
import { useSending } from './saving/useSending';
import { FormUndoProvider } from './undo/FormUndo';
import { GapWays } from './translations/GapWays';
import { useRecordGaps } from './translations/useRecordGaps';
import { useFormUndo } from './undo/useFormUndo';
import { useBeginning } from './useBeginning';

const DeleteDialog = lazy(() => import('./deleting/DeleteDialog').then((module) => ({ default: module.DeleteDialog })));
const PreviewDialog = lazy(() => import('./PreviewDialog').then((module) => ({ default: module.PreviewDialog })));

interface FormBodyProps extends ContentFormProps {
  mode: FormMode | undefined;
  /** The record it starts from. */
  first: FieldValues;
  navigation: FormNavigation;
  /** Reads the record as it is now. */
  read: (id: Identifier) => Promise<FieldValues>;
  /** Saves in the edit or create context around. */
  send: RefObject<SaveContextValue['save']>;
  /** What the server said beside its last answer. */
  meta: RefObject<unknown>;
  /** Where the form around finds what a button that submits it does. */
  submit: RefObject<(() => Promise<void>) | undefined>;
}

/**
 * All of a form but its contexts: drawn anew when something of it changes, not for another address or state of the
 * saving.
 */
export const FormBody = memo(function FormBody({
  first,
  navigation,
  read,
  send,
  meta,
  submit,
  deleteQuestion,
  Delete = DeleteDialog,
  Preview,
  failure,
  ask,
  actions,
  mode,
  children,
}: FormBodyProps) {
  const type = useFormType();
  const headings = useFormHeadings();
  const form = useFormContext();
  const { base, start, isChanged, beginAt, end, hasEnded } = useBeginning(form, first, mode?.start);
  const id = base.id as Identifier | undefined;
  const [beginsAt] = useState(() => placeFor(type.name, id));
  const [locale, setLocale] = useState<ContentLocale>(
    () => languageIn(window.location.search) ?? mode?.locale ?? beginsAt?.locale ?? 'de',
  );
  const [open, setOpen] = useState<'preview' | 'delete' | 'wished' | 'history' | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const problems = useRef<HTMLDivElement>(null);
  const panel = useId();
  const title = id === undefined ? '' : nameOf(type, base);
  const heading = id === undefined ? headings.creating : headings.editing;
  useWindowTitle(title, heading);

  const place = useDraftPlace()(mode?.name ?? draftOfRecord(type.name, id));
  const unanswered = useRef<Unanswered>(null);
  const drafts = useDrafts(form, place, start, isChanged, unanswered);
  const { context: gaps, isLeft } = useRecordGaps(type, base);
  const missing = useMissingTexts(form, type, isLeft);

  const notify = useNotify();
  const isHere = useIsHere();
  const { finish, keep } = drafts;
  /** Nothing of this form is left to lose. */
  const close = useCallback(() => {
    end();
    finish();
  }, [end, finish]);
  const intent = useRef<SaveIntent>({});
  /** Pressed again while a save was on its way: what was typed since is to be saved so. */
  const again = useRef<SaveIntent>(null);
  const stays = useCallback(() => id !== undefined && intent.current.after === 'stay', [id]);
  const { held, underWay, place: left, onSending } = useSending(box, locale, keep, hasEnded, stays);
  const stay = useCallback(
    (stored: FieldValues, values: FieldValues) => beginAt(goOnWith(form, type, values, stored)),
    [beginAt, form, type],
  );
  const isTyping = useCallback(() => intent.current.after === 'stay' && fieldInUse(box.current) !== null, []);
  const isTypedSince = useCallback((values: FieldValues) => !sameContent(form.getValues(), values), [form]);
  const onSaved = useAfterSave({
    type,
    base,
    isLeft,
    mode,
    navigation,
    meta,
    isHere,
    intended: useCallback(() => intent.current, []),
    held,
    left,
    close,
    isTypedSince,
    stay,
  });
  const choice = useSaveChoice(type, mode ? undefined : (id as number | undefined), intent);
  const asks = useMemo(
    () =>
      mode
        ? (values: FieldValues, methods: typeof form) => mode.ask(values, methods, intent.current.answer ?? null)
        : undefined,
    [mode],
  );
  const { state, attempt, save, saveMerged, saveBy, meet, dismiss, showOthers } = useSave({
    type,
    send,
    id,
    read,
    unanswered,
    onSending,
    onSaved,
    ask: asks ?? choice.ask ?? ask,
    onRefused: mode?.onRefused,
  });
  submit.current = () => attempt(null);
  const saving = state.kind === 'saving';
  const saveAs = useCallback(
    (meant: SaveIntent) => {
      // What is being saved goes on as it was meant.
      if (box.current?.closest('form[inert]')) return;
      if (underWay.isUnderWay()) {
        again.current = meant;
        return;
      }
      intent.current = meant;
      void save().finally(() => {
        const { current: next } = again;
        again.current = null;
        if (next && isHere() && !hasEnded()) saveNow.current?.(next);
      });
    },
    [hasEnded, isHere, save, underWay],
  );
  const saveNow = useRef(saveAs);
  saveNow.current = saveAs;
  const canKeep = useFeature()('PLUGIN_ENABLE_INBOX') && type.interimSave === true;
  useSaveKeys(box, { canKeep, ends: mode !== undefined }, saveAs);

  // Whoever makes a new record types at once. In a review somebody reads first.
  const startsInField = id === undefined && mode === undefined;
  useLayoutEffect(() => {
    if (startsInField) focusFirst(box.current);
  }, [startsInField]);
  useEffect(() => {
    forgetPlace();
    if (!beginsAt) return;
    // A form that somebody opens from elsewhere does without its code.
    const ending = import('./saving/returnTo').then(
      ({ returnTo }) => returnTo(box, beginsAt),
      () => undefined,
    );
    return () => void ending.then((end) => end?.());
  }, [beginsAt]);
  useEffect(() => {
    if (state.kind !== 'invalid' && state.kind !== 'failed') return;
    // Whoever saves to stay goes on typing: the next letters are for their field.
    if (isTyping()) notify(formWords.notSaved, { type: 'error' });
    else problems.current?.focus();
  }, [isTyping, notify, state]);

  const openField = (path: string) => {
    drawLater();
    flushSync(() => setLocale(localeOf(path)));
    focusField(box.current, path);
  };
  const nextGap = useRef<() => void>(undefined);
  const headerActions = gaps?.gaps.some(({ state }) => state !== 'empty')
    ? [...(actions ?? []), { label: formWords.nextGap, act: () => nextGap.current?.() }]
    : actions;
  const undo = useFormUndo(form, box, locale, openField, (path) => problemLabel(type, path));
  /** In: what two versions have become, to be saved over `theirs`. */
  const merge = (theirs: FieldValues, merged: FieldValues) => {
    beginAt(theirs);
    form.reset(merged);
    dismiss();
  };

  const duplicate = () => {
    startNextWith(type.name, copyOf(type, form.getValues()));
    navigation.toRecord(null);
  };
  const onDeleted = () => {
    navigation.back();
    afterPaint(() =>
      notify(<DeletedMessage text={formWords.removed} resource={type.name} ids={[id as Identifier]} />, {
        type: 'success',
        autoHideDuration: undoableFor,
      }),
    );
  };
  // In a review what waits about the record has gone with it.
  const saveOtherwise = (by: Parameters<typeof saveBy>[0]) => {
    intent.current = {};
    return saveBy(by);
  };
  const ofGone =
    mode || id === undefined
      ? undefined
      : {
          restore: () => saveOtherwise((values) => saveRestored(type, id, values)),
          asNew: () => saveOtherwise((values) => saveAsNew(type, values)),
        };

  return (
    <FormLanguageProvider locale={locale}>
      <FormGapsProvider value={gaps}>
        <Box role="form" ref={box} aria-labelledby={`${panel}-heading`} sx={{ px: { xs: 2, sm: 3 }, pb: 6 }}>
          <FormHeader
            headingId={`${panel}-heading`}
            heading={heading}
            title={title}
            base={base}
            locale={locale}
            onLocale={setLocale}
            missing={missing}
            controls={panel}
            saving={saving}
            onHistory={id === undefined ? undefined : () => setOpen('history')}
            onPreview={Preview && (() => setOpen('preview'))}
            onDuplicate={id === undefined || mode ? undefined : duplicate}
            actions={mode ? undefined : headerActions}
            onDelete={id === undefined || mode?.keepsRecord ? undefined : () => setOpen('delete')}
            onCancel={mode?.onCancel ?? navigation.back}
            onSave={saveAs}
            ways={
              mode
                ? undefined
                : { canKeep, hasNext: saidByAddress(queueParameter) !== null || hasNextRow(type.name, id) }
            }
          />
          {gaps && (
            <GapWays
              box={box}
              id={id}
              locale={locale}
              setLocale={setLocale}
              isChanged={isChanged}
              isHere={isHere}
              navigation={navigation}
              next={nextGap}
            />
          )}
          <DraftBanner
            drafts={drafts}
            base={base}
            onRestored={() => notify(formWords.draftRestored, { type: 'info' })}
          />
          {state.kind === 'failed' && (
            <Alert ref={problems} tabIndex={-1} severity="error" sx={{ mb: 1, scrollMarginTop: 120 }}>
              <strong>{formWords.notSaved}</strong> {state.message} {formWords.nothingLost}
            </Alert>
          )}
          {(id !== undefined || mode) && (
            <FormVersions
              type={type}
              id={id}
              form={form}
              base={base}
              start={start}
              state={state}
              dismiss={dismiss}
              isTyping={isTyping}
              onMerged={merge}
              onSave={() => void saveMerged()}
              showsHistory={open === 'history'}
              onHistoryClose={() => setOpen(null)}
              onHistorySave={() => {
                setOpen(null);
                saveAs({ answer: 'release' });
              }}
            />
          )}
          <ProblemList ref={state.kind === 'failed' ? undefined : problems} onOpen={openField} />
          {mode?.above({ openField, save, remove: () => setOpen('wished'), join: meet, close })}
          <Box id={panel} role="tabpanel" aria-labelledby={`${panel}-${locale}`}>
            <FormUndoProvider value={undo}>{children}</FormUndoProvider>
          </Box>
        </Box>
        {choice.dialog}
        <SaveDialogs
          state={state}
          failure={failure}
          onClose={dismiss}
          onOthers={showOthers}
          onOpen={(path) => {
            dismiss();
            openField(path);
          }}
          ofGone={ofGone}
        />
        {open === 'preview' && Preview && (
          <Suspense>
            <PreviewDialog
              Preview={Preview}
              record={structuredClone(form.getValues())}
              locale={locale}
              onClose={() => setOpen(null)}
            />
          </Suspense>
        )}
        {(open === 'delete' || open === 'wished') && id !== undefined && (
          <Suspense>
            <Delete
              resource={type.name}
              id={id}
              record={base}
              question={deleteQuestion}
              onClose={() => setOpen(null)}
              onDeleting={mode?.onDeleting}
              onDeleted={() => {
                close();
                if (mode) mode.onDeleted(open === 'wished');
                else onDeleted();
              }}
            />
          </Suspense>
        )}
        <LeaveGuard isChanged={isChanged} onDiscard={close} saving={underWay} />
        <AddressLanguage box={box} onAsked={setLocale} />
      </FormGapsProvider>
    </FormLanguageProvider>
  );
});
