import InputAdornment from '@mui/material/InputAdornment';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { DecimalField, IntegerField } from '../../domain/fields';
import { isDecimal, noNumber, toDecimal } from '../../domain/values/decimals';
import { groupedAmount } from '../ui/format';
import type { KindInputProps } from './kind';
import { useInputProps, wrongSlots } from './useField';
import { useTyped } from './useTyped';

/** A whole number; what is none stays as it was typed and is refused on saving. */
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
 * A decimal number. It stays as it is typed until somebody goes on: what can be read is then shown as it is kept, an
 * amount in groups of three digits; all else stays and is refused on saving.
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
      // Its line is there from the start: a message that pushes the page down takes the next click off its button.
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
