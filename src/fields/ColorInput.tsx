import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { isColor, noColor, toColor } from '../../domain/values/colors';
import type { ColorField } from '../../domain/fields';
import { formWords } from '../i18n/forms';
import type { KindInputProps } from './kind';
import { useField } from './useField';

/** A colour, typed as #RRGGBB or picked from the browser's own; before it what it looks like, with words upon it. */
export function ColorInput({ source, label, required }: KindInputProps<ColorField>) {
  const { value, onChange, onBlur, error, textField } = useField<string>(source, { label, required });
  const color = toColor(value ?? '');
  const known = isColor(color);
  const [isTyping, setTyping] = useState(false);
  const wrong = !isTyping && !known && (value ?? '') !== '';
  return (
    <TextField
      {...textField}
      value={value ?? ''}
      onChange={(event) => {
        setTyping(true);
        onChange(event.target.value);
      }}
      onBlur={() => {
        setTyping(false);
        // As it will be kept.
        if (color !== value && known) onChange(color);
        onBlur();
      }}
      error={error !== undefined || wrong}
      helperText={error ?? (wrong ? noColor : ' ')}
      placeholder={formWords.colorFormat}
      slotProps={{
        htmlInput: { ...textField.slotProps.htmlInput, spellCheck: false },
        inputLabel: { shrink: true },
        input: {
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
                  aria-label={`${label}: ${formWords.chooseColor}`}
                  value={known ? color.toLowerCase() : '#ffffff'}
                  onChange={(event) => onChange(event.target.value)}
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
