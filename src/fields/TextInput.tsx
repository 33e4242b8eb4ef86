import TextField from '@mui/material/TextField';
import type { TextField as TextDeclaration } from '../../domain/fields';
import type { KindInputProps } from './kind';
import { useField } from './useField';

/** How a browser helps with entering a kind of text. The rules stay ours, so no `type="url"`. */
const inputModes = { url: 'url', email: 'email' } as const;

/** One line, an address, or several lines of plain text. */
export function TextInput({ field, source, ...props }: KindInputProps<TextDeclaration>) {
  const { kind } = field;
  const { value, onChange, textField } = useField<string>(source, props);
  return (
    <TextField
      {...textField}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      {...(field.kind === 'multiline'
        ? { multiline: true, minRows: field.rows ?? 3, maxRows: 20 }
        : field.kind === 'svg'
          ? { multiline: true, rows: 4 }
          : {})}
      slotProps={{
        htmlInput: { ...textField.slotProps.htmlInput, inputMode: inputModes[kind as keyof typeof inputModes] },
      }}
    />
  );
}
