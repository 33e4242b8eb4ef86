import type { Editor } from '@tiptap/core';
import { useWrappedSource } from 'react-admin';
import { RichTextInput } from 'ra-input-rich-text';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { localeOf } from '../FormLanguage';
import { inputStyle } from './contentStyle';
import type { Content } from './echo';
import { editorOptions } from './editorOptions';
import { goOnWithBlank, takeOver } from './takeOver';
import type { TextProps } from './textSelection';

interface RichTextEditorProps extends TextProps {
  /** Told of each editor there is: other options make another one. */
  onEditor: (editor: Editor) => void;
}

/**
 * RichTextInput without its tools, which stand above it from the start. A module of its own: it is most of the weight
 * of a form.
 */
export function RichTextEditor({ id, source, labelledBy, errorId, disabled, left, onEditor }: RichTextEditorProps) {
  const path = useWrappedSource(source);
  const { clearErrors, getValues } = useFormContext();
  const content = useMemo(
    (): Content => ({ current: () => (getValues(path) as string | null | undefined) ?? '', read: '', written: '' }),
    [getValues, path],
  );
  const editor = useRef<Editor>(null);
  const tookOver = useRef(false);
  const error = useRef(errorId);
  error.current = errorId;
  const options = useMemo(
    () => ({
      ...editorOptions(content, { labelledBy, errorId: () => error.current, disabled, lang: localeOf(path) }),
      onMount: ({ editor: made }: { editor: Editor }) => {
        editor.current = made;
      },
      onCreate: ({ editor: made }: { editor: Editor }) => onEditor(made),
    }),
    [content, labelledBy, disabled, onEditor, path],
  );
  // In the rendering that took the text away that had the focus: no key falls between the two.
  useLayoutEffect(() => {
    tookOver.current = editor.current !== null && left.current?.selection != null;
    if (editor.current && left.current) takeOver(editor.current, content, left.current);
    left.current = null;
  }, [content, left]);
  useEffect(() => {
    if (tookOver.current && editor.current) goOnWithBlank(editor.current);
    tookOver.current = false;
  }, [content, left]);
  // The text asks for its message when its state is new.
  useEffect(() => {
    const { current } = editor;
    if (current && !current.isDestroyed) current.view.updateState(current.state);
  }, [errorId]);
  return (
    <RichTextInput
      id={id}
      source={source}
      // Label and message stand around it, as around every field.
      label={false}
      helperText={false}
      // Not `disabled`: react-hook-form leaves such fields out of what is saved.
      readOnly={disabled}
      editorOptions={options}
      toolbar={<></>}
      // What was only read again is no change, and back at the start the form is as it was.
      parse={(html: string) => (html === content.written ? content.read : html)}
      onChange={() => clearErrors(path)}
      sx={inputStyle}
    />
  );
}
