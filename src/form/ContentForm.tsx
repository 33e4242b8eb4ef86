import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Form, useEvent, useNotify, useRecordContext, type Identifier } from 'react-admin';
import {
  lazy,
  Suspense,
  useCallback,
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
import { contentOf } from '../../domain/contents';
import { emptyRecord, nameOf, type ContentType } from '../../domain/contentType';
import type { Field } from '../../domain/fields';
import { localesOf, type ContentLocale } from '../../domain/locales';
import { hasPreviews } from '../../domain/previewLinks';
import type { RecordEvent } from '../../domain/live';
import { versionNumber } from '../api/records';
import { hasNextRow } from '../cache/shownRows';
import { draftOfRecord, useDraftPlace } from '../drafts/drafts';
import {
  FormLanguageProvider,
  localeOf,
  useFormHeadings,
  useFormRights,
  useFormType,
  FormGapsProvider,
  ShownDifferenceProvider,
} from '../fields/formContext';
import { draftWords } from '../i18n/drafts';
import { formWords } from '../i18n/forms';
import { previewLinkWords } from '../i18n/publishing';
import { panelWidth, useComments } from '../comments/useComments';
import { FieldToolProvider } from '../fields/FieldFrame';
import { useFeature, useHasPart } from '../session/config';
import { afterPaint, useIsMounted } from '../ui/scheduling';
import { queueParameter, urlParameter } from '../ui/paths';
import { undoableFor } from '../ui/UndoAlert';
import { useWindowTitle } from '../ui/page';
import { DeletedMessage } from './deleting/DeletedMessage';
import type { DeleteDialogProps } from './deleting/DeleteDialog';
import { DraftBanner, DraftNote, useDrafts } from './drafts/useDrafts';
import { sameContent } from './useFormChanges';
import { copyOf, clearPreset, presetNextRecord, initialValuesFor } from './duplicating/copyOf';
import { FormActionsProvider, useFormMode, type FormActions, type FormMode } from './FormMode';
import { useSubscribeToRecord } from '../live/channel';
import { OthersProvider } from '../live/presence';
import { FormVersions } from './FormVersions';
import { FormHeader } from './header/FormHeader';
import type { HeaderAction } from './header/HeaderMenu';
import { AddressLanguage, languageIn } from './languages/LanguageTabs';
import { useMissingTexts } from './languages/missingTexts';
import { LeaveGuard } from './leaving/LeaveGuard';
import { useFormNavigation } from './leaving/useFormNavigation';
import type { PreviewOf } from './PreviewDialog';
import { focusedFieldPath, focusField, focusFirst, singleRetry } from './problems/focusField';
import { ProblemList, SaveDialogs, useSaveKeys } from './saving/SaveDialogs';
import { problemLabel } from './problems/problems';
import {
  isLocked,
  isUnderWay,
  opened,
  transition,
  type SaveEvent,
  type SaveIntent,
  type SaveState,
} from './saveMachine';
import { resumeHandOver, findHandOver } from './saving/continueForm';
import { useSaveChoice } from './saving/SaveChoice';
import { StableForm } from './StableForm';
import { GapBar, useRecordGaps } from './translations/GapBar';
import { useNextGap } from './translations/useNextGap';
import { FormUndoProvider, useFormUndo } from './undo/useFormUndo';
import { useSaving, type AskBeforeSaving } from './useSaving';

const DeleteDialog = lazy(() => import('./deleting/DeleteDialog').then((module) => ({ default: module.DeleteDialog })));
const SavedNotice = lazy(() =>
  import('../review/stale/SavedNotice').then((module) => ({ default: module.SavedNotice })),
);
const PreviewLinks = lazy(() => import('./header/PreviewLinks').then((module) => ({ default: module.PreviewLinks })));
const PreviewDialog = lazy(() => import('./PreviewDialog').then((module) => ({ default: module.PreviewDialog })));
const Difference = lazy(() => import('../review/Difference').then((module) => ({ default: module.ValuesDifference })));
const showDifference = (field: Field, before: unknown, after: unknown) => (
  <Difference field={field} before={before} after={after} />
);

interface ContentFormProps {
  /** The question before deleting, in the words of each type. */
  deleteQuestion: string;
  /** The delete dialog, for types that need more than the default. */
  Delete?: ComponentType<DeleteDialogProps>;
  /** The public view, used for the preview. */
  Preview?: PreviewOf;
  /**
   * The text of a dialog if saving fails without a reason from the server; if missing, only the page shows the failure.
   */
  failure?: string | undefined;
  /** Called when the values are valid, unless the mode or the inbox ask; for example to ask about duplicates. */
  ask?: AskBeforeSaving | undefined;
  /** Further actions in the page's menu. */
  actions?: readonly HeaderAction[] | undefined;
  /** The inputs. */
  children: ReactNode;
}

/**
 * react-admin's `Form` with an editor's tools: header, languages, validation, drafts, merging, preview, history. The
 * whole record is sent as it was read, so that disabled fields keep their values. Requires react-admin's edit or create
 * context. `saveMachine` defines the states and their transitions.
 */
export function ContentForm(props: ContentFormProps) {
  const type = useFormType();
  const mode = useFormMode();
  const record = useRecordContext<FieldValues & { id: number }>();
  const [state, dispatch] = useReducer(transition, null, () => {
    const base: FieldValues = record ?? initialValuesFor(type.name) ?? emptyRecord(type);
    return opened(base, mode?.start ?? findHandOver(type.name, base.id as Identifier)?.start ?? base);
  });
  // The form keeps its initial record, even if the record changes.
  const [first] = useState(state.start);
  useEffect(clearPreset, []);
  return (
    // Enter in a field does not save; only a submit button does.
    <Box onSubmitCapture={(event: FormEvent) => (event.nativeEvent as SubmitEvent).submitter || event.preventDefault()}>
      <Form
        record={first as { id: number }}
        onSubmit={() => dispatch({ type: 'save', intent: {} })}
        disableInvalidFormNotification
        shouldFocusError={false}
        noValidate
      >
        <StableForm>
          <ShownDifferenceProvider value={showDifference}>
            <MaybeOthers resource={type.name} id={mode ? undefined : record?.id}>
              <FormBody {...props} mode={mode} state={state} dispatch={dispatch} />
            </MaybeOthers>
          </ShownDifferenceProvider>
        </StableForm>
      </Form>
    </Box>
  );
}

/** Nobody else can have a new record open; a review is inside its item's provider. */
function MaybeOthers({ resource, id, children }: { resource: string; id: number | undefined; children: ReactNode }) {
  if (id === undefined) return children;
  return (
    <OthersProvider resource={resource} id={id}>
      {children}
    </OthersProvider>
  );
}

/** Keeps read-only text legible. */
const lockedLook = {
  '& :is(.MuiInputBase-input, .MuiFormLabel-root).Mui-disabled': {
    color: 'text.secondary',
    WebkitTextFillColor: 'currentcolor',
  },
} as const;

/** Tells users with limited rights what they may do here; other users see nothing. */
function RightsNote({ type, writable }: { type: ContentType; writable: readonly ContentLocale[] }) {
  if (writable.length === localesOf(type).length) return null;
  return (
    <Alert severity="info" sx={{ mb: 1 }}>
      {writable.length === 0 ? formWords.readOnly(type.label.plural) : formWords.writesOnly(writable)}
    </Alert>
  );
}

interface FormBodyProps extends ContentFormProps {
  mode: FormMode | undefined;
  state: SaveState;
  dispatch: Dispatch<SaveEvent>;
}

/** The form inside its contexts. */
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
  const isHere = useIsMounted();
  const navigation = useFormNavigation(type.name);
  const box = useRef<HTMLDivElement>(null);
  const panel = useId();
  const [handed] = useState(() => findHandOver(type.name, id));
  const mayWrite = useFormRights();
  const writable = localesOf(type).filter(mayWrite);
  const isWhole = mayWrite('de');
  // Users who only write French start in French.
  const own = isWhole ? undefined : writable[0];
  const [locale, setLocale] = useState<ContentLocale>(
    () => languageIn(window.location.search) ?? handed?.locale ?? own ?? mode?.locale ?? 'de',
  );
  const [open, setOpen] = useState<'preview' | 'links' | 'delete' | 'wished' | 'history' | null>(null);
  const title = id === undefined ? '' : nameOf(type, base);
  const heading = id === undefined ? headings.creating : headings.editing;
  useWindowTitle(title, heading);

  const isFinished = phase.kind === 'ended' || (phase.kind === 'saved' && !phase.stays);
  const isChanged = useEvent(() => !isFinished && !sameContent(form.getValues(), start));
  const isTyping = useEvent(() => state.intent.after === 'stay' && focusedFieldPath(box.current) !== null);
  const drafts = useDrafts({
    form,
    place: useDraftPlace()(mode?.drafts ?? draftOfRecord(type.name, id)),
    start,
    titleOf: (values) => nameOf(type, values),
    isChanged,
    unanswered: state.unanswered,
    onRestored: (unanswered) => {
      dispatch({ type: 'restored', unanswered });
      notify(draftWords.restored, { type: 'info' });
    },
  });
  // Saves by others while the form is open, except during its own save, whose response contains the version.
  const [written, setWritten] = useState<RecordEvent | null | undefined>();
  useSubscribeToRecord(type.name, id, setWritten);
  const isNews =
    written !== undefined &&
    !isUnderWay(phase) &&
    !isFinished &&
    (written === null || written.version === null || written.version > versionNumber(base));
  const focusBefore = useRef<HTMLElement | null>(null);
  const take = useEvent((theirs: FieldValues) => {
    flushSync(() => dispatch({ type: 'otherVersion', theirs }));
    focusBefore.current?.focus({ preventScroll: true });
  });
  const { context: gaps, isLeft } = useRecordGaps(type, base);
  const missing = useMissingTexts(form, type, isLeft);

  const [wait] = useState(singleRetry);
  const openField = useEvent((path: string) => {
    flushSync(() => setLocale(localeOf(path)));
    // The field's section may still be loading.
    wait(() => focusField(box.current, path));
  });
  const save = useEvent((intent: SaveIntent) => {
    if (writable.length > 0) dispatch({ type: 'save', intent });
    else notify(formWords.readOnly(type.label.plural), { type: 'info' });
  });
  const end = useEvent(() => {
    flushSync(() => dispatch({ type: 'ended' }));
    drafts.finish();
  });
  const unanswered = useEvent(() => state.unanswered?.values ?? null);
  const [actions] = useState((): FormActions => ({
    openField,
    save,
    remove: () => setOpen('wished'),
    join: (other) => dispatch({ type: 'otherVersion', theirs: other.theirs, other }),
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
  const nameOfPlace = useCallback((path: string) => problemLabel(type, path), [type]);
  const fieldPath = useEvent(() => focusedFieldPath(box.current));
  const comments = useComments(
    mode ? mode.comments : id === undefined ? undefined : { resource: type.name, recordId: Number(id) },
    {
      labelOf: nameOfPlace,
      openField,
      fieldInUse: fieldPath,
    },
  );
  const undo = useFormUndo(form, box, locale, openField, nameOfPlace);

  const beginAt = useEvent(() => {
    if (handed) return resumeHandOver(box.current, form, type, handed);
    // A new record begins with typing, a review with reading.
    if (id === undefined && !mode) focusFirst(box.current);
    return undefined;
  });
  useEffect(() => {
    let end: (() => void) | undefined;
    // react-admin's form also sets its values in an effect. A microtask is early enough that no keystroke is lost.
    queueMicrotask(() => {
      end = beginAt();
    });
    return () => end?.();
  }, [beginAt]);
  const problems = `${panel}-problems`;
  const saysWhy = ['invalid', 'refused', 'lost', 'signedOut'].includes(phase.kind);
  useEffect(() => {
    if (!saysWhy) return;
    // After saving with 'stay', users go on typing, so the focus stays in their field.
    if (isTyping()) notify(formWords.notSaved, { type: 'error' });
    else document.getElementById(problems)?.focus();
  }, [isTyping, notify, phase, problems, saysWhy]);

  const duplicate = () => {
    presetNextRecord(type.name, copyOf(type, form.getValues()));
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
  const { goToNextGap, visited } = useNextGap({ gaps, box, id, locale, setLocale, isChanged, isHere, navigation });
  const hasOldGaps = gaps?.gaps.some((gap) => gap.state !== 'empty');
  const hasLinks = useHasPart('previewLinks') && id !== undefined && hasPreviews(contentOf(type.name));
  const headerActions = [
    ...otherActions,
    ...(hasOldGaps ? [{ label: formWords.nextGap, act: goToNextGap }] : []),
    ...(hasLinks ? [{ label: previewLinkWords.open, act: () => setOpen('links') }] : []),
  ];

  return (
    <FormLanguageProvider locale={locale}>
      <FormGapsProvider value={gaps}>
        <FormActionsProvider value={actions}>
          <Box
            role="form"
            ref={box}
            aria-labelledby={`${panel}-heading`}
            inert={isLocked(state)}
            sx={{ px: { xs: 2, sm: 3 }, pb: 6, ...(comments.isOpen && { pr: { md: `${panelWidth + 24}px` } }) }}
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
              comments={comments.button}
              onHistory={id === undefined ? undefined : () => setOpen('history')}
              onPreview={Preview && (() => setOpen('preview'))}
              onDuplicate={id === undefined || mode || !isWhole ? undefined : duplicate}
              actions={mode || writable.length === 0 ? undefined : headerActions}
              onDelete={id === undefined || mode?.keepsRecord || !isWhole ? undefined : () => setOpen('delete')}
              onCancel={mode?.onCancel ?? navigation.back}
              onSave={writable.length > 0 ? save : undefined}
              draftNote={<DraftNote session={drafts.session} />}
              notice={
                isNews &&
                id !== undefined && (
                  <Box
                    // A click leaves the focus in its field, and a keyboard shortcut brings it back there.
                    onMouseDown={(event) => event.preventDefault()}
                    onFocus={({ relatedTarget }) => {
                      if (relatedTarget?.closest('[data-field]')) focusBefore.current = relatedTarget as HTMLElement;
                    }}
                  >
                    <Suspense>
                      <SavedNotice type={type} id={id} base={base} event={written} onTake={take} />
                    </Suspense>
                  </Box>
                )
              }
              ways={
                mode
                  ? undefined
                  : { canKeep, hasNext: urlParameter(queueParameter) !== null || hasNextRow(type.name, id) }
              }
            />
            {visited && urlParameter(queueParameter) !== null && (
              <GapBar {...visited} locale={locale} onNext={goToNextGap} />
            )}
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
            <RightsNote type={type} writable={writable} />
            {mode?.above}
            <Box
              id={panel}
              role="tabpanel"
              aria-labelledby={`${panel}-${locale}`}
              sx={writable.length < localesOf(type).length ? lockedLook : undefined}
            >
              <FieldToolProvider value={comments.tool}>
                <FormUndoProvider value={undo}>{children}</FormUndoProvider>
              </FieldToolProvider>
            </Box>
          </Box>
          {comments.panel}
          {choice.dialog}
          <SaveDialogs
            phase={phase}
            failure={failure}
            onClose={() => dispatch({ type: 'dismissed' })}
            onOpen={openField}
            // In a review, the item about the record was closed along with its deletion.
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
          {open === 'links' && id !== undefined && (
            <Suspense>
              <PreviewLinks resource={type.name} id={Number(id)} onClose={() => setOpen(null)} />
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
          <AddressLanguage box={box} onRequested={setLocale} />
        </FormActionsProvider>
      </FormGapsProvider>
    </FormLanguageProvider>
  );
}

/** What a save's state means for leaving the form. */
function leavingOf({ phase }: SaveState): 'waits' | 'leaves' | 'stays' | 'asks' {
  if (phase.kind === 'sending' || (phase.kind === 'saved' && phase.stays)) return 'waits';
  if (phase.kind === 'saved' || phase.kind === 'ended') return 'leaves';
  return ['editing', 'uploading', 'asking'].includes(phase.kind) ? 'asks' : 'stays';
}
