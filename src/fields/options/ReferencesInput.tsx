import { useMemo } from 'react';
import { useWrappedSource } from 'react-admin';
import type { ReferencesField } from '../../../domain/fields';
import { useReferenceMap, useReferences } from '../../cache/references';
import { FieldFrame } from '../FieldFrame';
import { useFormType } from '../FormType';
import type { KindInputProps } from '../kind';
import { fieldId } from '../useField';
import { OptionsInput, useSeeking } from './OptionsInput';
import { chosenOption, findOptions, referenceOptions } from './referenceOptions';

/** Entries of a reference list. Chosen entries stay, even if they are no longer offered. */
export function ReferencesInput({ field, source, label, ...shared }: KindInputProps<ReferencesField> & SharedField) {
  const entries = useReferences(field.list);
  const known = useReferenceMap(field.list);
  const { context } = shared;
  const offered = useMemo(() => (context === undefined ? field.context : [context]), [context, field.context]);
  const options = useMemo(() => referenceOptions(entries, offered), [entries, offered]);
  const seeking = useSeeking();
  return (
    <OptionsInput
      source={source}
      label={label}
      id={shared.id}
      seeking={seeking}
      found={seeking.isOpen ? findOptions(options, seeking.term) : []}
      optionOf={(entry) => chosenOption(entry, known)}
      isOwn={context === undefined ? undefined : ({ id }) => known.get(id)?.context === context}
    />
  );
}

interface SharedField {
  /** The context of the entries offered, if several inputs share the field. */
  context?: string;
  id?: string | undefined;
}

/**
 * A field of references with a selector per context. All are one place of the record; the first selector shows its
 * errors.
 */
export function ReferencesByContext({
  source,
  selectors,
}: {
  source: string;
  selectors: readonly { id: string; label: string }[];
}) {
  const field = useFormType().fields[source] as ReferencesField;
  const first = fieldId(useWrappedSource(source));
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
        {selectors.map(({ id, label }, index) => (
          <ReferencesInput
            key={id}
            field={field}
            source={source}
            label={label}
            context={id}
            id={index === 0 ? undefined : `${first}-${id}`}
          />
        ))}
      </div>
    </FieldFrame>
  );
}
