import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useState } from 'react';
import { sanitizeHtml } from '../../embed/sanitizeHtml';
import { localeOf } from '../FormLanguage';
import { useField } from '../useField';
import { textStyle } from './contentStyle';
import type { WithEditor } from './editorCode';
import { selectionIn, type TextProps } from './textSelection';

interface TextBeforeEditorProps extends TextProps {
  withEditor: WithEditor;
  /** Told when a letter of several keys begins and ends (ê, an input method): half of it can't be taken over. */
  onComposing: (isComposing: boolean) => void;
}

/** So that the first words are a paragraph, as the editor makes them. */
const nothing = '<p><br></p>';

/**
 * A blank at the end of a line. Who reads the text would leave it out, and the next word would stand without one; who
 * takes the text over makes it a blank again.
 */
const lastBlank = / (?=(?:<\/(?:b|strong|i|em|u|a|span)>)*(?:<br>)?<\/(?:p|li|td|th|h\d|div|blockquote)>)/g;

const contentOf = (html: string) => ({ __html: sanitizeHtml(html) || nothing });

/**
 * The text as long as the editor is not there: it looks the same and can be typed into, so that nothing typed is lost
 * while the editor comes, or does not come at all. What is pasted waits for the editor, which takes what fits and
 * leaves the rest.
 */
export function TextBeforeEditor({
  id,
  source,
  labelledBy,
  errorId,
  disabled,
  left,
  withEditor,
  onComposing,
}: TextBeforeEditorProps) {
  const { path, value, onChange, onBlur } = useField<string>(source);
  const box = useRef<HTMLDivElement>(null);
  // The value this shows, and the text as it was read, in both notations: back at the start is no change.
  const shown = useRef<string>(undefined);
  const read = useRef({ value: '', html: '' });
  const html = value ?? '';

  // The first one by React, made ready with the form; those after it not: it would put the caret back to the start with
  // each key.
  const [first] = useState(() => ({ value: html, content: contentOf(html) }));
  useLayoutEffect(() => {
    if (!box.current || shown.current === html) return;
    if (shown.current !== undefined || html !== first.value) box.current.innerHTML = contentOf(html).__html;
    shown.current = html;
    read.current = { value: html, html: box.current.innerHTML };
  }, [first, html]);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      left.current = element && { read: read.current.value, selection: selectionIn(element) };
    };
  }, [left]);

  const write = ({ innerHTML, textContent }: HTMLElement) => {
    shown.current =
      innerHTML === read.current.html
        ? read.current.value
        : textContent === ''
          ? ''
          : innerHTML.replace(lastBlank, '&nbsp;');
    onChange(shown.current);
  };

  return (
    <Box
      ref={box}
      id={id}
      lang={localeOf(path)}
      className="rich-text"
      role="textbox"
      tabIndex={disabled ? undefined : 0}
      contentEditable={!disabled}
      dangerouslySetInnerHTML={first.content}
      aria-multiline
      aria-labelledby={labelledBy}
      aria-disabled={disabled || undefined}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
      onInput={({ currentTarget }) => write(currentTarget)}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={({ currentTarget }) => {
        // Some browsers tell of the letter only after this.
        write(currentTarget);
        onComposing(false);
      }}
      onPaste={(event) => {
        event.preventDefault();
        const [html, text] = [event.clipboardData.getData('text/html'), event.clipboardData.getData('text/plain')];
        withEditor(({ view }) => void (html === '' ? view.pasteText(text) : view.pasteHTML(html)));
      }}
      onDrop={(event) => event.preventDefault()}
      onBlur={onBlur}
      sx={{ '&.rich-text': textStyle }}
    />
  );
}
