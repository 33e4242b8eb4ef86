import TextField from '@mui/material/TextField';
import type { IntegerField } from '../../domain/fields';
import type { KindInputProps } from './kind';
import { useField } from './useField';

/** A whole number; what is none stays as it was typed and is refused on saving. */
export function IntegerInput({ path, label }: KindInputProps<IntegerField>) {
  const { id, value, onChange, onBlur, ref, error } = useField<number | string>(path);
  const read = (text: string) => (/^-?\d{1,10}$/.test(text.trim()) ? Number(text) : text);
  return (
    <TextField
      id={id}
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(read(event.target.value))}
      onBlur={onBlur}
      inputRef={ref}
      error={error !== undefined}
      helperText={error}
      size="small"
      margin="none"
      fullWidth
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  );
}
