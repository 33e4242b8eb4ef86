import { useEffect, useMemo, useState } from 'react';
import type { Identifier } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import type { FieldDifference } from '../../../domain/review/compare';
import type { OtherVersion } from '../../form/FormMode';
import { ConflictDialog } from './ConflictDialog';
import { joinVersions, settled } from './joinVersions';
import { MergedNote } from './MergedNote';
import { useBase } from './useBase';
import { useSavedBy } from './useSavedBy';

export interface StaleProps {
  type: ContentType<any>;
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
  /** Brings someone to the form after a dialog. */
  onClose: () => void;
}

/**
 * Somebody else saved while the form was open. What does not contradict is merged at once and said;
 * where both changed the same, a dialog asks per field. Nothing is saved before someone says so.
 */
export function StaleSave({ type, id, base: read, form, theirs, other, onMerged, onSave, onClose }: StaleProps) {
  // As it stood when saving ran into the other version; the form changes its own as soon as they are merged.
  const [start] = useState(() => ({ ours: structuredClone(form.getValues()), read }));
  const { base, isPending } = useBase(type.name, id, start.read, start.ours);
  const savedBy = useSavedBy(type.name, id, theirs, other);
  const joined = useMemo(() => (isPending ? null : joinVersions(type, { base, ours: start.ours, theirs })), [base, isPending, start, theirs, type]);
  const [taken, setTaken] = useState<readonly FieldDifference[] | null>(null);

  const apply = (chosen: readonly FieldDifference[]) => {
    if (!joined) return;
    onMerged(theirs, settled(type, joined, chosen, theirs));
    setTaken([...joined.taken, ...chosen]);
  };
  useEffect(() => {
    if (joined?.conflicts.length === 0 && !taken) apply([]);
  });

  if (!savedBy) return null;
  if (taken) return <MergedNote type={type} savedBy={savedBy} taken={taken} onSave={onSave} onClose={onClose} />;
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
