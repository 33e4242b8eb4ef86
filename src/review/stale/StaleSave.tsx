import { useEffect, useMemo, useState, useId } from 'react';
import { useNotify, type Identifier } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContentType } from '../../../domain/contentType';
import type { FieldDifference } from '../../../domain/review/compare';
import type { Declaration } from '../../../domain/review/places';
import type { OtherVersion } from '../../form/saveMachine';
import { versionNumber, versionOf } from '../../api/records';
import { liveWords } from '../../i18n/live';
import { type SavedBy, reviewWords } from '../../i18n/review';
import { useNames } from '../../session/colleagues';
import { useMe } from '../../session/session';
import { formatDateTime } from '../../ui/format';
import { withTyped } from '../../form/saving/continueForm';
import { readHistory } from '../history/versions';
import { DifferenceList } from '../Difference';
import { placeLabel } from '../../fields/values';
import { ConflictDialog } from './ConflictDialog';
import { joinVersions, applyChoices } from './joinVersions';

interface StaleProps {
  type: ContentType;
  id: Identifier | undefined;
  form: UseFormReturn<FieldValues>;
  /** The record as it was loaded, or other values that the form started from. */
  base: FieldValues;
  /** The record as saved by the other person in the meantime, with its version. */
  theirs: FieldValues;
  /** Its author, if it is not a version of the record. */
  other?: OtherVersion | undefined;
  /** Fills the form; the next save is based on theirs. Nothing is saved yet. */
  onMerged: (theirs: FieldValues, merged: FieldValues) => void;
  onSave: () => void;
  /** The editor asked for it, so if there are no conflicts, a message lists the merged changes. */
  wasAsked: boolean;
  /** Whether the editor is typing in the form, which then keeps the focus. */
  isTyping: () => boolean;
  /** Returns the focus to the form after a dialog. */
  onClose: () => void;
}

/**
 * Another person saved while the form was open. Changes that do not conflict are merged immediately, with a note; a
 * dialog asks about each conflicting field. Nothing is saved without the editor's consent.
 */
export function StaleSave({
  type,
  id,
  base: read,
  form,
  theirs,
  other,
  onMerged,
  onSave,
  wasAsked,
  isTyping,
  onClose,
}: StaleProps) {
  const notify = useNotify();
  // A snapshot from when the save was refused, because the merge changes the form's values.
  const [start] = useState(() => ({ ours: structuredClone(form.getValues()), read }));
  const { base, isPending } = useBase(type.name, id, start.read, start.ours);
  const savedBy = useSavedBy(type.name, id, theirs, other);
  const joined = useMemo(
    () => (isPending ? null : joinVersions(type, { base, ours: start.ours, theirs })),
    [base, isPending, start, theirs, type],
  );
  const [taken, setTaken] = useState<readonly FieldDifference[] | null>(null);

  const apply = (chosen: readonly FieldDifference[]) => {
    if (!joined) return;
    // Input made while the dialog was open is kept.
    const typed = { before: start.ours, now: form.getValues() };
    onMerged(theirs, withTyped(type, typed, applyChoices(type, joined, chosen, theirs)));
    const all = [...joined.taken, ...chosen];
    if (!wasAsked) return setTaken(all);
    notify(liveWords.took(all.map(({ place }) => placeLabel(place))), { type: 'info' });
    onClose();
  };
  useEffect(() => {
    if (joined?.conflicts.length === 0 && !taken) apply([]);
  });

  if (!savedBy) return null;
  if (taken)
    return (
      <MergedNote type={type} savedBy={savedBy} taken={taken} onSave={onSave} isTyping={isTyping} onClose={onClose} />
    );
  if (!joined || joined.conflicts.length === 0) return null;
  return (
    <ConflictDialog
      type={type}
      joined={joined}
      isKnown={base !== undefined}
      savedBy={savedBy}
      onClose={onClose}
      onDecided={(chosen, save) => {
        apply(chosen);
        if (save) onSave();
      }}
    />
  );
}

/**
 * The common base: the record as it was loaded, or for input restored from an earlier visit, the version of that visit,
 * read from the history. `base` is undefined if it cannot be determined.
 */
function useBase(
  resource: string,
  id: Identifier | undefined,
  read: FieldValues,
  ours: FieldValues,
): { base: FieldValues | undefined; isPending: boolean } {
  const isRead = versionOf(ours) === versionOf(read);
  const number = versionNumber(ours);
  const { data, isPending } = useQuery({
    queryKey: ['history', resource, id, number],
    queryFn: async () =>
      (await readHistory(resource, id as Identifier, { limit: 100 })).find(
        ({ version, action }) => version === number && action !== 'delete',
      )?.record ?? null,
    enabled: !isRead,
    retry: false,
    gcTime: 0,
  });
  if (isRead) return { base: read, isPending: false };
  return { base: (data as FieldValues | null | undefined) ?? undefined, isPending };
}

/**
 * Who saved the version that made a save stale, and when; null while loading.
 * @param other the author, if it is not a version of the record
 */
function useSavedBy(
  resource: string,
  id: Identifier | undefined,
  theirs: Record<string, unknown>,
  other?: OtherVersion,
): SavedBy | null {
  const me = useMe();
  const nameOf = useNames();
  const number = versionNumber(theirs);
  const { data, isPending } = useQuery({
    queryKey: ['history', resource, id, 'by', number],
    queryFn: async () =>
      (await readHistory(resource, id as Identifier, { limit: 5 })).find(({ version }) => version === number)?.user ??
      null,
    enabled: !other,
    retry: false,
    gcTime: 0,
  });
  if (other)
    return {
      who: other.by && nameOf(other.by),
      isMe: other.by?.id != null && other.by.id === me?.id,
      moment: formatDateTime(other.at),
    };
  if (isPending) return null;
  return {
    who: data ? nameOf(data) : null,
    isMe: data?.id != null && data.id === me?.id,
    moment: formatDateTime(theirs.updatedAt),
  };
}

interface MergedNoteProps {
  type: Declaration;
  savedBy: SavedBy;
  /** Changes that came from the other person. */
  taken: readonly FieldDifference[];
  onSave: () => void;
  /** Whether the editor is typing in the form, which then keeps the focus. */
  isTyping: () => boolean;
  onClose: () => void;
}

/** Shows in the form what the other person's save changed, and can save both. */
function MergedNote({ type, savedBy, taken, onSave, isTyping, onClose }: MergedNoteProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  useEffect(() => {
    if (!isTyping()) document.getElementById(id)?.focus();
  }, [id, isTyping]);
  return (
    <Alert
      id={id}
      tabIndex={-1}
      severity="info"
      role="status"
      onClose={onClose}
      sx={{ mb: 1, scrollMarginTop: 120, '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}
    >
      <strong>{reviewWords.merged}</strong>{' '}
      {reviewWords.mergedFrom(
        savedBy,
        taken.map(({ place }) => placeLabel(place)),
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="contained" onClick={onSave}>
          {reviewWords.saveMerged}
        </Button>
        {taken.length > 0 && (
          <Button size="small" color="inherit" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? reviewWords.hideDifferences : reviewWords.showDifferences}
          </Button>
        )}
      </Box>
      {shown && (
        <Box sx={{ mt: 1, p: 1.5, bgcolor: 'background.paper', color: 'text.primary', borderRadius: 1 }}>
          <DifferenceList
            type={type}
            heading="h2"
            differences={taken.map(({ place, base, ours, theirs }) => ({ place, before: base ?? ours, after: theirs }))}
          />
        </Box>
      )}
    </Alert>
  );
}
