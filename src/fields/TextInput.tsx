import { TextInput as StockTextInput } from 'react-admin';
import type { TextField } from '../../domain/fields';
import type { KindInputProps } from './kind';
import { useInputProps } from './useField';

/** The keyboard for a kind of text. Validation stays ours, so no `type="url"`. */
const inputModes: Partial<Record<TextField['kind'], 'url' | 'email'>> = { url: 'url', email: 'email' };

/** One line, an address, or several lines of plain text. */
export function TextInput({ field, ...named }: KindInputProps<TextField>) {
  const { path: _, ...props } = useInputProps(named);
  const lines =
    field.kind === 'multiline'
      ? { multiline: true, minRows: field.rows ?? 3, maxRows: 20 }
      : field.kind === 'svg'
        ? { multiline: true, rows: 4 }
        : {};
  return (
    <StockTextInput
      {...props}
      {...lines}
      slotProps={{ htmlInput: { ...props.slotProps.htmlInput, inputMode: inputModes[field.kind] } }}
    />
  );
}
