import { useMemo } from 'react';
import type { ReferencesField } from '../../../domain/fields';
import { useReferenceMap, useReferences } from '../../cache/references';
import type { KindInputProps } from '../kind';
import { OptionsPicker } from './OptionsPicker';
import { chosenOption, findOptions, referenceOptions } from './referenceOptions';
import { useField } from '../useField';

/** Entries of a reference list. Entries that are chosen but no longer offered stay. */
export function ReferencesInput({ field, source, label }: KindInputProps<ReferencesField>) {
  const { id, value, onChange, onBlur, error } = useField<{ id: number }[]>(source);
  const entries = useReferences(field.list);
  const known = useReferenceMap(field.list);
  const options = useMemo(() => referenceOptions(entries, field.context), [entries, field.context]);
  const chosen = useMemo(() => (value ?? []).map((entry) => chosenOption(entry, known)), [value, known]);
  return (
    <OptionsPicker
      id={id}
      label={label}
      options={options}
      chosen={chosen}
      find={findOptions}
      onChange={(next) => onChange(next.map(({ entry }) => entry))}
      onBlur={onBlur}
      error={error}
    />
  );
}
