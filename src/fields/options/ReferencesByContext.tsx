import { useMemo } from 'react';
import type { ReferencesField } from '../../../domain/fields';
import { useReferenceMap, useReferences } from '../../cache/references';
import { FieldFrame } from '../FieldFrame';
import { useFormType } from '../FormType';
import { OptionsPicker } from './OptionsPicker';
import { chosenOption, findOptions, referenceOptions } from './referenceOptions';
import { useField } from '../useField';

interface Selector {
  /** The context whose entries it offers. */
  id: string;
  label: string;
}

/**
 * One field of references, chosen by several selectors: each of the entries of one context. Together they are one place
 * of the record.
 */
export function ReferencesByContext({ source, selectors }: { source: string; selectors: readonly Selector[] }) {
  const field = useFormType().fields[source] as ReferencesField;
  return (
    <FieldFrame source={source} wide>
      <div
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        {selectors.map((selector, index) => (
          <ContextPicker key={selector.id} source={source} field={field} selector={selector} isFirst={index === 0} />
        ))}
      </div>
    </FieldFrame>
  );
}

/** `isFirst`: it says what is wrong with the whole, and is what the field is called in the document. */
function ContextPicker({
  source,
  field,
  selector: { id: context, label },
  isFirst,
}: {
  source: string;
  field: ReferencesField;
  selector: Selector;
  isFirst: boolean;
}) {
  const { id, value, onChange, onBlur, error } = useField<{ id: number }[]>(source);
  const entries = useReferences(field.list);
  const known = useReferenceMap(field.list);
  const options = useMemo(() => referenceOptions(entries, [context]), [entries, context]);
  const all = value ?? [];
  const isOwn = (entry: { id: number }) => known.get(entry.id)?.context === context;
  const chosen = all.filter(isOwn).map((entry) => chosenOption(entry, known));
  return (
    <OptionsPicker
      id={isFirst ? id : `${id}-${context}`}
      label={label}
      options={options}
      chosen={chosen}
      find={findOptions}
      onChange={(next) => onChange([...all.filter((entry) => !isOwn(entry)), ...next.map(({ entry }) => entry)])}
      onBlur={onBlur}
      error={isFirst ? error : undefined}
    />
  );
}
