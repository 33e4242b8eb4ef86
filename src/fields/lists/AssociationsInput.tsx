import { useCallback, useMemo, type ChangeEvent, type ReactNode } from 'react';
import { useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { AssociationsField } from '../../../domain/fields';
import { recordWords } from '../../i18n/lists';
import type { KindInputProps } from '../useField';
import { relatedName, type RelatedRecord, type UnknownRecord } from '../records/recordOption';
import { ItemList, type ItemRow, RemoveButton, rowMark } from './ItemList';
import { formWords } from '../../i18n/forms';
import { fieldAttribute, ItemSource } from '../FieldFrame';
import { AnyRecordInput } from '../records/RecordInput';

/** Rows between this record and others, such as employments. */
export function AssociationsInput({ field, source, label, children }: KindInputProps<AssociationsField>) {
  const path = useWrappedSource(source);
  const { getValues, setValue } = useFormContext();
  // Reads the current value, not the one from when the row was added.
  const nameOf = useCallback(
    (index: number) => {
      const other = getValues(`${path}.${index}.${field.there}`) as RelatedRecord | UnknownRecord | null | undefined;
      return other ? relatedName(field.resource, other) : recordWords.associationName(field.thereLabel, index + 1);
    },
    [field, getValues, path],
  );
  /** Only one row may have a flag such as 'Hauptadresse', so setting it clears the others. */
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

interface AssociationRowProps extends ItemRow {
  field: AssociationsField;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The inputs of the row's own fields. */
  children: ReactNode;
}

/** A row: the record on the other side, and the row's own fields. */
function AssociationRow({ field, source, index, handle, onRemove, onChange, children }: AssociationRowProps) {
  const place = `${source}.${field.there}`;
  const there = useWatch({ name: place }) as RelatedRecord | UnknownRecord | null | undefined;
  const name = there ? relatedName(field.resource, there) : recordWords.associationName(field.thereLabel, index + 1);
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={name}
      {...rowMark(source)}
      sx={{ p: 1, display: 'flex', gap: 0.5, alignItems: 'flex-start', scrollMarginTop: 160 }}
    >
      {handle}
      <Box
        onChange={onChange}
        sx={{
          flexGrow: 1,
          minWidth: 0,
          display: 'grid',
          columnGap: 1.5,
          rowGap: 1,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
          pt: 0.75,
        }}
      >
        <ItemSource path={source}>
          <Box {...fieldAttribute(place)} sx={{ minWidth: 0, scrollMarginTop: 160 }}>
            <AnyRecordInput
              source={field.there}
              label={field.thereLabel}
              resource={field.resource}
              required
              canCreate
            />
          </Box>
          {children}
        </ItemSource>
      </Box>
      <RemoveButton
        label={formWords.itemAction(formWords.removeItem, name)}
        title={formWords.removeItem}
        source={source}
        onClick={() => onRemove(index)}
      />
    </Paper>
  );
}
