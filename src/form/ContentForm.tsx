import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Form, useEvent, useNotify, useRecordContext, type Identifier } from 'react-admin';
import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
  type ComponentType,
  type Dispatch,
  type FormEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { emptyRecord, nameOf } from '../../domain/contentType';
import type { Field } from '../../domain/fields';
import type { ContentLocale } from '../../domain/locales';
import { hasNextRow } from '../cache/shownRows';
import { draftOfRecord, useDraftPlace } from '../drafts/drafts';
import {
  FormLanguageProvider,
  localeOf,
  useFormHeadings,
  useFormType,
  FormGapsProvider,
  ShownDifferenceProvider,
} from '../fields/formContext';
import { formWords } from '../i18n/forms';
import { useFeature } from '../session/config';
import { afterPaint, useIsHere } from '../ui/later';
import { queueParameter, addressParameter } from '../ui/paths';
import { undoableFor } from '../ui/UndoAlert';
import { useWindowTitle } from '../ui/page';
import { DeletedMessage } from './deleting/DeletedMessage';
import type { DeleteDialogProps } from './deleting/DeleteDialog';
import { DraftBanner, useDrafts } from './drafts/useDrafts';
import { sameContent } from './useFormChanges';
import { copyOf, forgetStart, startNextWith, startOf } from './duplicating/copyOf';
import { FormActionsProvider, useFormMode, type FormActions, type FormMode } from './FormMode';
import { FormVersions } from './FormVersions';
import { FormHeader } from './header/FormHeader';
import type { HeaderAction } from './header/HeaderMenu';
import { AddressLanguage, languageIn } from './languages/LanguageTabs';
import { useMissingTexts } from './languages/missingTexts';
import { LeaveGuard } from './leaving/LeaveGuard';
import { useFormNavigation } from './leaving/useFormNavigation';
import type { PreviewOf } from './PreviewDialog';
import { fieldInUse, focusField, focusFirst, oneWait } from './problems/focusField';
import { ProblemList, SaveDialogs, useSaveKeys } from './saving/SaveDialogs';
import { problemLabel } from './problems/problems';
import { isLocked, opened, step, type SaveEvent, type SaveIntent, type SaveState } from './saveMachine';
import { goOnIn, handedOver } from './saving/goOn';
import { useSaveChoice } from './saving/SaveChoice';
import { SteadyForm } from './SteadyForm';
import { GapBar, useRecordGaps } from './translations/GapBar';
import { useNextGap } from './translations/useNextGap';
import { FormUndoProvider, useFormUndo } from './undo/useFormUndo';
import { useSaving, type AskBeforeSaving } from './useSaving';

const DeleteDialog = lazy(() => import('./deleting/DeleteDialog').then((module) => ({ default: module.DeleteDialog })));
const PreviewDialog = lazy(() => import('./PreviewDialog').then((module) => ({ default: module.PreviewDialog })));
const Difference = lazy(() => import('../review/Difference').then((module) => ({ default: module.ValuesDifference })));
const showDifference = (field: Field, before: unknown, after: unknown) => (
  <Difference field={field} before={before} after={after} />
);

export interface ContentFormProps {
  /** The question before deleting, literal for each type. */
  deleteQuestion: string;
  /** The delete dialog, for types with more to say. */
  Delete?: ComponentType<DeleteDialogProps>;
  /** The public view, for the preview. */
  Preview?: PreviewOf;
  /** The dialog text if saving fails without a reason from the server; without it only the page shows the failure. */
  failure?: string | undefined;
  /** Asked once the values are valid, unless mode or inbox ask; for example about duplicates. */
  ask?: AskBeforeSaving | undefined;
  /** Further actions in the page's menu. */
  actions?: readonly HeaderAction[] | undefined;
  /** The inputs. */
  children: ReactNode;
}

/**
 * react-admin's `Form` with an editor's tools: header, languages, validation, drafts, merging, preview, history.
 * The whole record is sent as it was read, so that disabled fields keep their values. Needs react-admin's edit or
 * create context. `saveMachine` defines the states and their transitions.
 */
export function ContentForm(props: ContentFormProps) {
  const type = useFormType();
  const mode = useFormMode();
  const record = useRecordContext<FieldValues & { id: number }>();
  const [state, dispatch] = useReducer(step, null, () => {
    const base: FieldValues = record ?? startOf(type.name) ?? emptyRecord(type);
    return opened(base, mode?.start ?? handedOver(type.name, base.id as Identifier)?.start ?? base);
  });
  // The form keeps its initial record, whatever happens to the record around it.
  const [first] = useState(state.start);
  useEffect(forgetStart, []);
  return (
    // Enter in a field does not save; a submit button does.
    <Box onSubmitCapture={(event: FormEvent) => (event.nativeEvent as SubmitEvent).submitter || event.preventDefault()}>
      <Form
        record={first as { id: number }}
        onSubmit={() => dispatch({ type: 'save', intent: {} })}
        disableInvalidFormNotification
        shouldFocusError={false}
        noValidate
      >
        <SteadyForm>
          <ShownDifferenceProvider value={showDifference}>
            <FormBody {...props} mode={mode} state={state} dispatch={dispatch} />
          </ShownDifferenceProvider>
        </SteadyForm>
      </Form>
    </Box>
  );
}

