import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { sanitizeHtml } from '../../embed/sanitizeHtml';
import { richTextWords } from '../../i18n/forms';
import { localeOf } from '../FormLanguage';
import { textStyle, toolbarStyle } from './contentStyle';

/** Somebody who reached the text before its editor had loaded. */
export interface Waiting {
  isHere: boolean;
  /** Where they clicked in the window. */
  at?: { left: number; top: number };
  /** What they have typed meanwhile. */
  typed: string;
}

interface TextPreviewProps {
  id: string;
  source: string;
  labelledBy: string;
  /** Id of the field's error message, if there is one. */
  errorId: string | undefined;
  disabled: boolean;
  /** Passes the focus to the editor once it replaces the preview. */
  waiting: RefObject<Waiting>;
  onFocus: () => void;
}

/** Delay before a loading message appears, in milliseconds. */
const patience = 1500;

/** The text until its editor has loaded: it looks the same and can be read, but typing only shows in the editor. */
export function TextPreview({ id, source, labelledBy, errorId, disabled, waiting, onFocus }: TextPreviewProps) {
  const path = useWrappedSource(source);
  const html = (useWatch({ name: path }) as string | null | undefined) ?? '';
  const content = useMemo(() => ({ __html: sanitizeHtml(html) || '<p><br></p>' }), [html]);
  const box = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  const [isLate, setLate] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    const { current } = waiting;
    return () => {
      current.isHere = document.activeElement === element;
    };
  }, [waiting]);
  useEffect(() => {
    if (!isFocused) return undefined;
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [isFocused]);
  return (
    <>
      <Box sx={toolbarStyle} />
      <Box
        ref={box}
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
          waiting.current.at = { left: clientX, top: clientY };
          currentTarget.focus({ preventScroll: true });
        }}
        onFocus={() => {
          setFocused(true);
          onFocus();
        }}
        onKeyDown={(event) => {
          if (disabled || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          waiting.current.typed += event.key;
        }}
        onBlur={() => setFocused(false)}
        sx={{ '&.rich-text': { ...textStyle, '&:focus-visible': { outline: 'none' } } }}
      />
      {isLate && (
        <FormHelperText role="status" sx={{ mx: 1.75, mb: 0.5 }}>
          {richTextWords.coming}
        </FormHelperText>
      )}
    </>
  );
}
