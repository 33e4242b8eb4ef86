import { useCallback, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AssociationsField } from '../../../domain/fields';
import { recordWords } from '../../i18n/lists';
import { useFormLanguage } from '../FormLanguage';
import type { KindInputProps, PartInput } from '../kind';
import { relatedName, type RelatedRecord, type UnknownRecord } from '../records/recordOption';
import { AssociationRow } from './AssociationRow';
import { ItemList, type ItemRow } from './ItemList';

/**
 * Rows between this record and others, e.g. employments. In a further language only what a row says is translated;
 * which rows there are is the same in every language.
 */
export function AssociationsInput({
  field,
  source,
  label,
  Part,
}: KindInputProps<AssociationsField> & { Part: PartInput }) {
  const { getValues, setValue } = useFormContext();
  // The value now, not that of when the row was added.
  const nameOf = useCallback(
    (index: number) => {
      const other = getValues(`${source}.${index}.${field.there}`) as RelatedRecord | UnknownRecord | null | undefined;
      return other ? relatedName(field.resource, other) : recordWords.associationName(field.thereLabel, index + 1);
    },
    [field, getValues, source],
  );
  /** At most one row has a mark such as 'Hauptadresse': the new one takes it from the others. */
  const mark = useCallback(
    (name: string, marked: number, value: boolean) => {
      for (const [index, row] of (getValues(source) as Record<string, unknown>[]).entries()) {
        if (index === marked ? row[name] !== value : value && row[name] === true)
          setValue(`${source}.${index}.${name}`, index === marked && value, { shouldDirty: true });
      }
    },
    [getValues, setValue, source],
  );
  const renderRow = useCallback(
    (row: ItemRow) => <AssociationRow {...row} field={field} Part={Part} onMark={mark} />,
    [field, mark, Part],
  );
  const canChange = useFormLanguage() === 'de';
  return (
    <ItemList
      source={source}
      label={label}
      addLabel={field.addLabel}
      empty={useMemo(() => emptyAssociation(field), [field])}
      canChange={canChange}
      nameOf={nameOf}
      renderRow={renderRow}
    />
  );
}

function emptyAssociation({ item, there }: AssociationsField): Record<string, unknown> {
  return {
    id: null,
    ...Object.fromEntries(Object.entries(item).map(([name, { empty }]) => [name, empty])),
    [there]: null,
    translations: { fr: {}, it: {} },
  };
}
