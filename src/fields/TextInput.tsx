import TextField from '@mui/material/TextField';
import type { TextField as TextDeclaration } from '../../domain/fields';
import type { KindInputProps } from './kind';
import { useField } from './useField';

/** How a browser helps with entering a kind of text. The rules stay ours, so no `type="url"`. */
const inputModes = { url: 'url', email: 'email' } as const;

/** One line, an address, or several lines of plain text. */
export function TextInput({ field, path, label, required }: KindInputProps<TextDeclaration>) {
  const { id, value, onChange, onBlur, ref, error } = useField<string>(path);
  const multiline = field.kind === 'multiline';
  return (
    <TextField
      id={id}
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      inputRef={ref}
      error={error !== undefined}
      helperText={error}
      required={required}
      size="small"
      margin="none"
      fullWidth
      {...(multiline ? { multiline: true, minRows: 3, maxRows: 20 } : {})}
      slotProps={{
        htmlInput: {
          inputMode: inputModes[field.kind as keyof typeof inputModes],
          autoComplete: 'off',
          // The rule is checked on saving, with the message of the declaration.
          required: false,
          'aria-required': required || undefined,
        },
      }}
    />
  );
}