interface FormBodyProps extends ContentFormProps {
  mode: FormMode | undefined;
  state: SaveState;
  dispatch: Dispatch<SaveEvent>;
}

/** The form without its contexts. */
function FormBody({
  mode,
  state,
  dispatch,
  deleteQuestion,
  Delete = DeleteDialog,
  Preview,
  failure,
  ask,
  actions: otherActions = [],
  children,
}: FormBodyProps) {
  const { phase, base, start } = state;
  const id = base.id as Identifier | undefined;
  const type = useFormType();
  const headings = useFormHeadings();
  const form = useFormContext();
  const notify = useNotify();
  const isHere = useIsHere();
  const navigation = useFormNavigation(type.name);
  const box = useRef<HTMLDivElement>(null);
  const panel = useId();
  const [handed] = useState(() => handedOver(type.name, id));
  const [locale, setLocale] = useState<ContentLocale>(
    () => languageIn(window.location.search) ?? mode?.locale ?? handed?.locale ?? 'de',
  );
  const [open, setOpen] = useState<'preview' | 'delete' | 'wished' | 'history' | null>(null);
  const title = id === undefined ? '' : nameOf(type, base);
  const heading = id === undefined ? headings.creating : headings.editing;
  useWindowTitle(title, heading);

  const isOver = phase.kind === 'ended' || (phase.kind === 'saved' && !phase.stays);
  const isChanged = useEvent(() => !isOver && !sameContent(form.getValues(), start));
  const isTyping = useEvent(() => state.intent.after === 'stay' && fieldInUse(box.current) !== null);
  const drafts = useDrafts({
    form,
    place: useDraftPlace()(mode?.drafts ?? draftOfRecord(type.name, id)),
    start,
    isChanged,
    unanswered: state.unanswered,
    onRestored: (unanswered) => {
      dispatch({ type: 'restored', unanswered });
      notify(formWords.draftRestored, { type: 'info' });
    },
  });
  const { context: gaps, isLeft } = useRecordGaps(type, base);
  const missing = useMissingTexts(form, type, isLeft);

  const [wait] = useState(oneWait);
  const openField = useEvent((path: string) => {
    flushSync(() => setLocale(localeOf(path)));
    // Its section may still be loading.
    wait(() => focusField(box.current, path));
  });
  const save = useEvent((intent: SaveIntent) => dispatch({ type: 'save', intent }));
  const end = useEvent(() => {
    flushSync(() => dispatch({ type: 'ended' }));
    drafts.finish();
  });
  const unanswered = useEvent(() => state.unanswered?.values ?? null);
  const [actions] = useState((): FormActions => ({
    openField,
    save,
    remove: () => setOpen('wished'),
    join: (other) => dispatch({ type: 'met', other }),
    end,
    unanswered,
  }));
  const choice = useSaveChoice(type, mode ? undefined : (id as number | undefined));
  useSaving({
    state,
    dispatch,
    type,
    mode,
    ask: mode?.ask ?? choice.ask ?? ask,
    actions,
    navigation,
    box,
    locale,
    isLeft,
    drafts,
  });
  const canKeep = useFeature()('PLUGIN_ENABLE_INBOX') && type.interimSave === true;
  useSaveKeys(box, { canKeep, ends: mode !== undefined }, save);
  const nameOfPlace = useEvent((path: string) => problemLabel(type, path));
  const undo = useFormUndo(form, box, locale, openField, nameOfPlace);

  const beginAt = useEvent(() => {
    if (handed) return goOnIn(box.current, form, type, handed);
    // A new record starts with typing, a review with reading.
    if (id === undefined && !mode) focusFirst(box.current);
    return undefined;
  });
  useEffect(() => {
    let end: (() => void) | undefined;
    // react-admin's form also sets its values in an effect. A microtask is early enough that no key is lost.
    queueMicrotask(() => {
      end = beginAt();
    });
    return () => end?.();
  }, [beginAt]);
  const problems = `${panel}-problems`;
  const saysWhy = ['invalid', 'refused', 'lost', 'signedOut'].includes(phase.kind);
  useEffect(() => {
    if (!saysWhy) return;
    // After saving with 'stay', people type on: leave the focus in their field.
    if (isTyping()) notify(formWords.notSaved, { type: 'error' });
    else document.getElementById(problems)?.focus();
  }, [isTyping, notify, phase, problems, saysWhy]);

  const duplicate = () => {
    startNextWith(type.name, copyOf(type, form.getValues()));
    navigation.toRecord(null);
  };
  const onDeleted = (wasAsked: boolean) => {
    end();
    if (mode) return mode.onDeleted(wasAsked);
    navigation.back();
    afterPaint(() =>
      notify(<DeletedMessage text={formWords.removed} resource={type.name} ids={[id as Identifier]} />, {
        type: 'success',
        autoHideDuration: undoableFor,
      }),
    );
  };
  const { goOn, led } = useNextGap({ gaps, box, id, locale, setLocale, isChanged, isHere, navigation });
  const hasOldGaps = gaps?.gaps.some((gap) => gap.state !== 'empty');
  const headerActions = [...otherActions, ...(hasOldGaps ? [{ label: formWords.nextGap, act: goOn }] : [])];

  return (
    <FormLanguageProvider locale={locale}>
      <FormGapsProvider value={gaps}>
        <FormActionsProvider value={actions}>
          <Box
            role="form"
            ref={box}
            aria-labelledby={`${panel}-heading`}
            inert={isLocked(state)}
            sx={{ px: { xs: 2, sm: 3 }, pb: 6 }}
          >
            <FormHeader
              headingId={`${panel}-heading`}
              heading={heading}
              title={title}
              base={base}
              locale={locale}
              onLocale={setLocale}
              missing={missing}
              controls={panel}
              saving={['uploading', 'sending'].includes(phase.kind)}
              onHistory={id === undefined ? undefined : () => setOpen('history')}
              onPreview={Preview && (() => setOpen('preview'))}
              onDuplicate={id === undefined || mode ? undefined : duplicate}
              actions={mode ? undefined : headerActions}
              onDelete={id === undefined || mode?.keepsRecord ? undefined : () => setOpen('delete')}
              onCancel={mode?.onCancel ?? navigation.back}
              onSave={save}
              ways={
                mode
                  ? undefined
                  : { canKeep, hasNext: addressParameter(queueParameter) !== null || hasNextRow(type.name, id) }
              }
            />
            {led && addressParameter(queueParameter) !== null && <GapBar {...led} locale={locale} onNext={goOn} />}
            <DraftBanner drafts={drafts} base={base} />
            {'message' in phase && (
              <Alert id={problems} tabIndex={-1} severity="error" sx={{ mb: 1, scrollMarginTop: 120 }}>
                <strong>{formWords.notSaved}</strong> {phase.message} {formWords.nothingLost}
              </Alert>
            )}
            {(id !== undefined || mode) && (
              <FormVersions
                type={type}
                form={form}
                state={state}
                dispatch={dispatch}
                isTyping={isTyping}
                showsHistory={open === 'history'}
                onHistoryClose={() => setOpen(null)}
                onHistorySave={() => {
                  setOpen(null);
                  save({ answer: 'release' });
                }}
              />
            )}
            <ProblemList id={'message' in phase ? undefined : problems} onOpen={openField} />
            {mode?.above}
            <Box id={panel} role="tabpanel" aria-labelledby={`${panel}-${locale}`}>
              <FormUndoProvider value={undo}>{children}</FormUndoProvider>
            </Box>
          </Box>
          {choice.dialog}
          <SaveDialogs
            phase={phase}
            failure={failure}
            onClose={() => dispatch({ type: 'dismissed' })}
            onOpen={openField}
            // In a review the item about the record was deleted along with it.
            onGone={mode || id === undefined ? undefined : (as) => save({ as })}
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
                onDeleted={() => onDeleted(open === 'wished')}
              />
            </Suspense>
          )}
          <LeaveGuard
            isChanged={isChanged}
            onDiscard={end}
            saving={leavingOf(state)}
            onWaiting={(waits) => dispatch({ type: waits ? 'leave' : 'left' })}
          />
          <AddressLanguage box={box} onAsked={setLocale} />
        </FormActionsProvider>
      </FormGapsProvider>
    </FormLanguageProvider>
  );
}

/** What the state of a save means for leaving the form. */
function leavingOf({ phase }: SaveState): 'waits' | 'leaves' | 'stays' | 'asks' {
  if (phase.kind === 'sending' || (phase.kind === 'saved' && phase.stays)) return 'waits';
  if (phase.kind === 'saved' || phase.kind === 'ended') return 'leaves';
  return ['editing', 'uploading', 'asking'].includes(phase.kind) ? 'asks' : 'stays';
}
