import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { TextField } from '../../domain/fields';
import { sanitizeHtml } from '../embed/sanitizeHtml';
import { richTextWords } from '../i18n/forms';
import { whenIdle } from '../ui/scheduling';
import { Compact, localeOf, useIsLocked } from './formContext';
import { type KindInputProps, fieldId, useFieldError } from './useField';
import type * as Code from './richText/RichTextEditor';
import { compactStyle, frameStyle, textStyle, toolbarClass, toolbarStyle } from './richText/contentStyle';

/** The delay before another attempt to load, in milliseconds. */
const pauseMs = 3000;

let code: typeof Code | undefined;
/**
 * Loads the editor once. Does not use `lazy`, because React renders suspended content in pieces, and tiptap destroys an
 * editor whose rendering pauses for a millisecond.
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
 * Rich text as HTML, `''` if empty. The text itself is shown immediately; its editor loads when the browser is idle or
 * the text gets the focus, so that no form waits for it: docs/decisions/rich-text.md.
 */
export function RichTextInput({ field, source, label, required }: KindInputProps<TextField>) {
  const path = useWrappedSource(source);
  const disabled = useIsLocked(path);
  const error = useFieldError(path);
  const isCompact = useContext(Compact);
  const id = fieldId(path);
  // Not `…-label`, which RichTextInput uses for its own wrapper.
  const [labelId, errorId] = [`${id}-name`, `${id}-error`];
  const focus = useRef<Code.Focus | null>(null);
  const [isReady, setReady] = useState(false);
  const load = () => (code ? setReady(true) : void loadEditor().then(() => setReady(true)));
  useEffect(() => whenIdle(load), []);
  const common = {
    id,
    source,
    labelledBy: labelId,
    errorId: error === undefined ? undefined : errorId,
    disabled,
    focus,
  };
  return (
    <Box>
      <FormLabel
        id={labelId}
        required={required}
        error={error !== undefined}
        disabled={disabled}
        component="div"
        sx={isCompact ? visuallyHidden : { fontSize: '0.8125rem', mb: 0.5 }}
      >
        {label}
      </FormLabel>
      <Box sx={[frameStyle(error !== undefined), isCompact && compactStyle]}>
        {isReady && code ? (
          <code.RichTextEditor {...common} name={label} brief={'brief' in field && field.brief} />
        ) : (
          <ReadOnlyText {...common} onFocus={load} />
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

interface ReadOnlyTextProps extends Pick<
  Code.RichTextEditorProps,
  'id' | 'source' | 'labelledBy' | 'errorId' | 'focus'
> {
  onFocus: () => void;
}

/** The read-only text until its editor has loaded, in the same place. Its focus moves to the editor. */
function ReadOnlyText({ id, source, labelledBy, errorId, focus, onFocus }: ReadOnlyTextProps) {
  const path = useWrappedSource(source);
  const html = (useWatch({ name: path }) as string | null | undefined) ?? '';
  const content = useMemo(() => ({ __html: sanitizeHtml(html) || '<p><br></p>' }), [html]);
  const [isAwaited, setAwaited] = useState(false);
  const isFocused = (now: Code.Focus | null) => {
    focus.current = now;
    setAwaited(now !== null);
  };
  return (
    <>
      <Box role="status" className={toolbarClass} sx={{ ...toolbarStyle, px: 1.75, typography: 'caption' }}>
        {isAwaited && richTextWords.coming}
      </Box>
      <Box
        id={id}
        lang={localeOf(path)}
        className="rich-text"
        role="textbox"
        tabIndex={0}
        dangerouslySetInnerHTML={content}
        aria-multiline
        aria-readonly
        aria-busy
        aria-labelledby={labelledBy}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        // Otherwise the browser would place the cursor in a removed element when the button is released.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ clientX, clientY, currentTarget }) => {
          currentTarget.focus({ preventScroll: true });
          focus.current = { at: { left: clientX, top: clientY } };
        }}
        onFocus={() => {
          isFocused({});
          onFocus();
        }}
        onBlur={() => isFocused(null)}
        sx={{ '&.rich-text': { ...textStyle, '&:focus-visible': { outline: 'none' } } }}
      />
    </>
  );
}
