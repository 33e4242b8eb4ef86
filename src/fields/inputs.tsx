import { TextInput as StockTextInput, FieldTitle, SelectInput as StockSelectInput } from 'react-admin';
import InputAdornment from '@mui/material/InputAdornment';
import { useWatch, useFormContext } from 'react-hook-form';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { TextField, DecimalField, IntegerField, ChoiceField, ColorField } from '../../domain/fields';
import { isDecimal, invalidNumber, toDecimal } from '../../domain/values/decimals';
import { isColor, invalidColor, toColor } from '../../domain/values/colors';
import { groupedAmount } from '../ui/format';
import { formWords } from '../i18n/forms';
import { type KindInputProps, useInputProps, invalidSlots, useTyped } from './useField';

/** The keyboard for a kind of text. `type="url"` is not used, because the browser would validate it. */
const inputModes: Partial<Record<TextField['kind'], 'url' | 'email'>> = { url: 'url', email: 'email' };

/** One line, a URL, or several lines of plain text. */
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

/** An integer. Anything else stays as typed, and saving refuses it. */
export function IntegerInput({ field: _, ...named }: KindInputProps<IntegerField>) {
  const { path: _path, ...props } = useInputProps(named);
  return (
    <StockTextInput
      {...props}
      parse={(text: string) => (/^-?\d{1,10}$/.test(text.trim()) ? Number(text) : text)}
      slotProps={{ htmlInput: { ...props.slotProps.htmlInput, inputMode: 'numeric' } }}
    />
  );
}

/**
 * A decimal number. It stays as typed until the input loses the focus, and is then formatted if valid, amounts with
 * thousands separators. Anything else stays, and saving refuses it.
 */
export function DecimalInput({ field, ...named }: KindInputProps<DecimalField>) {
  const { path, ...props } = useInputProps(named);
  const value = (useWatch({ name: path }) as string | null | undefined) ?? '';
  const { isTyping, text } = useTyped(toDecimal, (known) => (field.money ? groupedAmount(known ?? '') : (known ?? '')));
  const isWrong = !isTyping && !isDecimal(toDecimal(value));
  const wrong = invalidSlots(isWrong);
  return (
    <StockTextInput
      {...props}
      {...text}
      // Always rendered, because a message that pushes the page down would move buttons away from a click.
      helperText={isWrong ? invalidNumber : ''}
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

/** Props of react-admin's SelectInput. The accessible name is only the label, while MUI's would include the value. */
export function useSelectProps(named: Parameters<typeof useInputProps>[0]) {
  const { slotProps: _, ...props } = useInputProps(named);
  return {
    ...props,
    translateChoice: false,
    slotProps: {
      inputLabel: { shrink: true },
      select: {
        displayEmpty: true,
        SelectDisplayProps: { 'aria-labelledby': `${props.id}-label`, 'aria-required': props.isRequired || undefined },
      },
    },
  };
}

/** A selection from a few choices. `parse` converts the choice. */
export function SelectInput({
  field: { choices },
  parse,
  ...named
}: KindInputProps<ChoiceField> & { parse?: (id: string) => string }) {
  const { path, ...props } = useSelectProps(named);
  const value = (useWatch({ name: path }) as string | null | undefined) ?? '';
  const isKnown = value === '' || choices.some(({ id }) => id === value);
  const offered = isKnown ? choices : [{ id: value, label: value }, ...choices];
  return (
    <StockSelectInput
      {...props}
      parse={parse ?? props.parse}
      choices={[...offered]}
      optionText="label"
      // Prevents a second empty choice.
      isRequired
      label={<FieldTitle label={named.label} isRequired={named.required ?? false} />}
    />
  );
}

/** A colour, typed as #RRGGBB or picked with the browser's picker, with a sample that contains text. */
export function ColorInput({ field: _, ...named }: KindInputProps<ColorField>) {
  const { path, ...props } = useInputProps(named);
  const { setValue } = useFormContext();
  const value = useWatch({ name: path }) as string | null | undefined;
  const write = (next: string) => setValue(path, next, { shouldDirty: true, shouldValidate: true });
  const color = toColor(value ?? '');
  const known = isColor(color);
  const [isTyping, setTyping] = useState(false);
  const isWrong = !isTyping && !known && (value ?? '') !== '';
  const wrong = invalidSlots(isWrong);
  return (
    <StockTextInput
      {...props}
      onChange={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        // In the stored form.
        if (color !== value && known) write(color);
      }}
      helperText={isWrong ? invalidColor : ''}
      placeholder={formWords.colorFormat}
      slotProps={{
        ...wrong,
        htmlInput: { ...props.slotProps.htmlInput, spellCheck: false },
        inputLabel: { ...wrong.inputLabel, shrink: true },
        input: {
          ...wrong.input,
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="label"
                sx={{
                  position: 'relative',
                  display: 'grid',
                  placeItems: 'center',
                  width: 36,
                  height: 24,
                  borderRadius: 0.5,
                  border: 1,
                  borderColor: 'divider',
                  cursor: 'pointer',
                  typography: 'caption',
                  ...(known && { bgcolor: color, color: ({ palette }) => palette.getContrastText(color) }),
                  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
                }}
              >
                <span aria-hidden="true">{formWords.colorSample}</span>
                <input
                  type="color"
                  disabled={props.readOnly}
                  aria-label={`${named.label}: ${formWords.chooseColor}`}
                  value={known ? color.toLowerCase() : '#ffffff'}
                  onChange={(event) => write(event.target.value)}
                  style={{
                    position: 'absolute',
                    inset: 0,
                    opacity: 0,
                    width: '100%',
                    height: '100%',
                    cursor: 'pointer',
                  }}
                />
              </Box>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
