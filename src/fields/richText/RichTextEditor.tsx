import { type Editor, Extension, type EditorOptions } from '@tiptap/core';
import { RichTextInput } from 'ra-input-rich-text';
import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Plugin } from '@tiptap/pm/state';
import { localeOf } from '../FormLanguage';
import { inputStyle } from './contentStyle';
import { type Content, echo } from './echo';
import { RichTextToolbar } from './RichTextToolbar';
import type { Waiting } from './TextPreview';
import { extensions } from './extensions';
import { pastedFromWord } from './pastedWord';

interface RichTextEditorProps {
  id: string;
  source: string;
  /** What the field is called. */
  name: string;
  labelledBy: string;
  /** Id of the message about the field, where there is one. */
  errorId: string | undefined;
  disabled: boolean;
  /** Without headings, undo and redo. */
  brief: boolean | undefined;
  /** Who has come before it was there. */
  waiting: RefObject<Waiting>;
}

/** react-admin's RichTextInput with our tools. A module of its own: it is most of the weight of a form. */
export function RichTextEditor({
  id,
  source,
  name,
  labelledBy,
  errorId,
  disabled,
  brief,
  waiting,
}: RichTextEditorProps) {
  const path = useWrappedSource(source);
  const { clearErrors, getValues } = useFormContext();
  const content = useMemo(
    (): Content => ({ current: () => (getValues(path) as string | null | undefined) ?? '', read: '', written: '' }),
    [getValues, path],
  );
  const editor = useRef<Editor>(null);
  const error = useRef(errorId);
  error.current = errorId;
  const options = useMemo(
    () => ({
      ...editorOptions(content, { labelledBy, errorId: () => error.current, disabled, lang: localeOf(path) }),
      onMount: ({ editor: made }: { editor: Editor }) => {
        editor.current = made;
      },
    }),
    [content, labelledBy, disabled, path],
  );
  // In the rendering that took the text away that had the focus: no key falls between the two.
  useLayoutEffect(() => {
    if (editor.current && waiting.current.isHere) goOn(editor.current, waiting.current);
  }, [waiting]);
  // Once what the editor does reaches the form.
  useEffect(() => {
    const { typed } = waiting.current;
    if (typed !== '') editor.current?.view.dispatch(editor.current.state.tr.insertText(typed));
    waiting.current = { isHere: false, typed: '' };
  }, [waiting]);
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
      toolbar={<RichTextToolbar name={name} disabled={disabled} brief={brief} />}
      // What was only read again is no change, and back at the start the form is as it was.
      parse={(html: string) => (html === content.written ? content.read : html)}
      onChange={() => clearErrors(path)}
      sx={inputStyle}
    />
  );
}

/** Not by tiptap's command, which waits for a frame: a key before that would go nowhere. */
function goOn({ view, commands }: Editor, { at }: Waiting): void {
  const place = at && view.posAtCoords(at);
  if (place) commands.setTextSelection(place.pos);
  view.focus();
}

/** The field as its label and message name it. */
interface FieldNames {
  labelledBy: string;
  /** Id of the message about the text; none where there is nothing to say. */
  errorId: () => string | undefined;
  disabled: boolean;
  /** The language of the text. */
  lang: string;
}

/** Says on the text itself that there is a message about it. Asked again with each state of the editor. */
const message = (errorId: FieldNames['errorId']) => {
  const attributes = (): Record<string, string> => {
    const id = errorId();
    return id === undefined ? {} : { 'aria-invalid': 'true', 'aria-describedby': id };
  };
  return Extension.create({ name: 'message', addProseMirrorPlugins: () => [new Plugin({ props: { attributes } })] });
};

/** For RichTextInput, which makes a new editor for new options: keep them. */
function editorOptions(content: Content, { labelledBy, errorId, disabled, lang }: FieldNames): Partial<EditorOptions> {
  return {
    extensions: [...extensions, echo(content), message(errorId)],
    // The toolbar is the one way to formatting: '1. Januar' is no list.
    enableInputRules: false,
    enablePasteRules: false,
    // The blank after a word that somebody goes on from; RichTextInput reads later values so, too.
    parseOptions: { preserveWhitespace: true },
    // Styles come from our theme: the Content-Security-Policy has no place for a style element of the library.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pastedFromWord,
      attributes: {
        role: 'textbox',
        lang,
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(disabled && { 'aria-disabled': 'true' }),
      },
    },
  };
}
