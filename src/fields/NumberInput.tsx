import InputAdornment from '@mui/material/InputAdornment';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { DecimalField, IntegerField } from '../../domain/fields';
import { isDecimal, noNumber, toDecimal } from '../../domain/values/decimals';
import { groupedAmount } from '../ui/format';
import type { KindInputProps } from './kind';
import { useInputProps, wrongSlots } from './useField';
import { useTyped } from './useTyped';

/** An integer. Anything else stays as typed and is refused on saving. */
export function IntegerInput({ field: _, ...named }: KindInputProps<IntegerField>) {
  const { path: _path, ...props } = useInputProps(named);
  return (
    <TextInput
      {...props}
      parse={(text: string) => (/^-?\d{1,10}$/.test(text.trim()) ? Number(text) : text)}
      slotProps={{ htmlInput: { ...props.slotProps.htmlInput, inputMode: 'numeric' } }}
    />
  );
}

/**
 * A decimal number. It stays as typed until the input loses the focus; a valid one is then formatted, amounts with
 * thousands separators. Anything else stays and is refused on saving.
 */
export function DecimalInput({ field, ...named }: KindInputProps<DecimalField>) {
  const { path, ...props } = useInputProps(named);
  const value = (useWatch({ name: path }) as string | null | undefined) ?? '';
  const { isTyping, text } = useTyped(toDecimal, (known) => (field.money ? groupedAmount(known ?? '') : (known ?? '')));
  const isWrong = !isTyping && !isDecimal(toDecimal(value));
  const wrong = wrongSlots(isWrong);
  return (
    <TextInput
      {...props}
      {...text}
      // Always present: a message that pushes the page down would move buttons away from a click.
      helperText={isWrong ? noNumber : ''}
      slotProps={{
        ...wrong,
        htmlInput: { ...props.slotProps.htmlInput, inputMode: 'decimal' },
        input: {
          ...wrong.input,
          startAdornment: field.money && <InputAdornment position="start">CHF</InputAdornment>,
        },
      }}
    />
  );
}
