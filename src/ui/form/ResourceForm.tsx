import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, type Identifier } from 'react-admin';
import { memo, useCallback, useEffect, useId, useRef, useState, type ComponentType, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { emptyRecord, type ContentType } from '../../../domain/contentType';
import type { Locale } from '../../../domain/locales';
import { useConfig } from '../../config';
import { formWords } from '../../i18n/forms';
import { proposalWords } from '../../i18n/inbox';
import { useMe } from '../../session';
import { afterPaint } from '../afterPaint';
import { DeleteDialog, type DeleteDialogProps } from './DeleteDialog';
import { DraftBanner } from './DraftBanner';
import { focusField } from './focusField';
import { FormHeader } from './FormHeader';
import type { FormMode, SaveExtras } from './FormMode';
import { FormLanguageProvider } from './FormLanguage';
import type { FormReview } from './formReview';
import { FormTypeProvider } from './FormType';
import { FormVersions } from './FormVersions';
import { drawLater } from './laterSections';
import { LeaveGuard } from './LeaveGuard';
import { PreviewDialog, type PreviewOf } from './PreviewDialog';
import { ProblemList } from './ProblemList';
import { localeOf } from './problems';
import { sameContent } from './sameContent';
import { SaveDialogs } from './SaveDialogs';
import { useDrafts } from './useDrafts';
import { useIsHere } from './useIsHere';
import { useMissingTexts } from './useMissingTexts';
import { useRecordCalls, type RecordCalls } from './useRecordCalls';
import { useSave, type AskBeforeSaving, type ReadyToSave } from './useSave';
import { useSaveChoice } from './useSaveChoice';
import { useSaveKey } from './useSaveKey';
import { useWays, type Ways } from './useWays';

export interface ResourceFormProps {
  type: ContentType<any>;
  /** The record as it was read, with its version; none for a new one. */
  record?: FieldValues;
  /** The question before deleting, literal for each type. */
  deleteQuestion: string;
  /** Asks it, where there is more to say before a record goes. */
  Delete?: ComponentType<DeleteDialogProps>;
  /** What stands above the form, where its type says it otherwise than others. */
  headings?: { editing: string; creating: string };
  /** The public view, for the preview. */
  Preview?: PreviewOf;
  /** Compares versions: a save somebody else was faster with, and the history. */
  review: FormReview;
  /** Asked before saving; see useSave. */
  ready?: ReadyToSave;
  /** Asked once the values are in order, where neither mode nor inbox asks; e.g. whether the record is there already. */
  ask?: AskBeforeSaving | undefined;
  /** What makes it more than editing one record. */
  mode?: FormMode;
  /** The inputs. */
  children: ReactNode;
}

/**
 * The editing form of every content type: header, languages, checking, saving, deleting, what is kept while typing.
 * The whole record is sent as it was read, so that switched-off fields keep their values.
 */
export function ResourceForm(props: ResourceFormProps) {
  const { type, record, mode } = props;
  const [base] = useState<FieldValues>(() => record ?? emptyRecord(type));
  const form = useForm<FieldValues>({ defaultValues: mode?.start ?? base, mode: 'onSubmit', reValidateMode: 'onSubmit' });
  // Its methods never change. A new state of it, as the library makes one on every mounting, renders those only that ask for it.
  const [methods] = useState(() => ({ ...form }));
  return <FormBody {...props} first={base} form={methods} ways={useWays(type.name)} calls={useRecordCalls(type.name)} />;
}

interface FormBodyProps extends ResourceFormProps {
  /** The record it starts from. */
  first: FieldValues;
  form: UseFormReturn<FieldValues>;
  ways: Ways;
  calls: RecordCalls;
}

const FormBody = memo(function FormBody({ type, first, form, ways, calls, deleteQuestion, Delete = DeleteDialog, headings, Preview, review, ready, ask, mode, children }: FormBodyProps) {
  const [base, setBase] = useState(first);
  const [start, setStart] = useState<FieldValues>(mode?.start ?? base);
  const id = base.id as Identifier | undefined;
  const [locale, setLocale] = useState<Locale>('de');
  const [open, setOpen] = useState<'preview' | 'delete' | 'history' | null>(null);
  const box = useRef<HTMLFormElement>(null);
  const problems = useRef<HTMLDivElement>(null);
  const panel = useId();

  const left = useRef(false);
  const original = useRef(start);
  original.current = start;
  const isChanged = useCallback(() => !left.current && !sameContent(form.getValues(), original.current), [form]);

  const { productId } = useConfig();
  const place = `${productId}/${useMe()?.id ?? 0}/${mode?.name ?? `${type.name}/${id ?? 'new'}`}`;
  const drafts = useDrafts(form, place, start, isChanged);
  const missing = useMissingTexts(form, type);

  const notify = useNotify();
  /** Nothing of this form is left to lose. */
  const { finish } = drafts;
  const close = useCallback(() => {
    left.current = true;
    finish();
  }, [finish]);
  const isHere = useIsHere();
  const afterSaving = mode?.onSaved;
  const queryClient = useQueryClient();
  const onSaved = useCallback((extras: SaveExtras) => {
    close();
    const isKept = extras.addToInbox === true;
    // The next page first.
    afterPaint(() => notify(isKept ? proposalWords.kept : formWords.saved, { type: 'success' }));
    if (isKept) void queryClient.invalidateQueries({ queryKey: ['inbox'], refetchType: 'none' });
    if (afterSaving) afterSaving(extras);
    // Whoever has gone on meanwhile is not fetched back.
    else if (!isHere()) return;
    else if (isKept) ways.to('/inbox');
    else ways.toList();
  }, [afterSaving, close, isHere, notify, queryClient, ways]);
  // What would be typed while it is under way would not be in it.
  const inUse = useRef<HTMLElement>(null);
  const onSending = useCallback((isSending: boolean) => {
    if (isSending) inUse.current = document.activeElement as HTMLElement | null;
    box.current?.toggleAttribute('inert', isSending);
    if (!isSending && document.activeElement === document.body) inUse.current?.focus({ preventScroll: true });
  }, []);
  const choice = useSaveChoice(type, mode ? undefined : (id as number | undefined));
  const { state, save, saveMerged, dismiss, showOthers } = useSave({ form, type, calls, id, onSending, onSaved, ask: mode ? mode.ask : (choice.ask ?? ask), ready });
  const saving = state.kind === 'saving';
  useSaveKey(box, useCallback(() => void save(), [save]));

  useEffect(() => {
    if (state.kind === 'invalid' || state.kind === 'failed') problems.current?.focus();
  }, [state]);

  const openField = (path: string) => {
    drawLater();
    flushSync(() => setLocale(localeOf(path)));
    focusField(box.current, path);
  };
  /** In: what two versions have become, to be saved over `theirs`. */
  const merge = (theirs: FieldValues, merged: FieldValues) => {
    setBase(theirs);
    setStart(theirs);
    original.current = theirs;
    form.reset(merged);
    dismiss();
  };

  return (
    <FormTypeProvider type={type}>
      <FormLanguageProvider locale={locale}>
        <FormProvider {...form}>
          <Box component="form" ref={box} noValidate autoComplete="off" aria-labelledby={`${panel}-heading`} onSubmit={(event: FormEvent) => event.preventDefault()} sx={{ px: 3, pb: 6 }}>
            <FormHeader
              headingId={`${panel}-heading`}
              heading={id === undefined ? (headings?.creating ?? formWords.creating(type.label.singular)) : (headings?.editing ?? formWords.editing(type.label.singular))}
              base={base}
              locale={locale}
              onLocale={setLocale}
              missing={missing}
              controls={panel}
              saving={saving}
              onHistory={id === undefined ? undefined : () => setOpen('history')}
              onPreview={Preview && (() => setOpen('preview'))}
              onDelete={id === undefined ? undefined : () => setOpen('delete')}
              onCancel={mode?.onCancel ?? ways.back}
              onSave={() => void save()}
            />
            <DraftBanner drafts={drafts} base={base} onRestored={() => notify(formWords.draftRestored, { type: 'info' })} />
            {state.kind === 'failed' && (
              <Alert ref={problems} tabIndex={-1} severity="error" sx={{ mb: 1, scrollMarginTop: 120 }}>
                <strong>{formWords.notSaved}</strong> {state.message} {formWords.nothingLost}
              </Alert>
            )}
            {id !== undefined && (
              <FormVersions
                review={review}
                type={type}
                id={id}
                form={form}
                base={base}
                state={state}
                dismiss={dismiss}
                onMerged={merge}
                onSave={() => void saveMerged()}
                showsHistory={open === 'history'}
                onHistoryClose={() => setOpen(null)}
              />
            )}
            <ProblemList ref={state.kind === 'failed' ? undefined : problems} onOpen={openField} />
            {mode?.above({ openField, save })}
            <Box id={panel} role="tabpanel" aria-labelledby={`${panel}-${locale}`}>{children}</Box>
          </Box>
          {choice.dialog}
          <SaveDialogs state={state} onClose={dismiss} onOthers={showOthers} onOpen={(path) => { dismiss(); openField(path); }} />
          {open === 'preview' && Preview && <PreviewDialog Preview={Preview} record={structuredClone(form.getValues())} locale={locale} onClose={() => setOpen(null)} />}
          {open === 'delete' && id !== undefined && (
            <Delete resource={type.name} id={id} record={base} question={deleteQuestion} onClose={() => setOpen(null)} onDeleted={() => { close(); (mode?.onDeleted ?? ways.back)(); }} />
          )}
          <LeaveGuard isChanged={isChanged} onDiscard={close} />
        </FormProvider>
      </FormLanguageProvider>
    </FormTypeProvider>
  );
});
