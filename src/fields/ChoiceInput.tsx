import TextField from '@mui/material/TextField';
import type { ChoiceField } from '../../domain/fields';
import type { KindInputProps } from './kind';
import { nativeSelect, useField } from './useField';

/**
 * One of a few: the browser's own select, quick to use from the keyboard. `onChoose` decides what becomes of a choice.
 */
export function ChoiceInput({
  field: { choices },
  source,
  onChoose,
  ...props
}: KindInputProps<ChoiceField> & { onChoose?: (id: string) => void }) {
  const { value, onChange, textField } = useField<string>(source, props);
  const known = choices.some((choice) => choice.id === (value ?? ''));
  return (
    <TextField
      {...textField}
      {...nativeSelect}
      value={value ?? ''}
      onChange={(event) => (onChoose ?? onChange)(event.target.value)}
    >
      {!known && <option value={value ?? ''}>{value ?? ''}</option>}
      {choices.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
