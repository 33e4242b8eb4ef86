import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useLayoutEffect, useRef, useState } from 'react';
import type { DecimalField } from '../../domain/fields';
import { isDecimal, noNumber, toDecimal } from '../../domain/values/decimals';
import { groupedAmount } from '../ui/format';
import type { KindInputProps } from './kind';
import { useField } from './useField';

/**
 * A decimal number. It stays as it is typed until somebody goes on: what can be read is then written as it is kept, all
 * else stays and is refused on saving. While nobody types in it, an amount is shown in groups of three digits.
 */
export function DecimalInput({ field, source, ...props }: KindInputProps<DecimalField>) {
  const { value, onChange, onBlur, ref, error, textField } = useField<string>(source, props);
  const [isEdited, setEdited] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const typed = value ?? '';
  // Other digits than a moment ago: the cursor would be anywhere.
  useLayoutEffect(() => {
    if (isEdited && field.money) input.current?.select();
  }, [field.money, isEdited]);
  const leave = () => {
    setEdited(false);
    const read = toDecimal(typed);
    if (read !== typed) onChange(read);
    onBlur();
  };
  const wrong = !isEdited && !isDecimal(toDecimal(typed));
  return (
    <TextField
      {...textField}
      value={field.money && !isEdited ? groupedAmount(typed) : typed}
      onFocus={() => setEdited(true)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={leave}
      error={error !== undefined || wrong}
      // Its line is there from the start: a message that pushes the page down takes the next click off its button.
      helperText={error ?? (wrong ? noNumber : ' ')}
      inputRef={(element: HTMLInputElement | null) => {
        input.current = element;
        ref(element);
      }}
      slotProps={{
        htmlInput: { ...textField.slotProps.htmlInput, inputMode: 'decimal' },
        input: field.money ? { startAdornment: <InputAdornment position="start">CHF</InputAdornment> } : {},
      }}
    />
  );
}
