import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { Editor } from '@tiptap/core';
import { useWrappedSource } from 'react-admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TextField } from '../../domain/fields';
import { richTextWords } from '../i18n/forms';
import type { KindInputProps } from './kind';
import { frameStyle } from './richText/contentStyle';
import { loadEditor, useEditorCode, type WithEditor } from './richText/editorCode';
import { RichTextToolbar } from './richText/RichTextToolbar';
import { TextBeforeEditor } from './richText/TextBeforeEditor';
import type { LeftText } from './richText/textSelection';
import { whenIdle } from '../ui/later';
import { fieldId, useFieldError } from './useField';

/**
 * Formatted text as HTML, `''` when empty. Tools and text are there at once; the editor takes the text over in an idle
 * moment, or, the first time, when somebody begins to work in the form: docs/decisions/rich-text.md.
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
  // Not `…-label`: that is what RichTextInput calls the whole of itself.
  const [labelId, errorId] = [`${id}-name`, `${id}-error`];
  const frame = useRef<HTMLDivElement>(null);
  const left = useRef<LeftText>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(
    () =>
      void loadEditor().then(
        () => setFailed(false),
        () => setFailed(true),
      ),
    [],
  );
  const code = useEditorCode();
  // Not while there is anything else to draw: the rendering is never interrupted.
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  const want = useCallback(() => {
    setWanted(true);
    load();
  }, [load]);
  // Nor between the pressing of a button and its release, as the browser would put the caret into what is gone; nor
  // within a letter.
  const [isPressed, setPressed] = useState(false);
  const press = useCallback(() => {
    setPressed(true);
    for (const event of ['mouseup', 'dragend'])
      window.addEventListener(event, () => setTimeout(() => setPressed(false)), { once: true });
  }, []);

  const [isComposing, setComposing] = useState(false);
  const [isTaken, setTaken] = useState(false);
  if (!isTaken && code && isWanted && !isPressed && !isComposing) setTaken(true);
  const [editor, setEditor] = useState<Editor | null>(null);
  const waiting = useRef<((editor: Editor) => void)[]>([]);
  const withEditor = useCallback<WithEditor>(
    (act) => {
      if (editor) return act(editor);
      waiting.current.push(act);
      want();
    },
    [editor, want],
  );
  useEffect(() => {
    if (editor) for (const act of waiting.current.splice(0)) act(editor);
  }, [editor]);
  // Who works anywhere in the form may soon be here.
  useEffect(() => {
    const form = frame.current?.closest('form');
    form?.addEventListener('focusin', load, { once: true });
    return () => form?.removeEventListener('focusin', load);
  }, [load]);

  const common = {
    id,
    source,
    labelledBy: labelId,
    errorId: error === undefined ? undefined : errorId,
    disabled,
    left,
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
      <Box ref={frame} onPointerEnter={want} onMouseDown={press} onFocus={want} sx={frameStyle(error !== undefined)}>
        <RichTextToolbar
          name={label}
          disabled={disabled}
          brief={'brief' in field && field.brief}
          editor={editor}
          withEditor={withEditor}
        />
        {code && isTaken ? (
          <code.RichTextEditor {...common} onEditor={setEditor} />
        ) : (
          <TextBeforeEditor {...common} withEditor={withEditor} onComposing={setComposing} />
        )}
      </Box>
      {error && (
        <FormHelperText id={errorId} error sx={{ mx: 1.75 }}>
          {error}
        </FormHelperText>
      )}
      {failed && !code && (
        <FormHelperText role="status" sx={{ mx: 1.75 }}>
          {richTextWords.withoutEditor}
        </FormHelperText>
      )}
    </Box>
  );
}
