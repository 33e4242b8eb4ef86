import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isColor, noColor, toColor } from '../../domain/values/colors';
import type { ColorField } from '../../domain/fields';
import { formWords } from '../i18n/forms';
import { type KindInputProps, useInputProps, wrongSlots } from './useField';

/** A colour, typed as #RRGGBB or picked with the browser's picker, after a sample of it with text. */
export function ColorInput({ field: _, ...named }: KindInputProps<ColorField>) {
  const { path, ...props } = useInputProps(named);
  const { setValue } = useFormContext();
  const value = useWatch({ name: path }) as string | null | undefined;
  const write = (next: string) => setValue(path, next, { shouldDirty: true, shouldValidate: true });
  const color = toColor(value ?? '');
  const known = isColor(color);
  const [isTyping, setTyping] = useState(false);
  const isWrong = !isTyping && !known && (value ?? '') !== '';
  const wrong = wrongSlots(isWrong);
  return (
    <TextInput
      {...props}
      onChange={() => setTyping(true)}
      onBlur={() => {
        setTyping(false);
        // In the stored form.
        if (color !== value && known) write(color);
      }}
      helperText={isWrong ? noColor : ''}
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
