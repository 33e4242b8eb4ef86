import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useEffect, useRef, useState } from 'react';
import { useWrappedSource } from 'react-admin';
import type { TextField } from '../../domain/fields';
import { whenIdle } from '../ui/later';
import type { KindInputProps } from './kind';
import type * as Code from './richText/RichTextEditor';
import { frameStyle } from './richText/contentStyle';
import { TextPreview, type Waiting } from './richText/TextPreview';
import { fieldId, useFieldError } from './useField';

/** Delay before loading is retried, in milliseconds. */
const pauseMs = 3000;

let code: typeof Code | undefined;
/**
 * Loads the editor, once. Not by `lazy`: React renders suspended content in pieces, and tiptap destroys an editor
 * whose rendering pauses for a millisecond.
 */
async function loadEditor(): Promise<void> {
  while (!code) {
    try {
      code = await import('./richText/RichTextEditor');
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMs);
      });
    }
  }
}

/**
 * Rich text as HTML, `''` if empty. The text is shown at once; its editor loads when the browser is idle or the
 * text gets the focus, so that no form waits for it: docs/decisions/rich-text.md.
 */
export function RichTextInput({
  field,
  source,
  label,
  required,
  disabled = false,
}: KindInputProps<TextField> & { disabled?: boolean }) {
  const path = useWrappedSource(source);
  const error = useFieldError(path);
  const id = fieldId(path);
  // Not `…-label`, which RichTextInput uses for its own wrapper.
  const [labelId, errorId] = [`${id}-name`, `${id}-error`];
  const waiting = useRef<Waiting>({ isHere: false, typed: '' });
  const [isReady, setReady] = useState(false);
  const come = () => (code ? setReady(true) : void loadEditor().then(() => setReady(true)));
  useEffect(() => whenIdle(come), []);
  const common = {
    id,
    source,
    labelledBy: labelId,
    errorId: error === undefined ? undefined : errorId,
    disabled,
    waiting,
  };
  return (
    <Box>
      <FormLabel
        id={labelId}
        required={required}
        error={error !== undefined}
        disabled={disabled}
        component="div"
        sx={{ fontSize: '0.8125rem', mb: 0.5 }}
      >
        {label}
      </FormLabel>
      <Box sx={frameStyle(error !== undefined)}>
        {isReady && code ? (
          <code.RichTextEditor {...common} name={label} brief={'brief' in field && field.brief} />
        ) : (
          <TextPreview {...common} onFocus={come} />
        )}
      </Box>
      {error && (
        <FormHelperText id={errorId} error sx={{ mx: 1.75 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
