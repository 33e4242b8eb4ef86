import { useCallback, useMemo, type ChangeEvent } from 'react';
import { useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { AssociationsField } from '../../../domain/fields';
import { recordWords } from '../../i18n/lists';
import type { KindInputProps } from '../kind';
import { relatedName, type RelatedRecord, type UnknownRecord } from '../records/recordOption';
import { AssociationRow } from './AssociationRow';
import { ItemList, type ItemRow } from './ItemList';

/** Rows between this record and others, e.g. employments. */
export function AssociationsInput({ field, source, label, children }: KindInputProps<AssociationsField>) {
  const path = useWrappedSource(source);
  const { getValues, setValue } = useFormContext();
  // The value now, not that of when the row was added.
  const nameOf = useCallback(
    (index: number) => {
      const other = getValues(`${path}.${index}.${field.there}`) as RelatedRecord | UnknownRecord | null | undefined;
      return other ? relatedName(field.resource, other) : recordWords.associationName(field.thereLabel, index + 1);
    },
    [field, getValues, path],
  );
  /** At most one row has a mark such as 'Hauptadresse': the new one takes it from the others. */
  const onChange = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (target.type !== 'checkbox' || !target.checked) return;
      const part = target.name.split('.').at(-1) as string;
      for (const [index, row] of (getValues(path) as Record<string, unknown>[]).entries()) {
        const place = `${path}.${index}.${part}`;
        if (place !== target.name && row[part] === true) setValue(place, false, { shouldDirty: true });
      }
    },
    [getValues, path, setValue],
  );
  const renderRow = useCallback(
    (row: ItemRow) => (
      <AssociationRow {...row} field={field} onChange={onChange}>
        {children}
      </AssociationRow>
    ),
    [children, field, onChange],
  );
  return (
    <ItemList
      source={path}
      label={label}
      addLabel={field.addLabel}
      empty={useMemo(() => emptyAssociation(field), [field])}
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
