import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router-dom';
import Typography from '@mui/material/Typography';
import { useRegisterMutationMiddleware, type DataProvider, type Middleware } from 'react-admin';
import { nameOf } from '../../../domain/contentType';
import { FieldAroundProvider } from '../../fields/FieldFrame';
import { FormTypeProvider, type FormTypeProps } from '../../fields/formContext';
import { FormModeProvider, type FormMode, useFormActions } from '../../form/FormMode';
import { LanguageNotesProvider } from '../../form/languages/LanguageTabs';
import { useFormNavigation } from '../../form/leaving/useFormNavigation';
import { mergeWords, mergedProposalWords, proposalWords } from '../../i18n/review';
import { listPath } from '../../ui/paths';
import { useFeature } from '../../session/config';
import { ContentLoading } from '../../ui/page';
import { useReadRecord } from '../../ui/readRecord';
import { mergeContacts } from '../../api/merging';
import { barStyles, belowHeader } from '../../form/header/belowHeader';
import { useKeyArea } from '../../keys/keyTable';
import { ReviewedRecord, ReviewField } from '../inbox/ReviewField';
import {
  ReviewStateProvider,
  type ReviewState,
  useReviewState,
  useTabNote,
  useOpenDifferences,
} from '../inbox/ReviewState';
import { adoptAllInto } from '../inbox/proposed/adopt';
import { useReviewKeys } from '../inbox/useReviewKeys';
import { StepButtons } from '../inbox/ReviewBar';
import { MergedMessage } from './MergedMessage';
import { openMerge, useAskUndecided } from './openMerge';
import { mergedParameter, survivorParameter, inputParameter, removeInput, readInput } from './paths';

type Values = FieldValues & { id: number };
type MergePageProps = Pick<FormTypeProps, 'type'> & { children: ReactNode };
const headings = { creating: mergeWords.title, editing: mergeWords.title };

