import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import type { ReferenceField } from '../../../domain/fields';
import { useReferences } from '../../cache/references';
import type { KindInputProps } from '../kind';
import { referenceOptions } from './referenceOptions';
import { nativeSelect, useField } from '../useField';

/** One entry of a reference list or none: the browser's own select. What is chosen but no longer offered stays. */
export function ReferenceInput({ field, source, ...props }: KindInputProps<ReferenceField>) {
  const { value, onChange, textField } = useField<{ id: number; name?: string } | null>(source, props);
  const entries = useReferences(field.list);
  const options = useMemo(() => referenceOptions(entries, field.context), [entries, field.context]);
  const choose = (chosen: string) =>
    onChange(options.find((option) => String(option.id) === chosen)?.entry ?? (chosen === '' ? null : (value ?? null)));
  return (
    <TextField
      {...textField}
      {...nativeSelect}
      value={value ? String(value.id) : ''}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="" aria-label="–" />
      {value && !options.some((option) => option.id === value.id) && (
        <option value={String(value.id)}>{value.name ?? `#${value.id}`}</option>
      )}
      {options.map((option) => (
        <option key={option.id} value={String(option.id)}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
