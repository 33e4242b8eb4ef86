import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useLayoutEffect, useRef, useState } from 'react';
import type { DecimalField } from '../../domain/fields';
import { normalizeDecimal } from '../../domain/values/decimals';
import { groupedAmount } from '../ui/format';
import type { KindInputProps } from './kind';
import { useField } from './useField';

/**
 * A decimal number. Commas become points at once; that what is no number becomes 0
 * waits until the field is left, so that `-` or `12.` can be typed. Only amounts become 0: a coordinate that is no
 * number is refused on saving instead. While nobody types in it, an amount is shown in groups of three digits.
 */
export function DecimalInput({ field, source, ...props }: KindInputProps<DecimalField>) {
  const { value, onChange, onBlur, ref, textField } = useField<string>(source, props);
  const [isEdited, setEdited] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const shown = field.money && !isEdited ? groupedAmount(value ?? '') : (value ?? '');
  // Other digits than a moment ago: the cursor would be anywhere.
  useLayoutEffect(() => {
    if (isEdited) input.current?.select();
  }, [isEdited]);
  const leave = () => {
    setEdited(false);
    const normal = field.money ? normalizeDecimal(value ?? '') : (value ?? '').trim();
    if (normal !== (value ?? '')) onChange(normal);
    onBlur();
  };
  return (
    <TextField
      {...textField}
      value={shown}
      onFocus={() => setEdited(field.money === true)}
      onChange={(event) => onChange(event.target.value.replaceAll(',', '.'))}
      onBlur={leave}
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
