import type { Field, ReferencesField } from '../../../domain/fields';
import { bulkWords } from '../../i18n/lists';
import type { ListedType } from '../ListType';
import type { BulkAction } from './BulkMenu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { useReferences } from '../../cache/references';
import { referenceOptions } from '../filters/FilterOptions';
import { ChangeDialog } from './ChangeDialog';
import { useChangeMarked } from './useChangeMarked';

/** Adds a reference to the marked records, or removes it. */
export function referenceActions(type: Pick<ListedType, 'fields'>, name: string): BulkAction[] {
  const field = type.fields[name] as Field | undefined;
  if (field?.kind !== 'references') throw new Error(`${name} is no field with references.`);
  return [true, false].map((isAdding) => ({
    label: (isAdding ? bulkWords.add : bulkWords.remove)(field.label),
    dialog: (onClose) => <ReferenceDialog name={name} field={field} isAdding={isAdding} onClose={onClose} />,
  }));
}

/** Asks which reference to add to the marked records, or to remove. */
function ReferenceDialog({
  name,
  field,
  isAdding,
  onClose,
}: {
  name: string;
  field: ReferencesField;
  isAdding: boolean;
  onClose: () => void;
}) {
  const work = useChangeMarked(onClose);
  const entries = useReferences(field.list);
  const options = useMemo(() => referenceOptions(entries, field.context), [entries, field.context]);
  const [chosen, setChosen] = useState('');
  const start = () => {
    if (chosen !== '') work.start((record) => (isAdding ? withEntry : withoutEntry)(record, name, Number(chosen)));
  };
  const title = (isAdding ? bulkWords.add : bulkWords.remove)(field.label);
  return (
    <ChangeDialog title={title} work={work} onStart={start} onClose={onClose}>
      {(isAdding ? bulkWords.addQuestion : bulkWords.removeQuestion)(work.count, field.label)}
      <TextField
        select
        fullWidth
        label={field.label}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        sx={{ mt: 2 }}
        slotProps={{ select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 420 } } } } } }}
      >
        {options.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </ChangeDialog>
  );
}

type Values = Record<string, unknown>;
const entriesOf = (record: Values, name: string) =>
  Array.isArray(record[name]) ? (record[name] as { id: number }[]) : [];

/** The record with a reference appended; null if it has it already. */
function withEntry(record: Values, name: string, id: number): Values | null {
  const entries = entriesOf(record, name);
  return entries.some((entry) => entry.id === id) ? null : { ...record, [name]: [...entries, { id }] };
}

/** The record without a reference; null if it does not have it. */
function withoutEntry(record: Values, name: string, id: number): Values | null {
  const entries = entriesOf(record, name);
  return entries.some((entry) => entry.id === id)
    ? { ...record, [name]: entries.filter((entry) => entry.id !== id) }
    : null;
}