/** Merges the two records in the URL like a review: one survives, and the fields of the other are proposals. */
export function MergePage({ type, children }: MergePageProps) {
  const [parameters, setParameters] = useSearchParams();
  const [stays, goes, typed] = [survivorParameter, mergedParameter, inputParameter].map(
    (name) => parameters.get(name) ?? '',
  ) as [string, string, string];
  const read = useReadRecord(type.name);
  const { data, error } = useQuery({
    queryKey: ['merge', type.name, stays, goes, typed],
    queryFn: async ({ signal }) =>
      (await Promise.all([read(stays, signal), typed ? typedValues(typed) : read(goes, signal)])) as [Values, Values],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const onSwap = useCallback(
    () => setParameters({ [survivorParameter]: goes, [mergedParameter]: stays }, { replace: true }),
    [goes, setParameters, stays],
  );
  // The id of a merged record resolves to the record it was merged into.
  const isOne = data !== undefined && data[0].id === data[1].id;
  if (error || isOne) {
    return (
      <Box sx={{ p: 3 }}>
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" component={Link} to={listPath(type.name)}>
              {mergeWords.back}
            </Button>
          }
        >
          {mergeWords.missing}
        </Alert>
      </Box>
    );
  }
  if (!data) return <ContentLoading />;
  return (
    <FormTypeProvider type={type} headings={headings}>
      <MergeForm key={`${stays} ${goes}`} type={type} stays={data[0]} goes={data[1]} typed={typed} onSwap={onSwap}>
        {children}
      </MergeForm>
    </FormTypeProvider>
  );
}

/** @throws if the input is no longer stored */
function typedValues(key: string): FieldValues {
  const values = readInput(key);
  if (!values) throw new Error(mergeWords.missing);
  return { ...values, id: 0 };
}

const withProposal = (path: string, frame: ReactNode) => <ReviewField path={path}>{frame}</ReviewField>;
const noDecisions: ReviewState['decisions'] = new Map();

interface MergeFormProps extends MergePageProps {
  stays: Values;
  goes: Values;
  /** The key of the input to merge; empty for a stored record. */
  typed: string;
  onSwap: () => void;
}

function MergeForm({ type, stays, goes, typed, onSwap, children }: MergeFormProps) {
  const isOn = useFeature();
  const [{ start, proposed, filled }] = useState(() => openMerge(type, stays, goes, isOn));
  const [ask, dialog] = useAskUndecided(type, proposed);
  const navigation = useFormNavigation(type.name);
  const name = nameOf(type, goes);
  const state = useMemo(
    (): ReviewState => ({
      type,
      proposed,
      isOne: true,
      onlyDifferences: false,
      words: mergedProposalWords,
      decisions: noDecisions,
    }),
    [type, proposed],
  );
  const moved = useMemo(
    () => ({ employments: countOf(goes.employments), groups: countOf(goes.contactGroups) }),
    [goes],
  );
  const mode = useMemo(
    (): FormMode => ({
      drafts: `merge.${stays.id}.${goes.id}`,
      start,
      ask,
      saved: () => (typed ? null : <MergedMessage resource={type.name} id={goes.id} name={name} />),
      onSaved: () => {
        removeInput(typed);
        navigation.toRecord(stays.id);
      },
      onRefused: async () => undefined,
      onDeleting: () => undefined,
      onDeleted: () => navigation.toList(),
      onCancel: navigation.back,
      keepsRecord: true,
      above: <MergeBar goes={typed ? null : goes} name={name} filled={filled} moved={moved} onSwap={onSwap} />,
    }),
    [ask, filled, goes, moved, name, navigation, onSwap, start, stays, type, typed],
  );
  return (
    <ReviewStateProvider value={state}>
      <FieldAroundProvider around={withProposal}>
        <LanguageNotesProvider value={useTabNote}>
          <FormModeProvider value={mode}>
            <ReviewedRecord resource={type.name} item={goes.id} record={stays}>
              {children}
            </ReviewedRecord>
          </FormModeProvider>
          {dialog}
        </LanguageNotesProvider>
      </FieldAroundProvider>
    </ReviewStateProvider>
  );
}

const countOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

interface MergeBarProps {
  /** The record that will be removed; null for input from the form of a new record. */
  goes: { id: number } | null;
  name: string;
  filled: number;
  /** The number of employments and groups of the other record that are in the form. */
  moved: { employments: number; groups: number };
  onSwap: () => void;
}

/** Above the fields of a merge: which record will be removed, how it differs, and what happens automatically. */
function MergeBar({ goes, name, filled, moved, onSwap }: MergeBarProps) {
  const { type, proposed } = useReviewState();
  const form = useFormContext();
  const { openField, save } = useFormActions();
  const { all, open } = useOpenDifferences();
  useKeyArea('review');
  // Saving this form merges both records.
  useRegisterMutationMiddleware(
    useCallback<Middleware<DataProvider['update']>>(
      async (resource, params, next) =>
        goes
          ? { data: (await mergeContacts(resource, { ...params.data, id: params.id as number }, goes)) as any }
          : next(resource, params),
      [goes],
    ),
  );
  const takeAll = () => void adoptAllInto(form, type, all);
  const nothing = () => undefined;
  const keys = useReviewKeys({
    places: all.map(({ place }) => place),
    open: new Set(open.map(({ place }) => place.path)),
    openField,
    takeAll,
    onReleaseNext: () => save({}),
    onDiscard: nothing,
    onToggle: nothing,
  });
  return (
    <Box
      component="section"
      aria-label={mergeWords.title}
      sx={{ display: 'contents', '& > .MuiAlert-root': { mt: 0, mb: 1 } }}
    >
      <Box ref={belowHeader} sx={barStyles}>
        <Typography component="h2" variant="h3" sx={{ mr: 1 }}>
          {goes ? mergeWords.heading(name, goes.id) : mergeWords.typedHeading}
        </Typography>
        <Typography role="status" variant="body2" color="text.secondary">
          {proposalWords.differences(open.length, all.length)}
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        {all.length > 0 && (
          <>
            <StepButtons onStep={keys.step} />
            <Button size="small" variant="outlined" onClick={takeAll}>
              {proposalWords.takeAll}
            </Button>
          </>
        )}
        {goes && (
          <Button size="small" title={mergeWords.swapHint} onClick={onSwap}>
            {mergeWords.swap}
          </Button>
        )}
      </Box>
      <Alert severity="info">
        {filled > 0 && `${mergeWords.filled(filled)} `}
        {goes ? mergeWords.moves(moved.employments, moved.groups) : mergeWords.typedHint}
      </Alert>
      {proposed.has('isPublic') && (
        <Box sx={{ mb: 1 }}>
          <ReviewField path="isPublic">{null}</ReviewField>
        </Box>
      )}
    </Box>
  );
}
