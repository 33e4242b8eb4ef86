import { useEffect, useMemo, useState } from 'react';
import type { Identifier } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/contentType';
import type { FieldDifference } from '../../../domain/review/compare';
import type { OtherVersion } from '../../form/saveMachine';
import { versionOf } from '../../api/records';
import { readHistory } from '../history/useHistory';
import type { SavedBy } from '../../i18n/review';
import { useMe } from '../../session/session';
import { formatMoment } from '../../ui/format';
import { withTyped } from '../../form/saving/goOn';
import { ConflictDialog } from './ConflictDialog';
import { joinVersions, settled } from './joinVersions';
import { MergedNote } from './MergedNote';

interface StaleProps {
  type: ContentType;
  id: Identifier | undefined;
  form: UseFormReturn<FieldValues>;
  /** The record as it was read, or what else the form started from. */
  base: FieldValues;
  /** What somebody else saved meanwhile, with its version. */
  theirs: FieldValues;
  /** Where it is no version of the record: whose it is. */
  other?: OtherVersion | undefined;
  /** Fills the form; from here on it is saved over theirs. Nothing is saved yet. */
  onMerged: (theirs: FieldValues, merged: FieldValues) => void;
  onSave: () => void;
  /** Whether somebody types in the form, which is to keep the focus. */
  isTyping: () => boolean;
  /** Brings someone to the form after a dialog. */
  onClose: () => void;
}

/**
 * Somebody else saved while the form was open. What does not contradict is merged at once and said;
 * where both changed the same, a dialog asks per field. Nothing is saved before someone says so.
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
  isTyping,
  onClose,
}: StaleProps) {
  // As it stood when saving ran into the other version; the form changes its own as soon as they are merged.
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
    // What was typed while this was asked for stays.
    const typed = { before: start.ours, now: form.getValues() };
    onMerged(theirs, withTyped(type, typed, settled(type, joined, chosen, theirs)));
    setTaken([...joined.taken, ...chosen]);
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
 * The state that what is in the form was made from: the record as it was read; for restored changes of an earlier
 * visit, the version of that visit, from the history. `base` is undefined where it can't be known.
 */
function useBase(
  resource: string,
  id: Identifier | undefined,
  read: FieldValues,
  ours: FieldValues,
): { base: FieldValues | undefined; isPending: boolean } {
  const isRead = versionOf(ours) === versionOf(read);
  const number = Number(/\d+/.exec(versionOf(ours) ?? '')?.[0]);
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
 * Who saved the version that a save ran into, and when. In: where it is none of the record, whose it is. Out: null
 * while that is asked for.
 */
function useSavedBy(
  resource: string,
  id: Identifier | undefined,
  theirs: Record<string, unknown>,
  other?: OtherVersion,
): SavedBy | null {
  const me = useMe();
  const number = Number(/\d+/.exec(versionOf(theirs) ?? '')?.[0]);
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
      who: other.by?.email ?? null,
      isMe: other.by?.id != null && other.by.id === me?.id,
      moment: formatMoment(other.at),
    };
  if (isPending) return null;
  return {
    who: data?.email ?? null,
    isMe: data?.id != null && data.id === me?.id,
    moment: formatMoment(theirs.updatedAt),
  };
}
