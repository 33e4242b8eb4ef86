import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import type { ReferenceField } from '../../domain/fields';
import { useReferences } from '../references';
import type { KindInputProps } from './kind';
import { referenceOptions } from './referenceOptions';
import { useField } from './useField';

/** One entry of a reference list or none: the browser's own select. What is chosen but no longer offered stays. */
export function ReferenceInput({ field, path, label }: KindInputProps<ReferenceField>) {
  const { id, value, onChange, onBlur, ref, error } = useField<{ id: number; name?: string } | null>(path);
  const entries = useReferences(field.list);
  const options = useMemo(() => referenceOptions(entries, field.context), [entries, field.context]);
  const choose = (chosen: string) => onChange(options.find((option) => String(option.id) === chosen)?.entry ?? (chosen === '' ? null : (value ?? null)));
  return (
    <TextField
      id={id}
      select
      label={label}
      value={value ? String(value.id) : ''}
      onChange={(event) => choose(event.target.value)}
      onBlur={onBlur}
      inputRef={ref}
      error={error !== undefined}
      helperText={error}
      size="small"
      margin="none"
      fullWidth
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="" aria-label="–" />
      {value && !options.some((option) => option.id === value.id) && <option value={String(value.id)}>{value.name ?? `#${value.id}`}</option>}
      {options.map((option) => <option key={option.id} value={String(option.id)}>{option.label}</option>)}
    </TextField>
  );
}
