import TextField from '@mui/material/TextField';
import type { ChoiceField } from '../../domain/fields';
import type { KindInputProps } from './kind';
import { useField } from './useField';

/** One of a few: the browser's own select, quick to use from the keyboard. */
export function ChoiceInput({ field, path, label }: KindInputProps<ChoiceField>) {
  const { id, value, onChange, onBlur, ref, error } = useField<string>(path);
  const known = field.choices.some((choice) => choice.id === (value ?? ''));
  return (
    <TextField
      id={id}
      select
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      inputRef={ref}
      error={error !== undefined}
      helperText={error}
      size="small"
      margin="none"
      fullWidth
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {!known && <option value={value ?? ''}>{value ?? ''}</option>}
      {field.choices.map((choice) => (
        <option key={choice.id} value={choice.id}>{choice.label}</option>
      ))}
    </TextField>
  );
}
