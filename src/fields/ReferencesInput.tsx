import { useMemo } from 'react';
import type { ReferencesField } from '../../domain/fields';
import type { ReferenceEntry } from '../../domain/references';
import { useReferenceMap, useReferences } from '../cache/references';
import type { KindInputProps } from './kind';
import { OptionsPicker } from './OptionsPicker';
import { findOptions, optionOf, referenceOptions, type Option } from './referenceOptions';
import { useField } from './useField';

/** Entries of a reference list. Entries that are chosen but no longer offered stay. */
export function ReferencesInput({ field, source, label }: KindInputProps<ReferencesField>) {
  const { id, value, onChange, onBlur, error } = useField<{ id: number }[]>(source);
  const entries = useReferences(field.list);
  const known = useReferenceMap(field.list);
  const options = useMemo(() => referenceOptions(entries, field.context), [entries, field.context]);
  const chosen = useMemo(() => (value ?? []).map((entry) => chosenOption(entry, known)), [value, known]);
  return <OptionsPicker id={id} label={label} options={options} chosen={chosen} find={findOptions} onChange={(next) => onChange(next.map(({ entry }) => entry))} onBlur={onBlur} error={error} />;
}

/** What is chosen, by the name of the list, else by the name the record came with. */
function chosenOption(chosen: { id: number }, known: Map<number, ReferenceEntry>): Option {
  const entry = known.get(chosen.id);
  if (entry) return optionOf(entry);
  const own = chosen as Partial<ReferenceEntry> & { id: number };
  const name = own.name ?? `#${own.id}`;
  return { id: own.id, label: name, haystack: '', entry: { ...own, name, translations: own.translations ?? { fr: {}, it: {} } } };
}
