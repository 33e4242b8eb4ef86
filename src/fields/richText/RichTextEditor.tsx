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
import { extensions } from './extensions';
import { pastedFromWord } from './pastedWord';

/** A focused text, with where in the window it was clicked. */
export interface Focus {
  at?: { left: number; top: number };
}

export interface RichTextEditorProps {
  id: string;
  source: string;
  /** The field's name. */
  name: string;
  labelledBy: string;
  /** Id of the field's error message, if there is one. */
  errorId: string | undefined;
  disabled: boolean;
  /** Without headings, undo and redo. */
  brief: boolean | undefined;
  /** The focus of the text before its editor had loaded; null without it. */
  focus: RefObject<Focus | null>;
}

/** react-admin's RichTextInput with our tools. A module of its own, as it is most of a form's size. */
export function RichTextEditor({ id, source, name, labelledBy, errorId, disabled, brief, focus }: RichTextEditorProps) {
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
  // In the same commit that removes the focused text: no key falls in between.
  useLayoutEffect(() => {
    if (editor.current && focus.current) goOn(editor.current, focus.current);
    focus.current = null;
  }, [focus]);
  // The text reads its message when its state is new.
  useEffect(() => {
    const { current } = editor;
    if (current && !current.isDestroyed) current.view.updateState(current.state);
  }, [errorId]);
  return (
    <RichTextInput
      id={id}
      source={source}
      // Label and message are around it, as for every field.
      label={false}
      helperText={false}
      // Not `disabled`: react-hook-form omits disabled fields from the values.
      readOnly={disabled}
      editorOptions={options}
      toolbar={<RichTextToolbar name={name} disabled={disabled} brief={brief} />}
      // Merely normalised content is no change; back at the start the form is unchanged.
      parse={(html: string) => (html === content.written ? content.read : html)}
      onChange={() => clearErrors(path)}
      sx={inputStyle}
    />
  );
}

/** Not tiptap's command, which waits for a frame: a key before it would be lost. */
function goOn({ view, commands }: Editor, { at }: Focus): void {
  const place = at && view.posAtCoords(at);
  if (place) commands.setTextSelection(place.pos);
  view.focus();
}

/** The field's accessible names. */
interface FieldNames {
  labelledBy: string;
  /** Id of the error message, if there is one. */
  errorId: () => string | undefined;
  disabled: boolean;
  /** The language of the text. */
  lang: string;
}

/** Links the text to its error message; evaluated with each state of the editor. */
const message = (errorId: FieldNames['errorId']) => {
  const attributes = (): Record<string, string> => {
    const id = errorId();
    return id === undefined ? {} : { 'aria-invalid': 'true', 'aria-describedby': id };
  };
  return Extension.create({ name: 'message', addProseMirrorPlugins: () => [new Plugin({ props: { attributes } })] });
};

/** RichTextInput creates a new editor for new options: keep them stable. */
function editorOptions(content: Content, { labelledBy, errorId, disabled, lang }: FieldNames): Partial<EditorOptions> {
  return {
    extensions: [...extensions, echo(content), message(errorId)],
    // Only the toolbar formats: '1. Januar' must not become a list.
    enableInputRules: false,
    enablePasteRules: false,
    // Keeps a trailing space at the cursor; RichTextInput parses later values this way, too.
    parseOptions: { preserveWhitespace: true },
    // Our theme has the styles: the Content-Security-Policy blocks the library's style element.
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
