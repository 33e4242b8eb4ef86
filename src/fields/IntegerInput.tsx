import TextField from '@mui/material/TextField';
import type { IntegerField } from '../../domain/fields';
import type { KindInputProps } from './kind';
import { useField } from './useField';

/** A whole number; what is none stays as it was typed and is refused on saving. */
export function IntegerInput({ source, ...props }: KindInputProps<IntegerField>) {
  const { value, onChange, textField } = useField<number | string>(source, props);
  const read = (text: string) => (/^-?\d{1,10}$/.test(text.trim()) ? Number(text) : text);
  return (
    <TextField
      {...textField}
      value={value ?? ''}
      onChange={(event) => onChange(read(event.target.value))}
      slotProps={{ htmlInput: { ...textField.slotProps.htmlInput, inputMode: 'numeric' } }}
    />
  );
}
