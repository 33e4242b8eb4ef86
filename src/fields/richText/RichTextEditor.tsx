import {
  type Editor,
  Extension,
  type EditorOptions,
  commands,
  getHTMLFromFragment,
  isNodeEmpty,
  type CommandProps,
} from '@tiptap/core';
import { RichTextInput } from 'ra-input-rich-text';
import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Plugin } from '@tiptap/pm/state';
import type { Node } from '@tiptap/pm/model';
import { localeOf } from '../formContext';
import { inputStyle } from './contentStyle';
import { RichTextToolbar } from './RichTextToolbar';
import { extensions, pastedFromWord } from './extensions';

/** The focus of a text, with the clicked position in the window. */
export interface Focus {
  at?: { left: number; top: number };
}

export interface RichTextEditorProps {
  id: string;
  source: string;
  /** The field's name. */
  name: string;
  labelledBy: string;
  /** The id of the field's error message, if there is one. */
  errorId: string | undefined;
  disabled: boolean;
  /** Leaves out headings, undo and redo. */
  brief: boolean | undefined;
  /** The focus of the text before its editor loaded; null if it did not have it. */
  focus: RefObject<Focus | null>;
}

/** react-admin's RichTextInput with our tools. A separate module, because it makes up most of a form's size. */
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
  // In the same commit that removes the focused text, so that no keystroke is lost in between.
  useLayoutEffect(() => {
    if (editor.current && focus.current) focusAt(editor.current, focus.current);
    focus.current = null;
  }, [focus]);
  // The text reads its error message at each new state.
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
      // Content that was only normalized does not count as a change; undoing everything leaves the form unchanged.
      parse={(html: string) => (html === content.written ? content.read : html)}
      onChange={() => clearErrors(path)}
      sx={inputStyle}
    />
  );
}

/** tiptap's own command waits for a frame, so a keystroke before it would be lost. */
function focusAt({ view, commands }: Editor, { at }: Focus): void {
  const place = at && view.posAtCoords(at);
  if (place) commands.setTextSelection(place.pos);
  view.focus();
}

/** The field's accessible names. */
interface FieldNames {
  labelledBy: string;
  /** The id of the error message, if there is one. */
  errorId: () => string | undefined;
  disabled: boolean;
  /** The language of the text. */
  lang: string;
}

/** Links the text to its error message; evaluated at each state of the editor. */
const message = (errorId: FieldNames['errorId']) => {
  const attributes = (): Record<string, string> => {
    const id = errorId();
    return id === undefined ? {} : { 'aria-invalid': 'true', 'aria-describedby': id };
  };
  return Extension.create({ name: 'message', addProseMirrorPlugins: () => [new Plugin({ props: { attributes } })] });
};

/** Must be stable, because RichTextInput creates a new editor for new options. */
function editorOptions(content: Content, { labelledBy, errorId, disabled, lang }: FieldNames): Partial<EditorOptions> {
  return {
    extensions: [...extensions, echo(content), message(errorId)],
    // Only the toolbar formats text: '1. Januar' must not become a list.
    enableInputRules: false,
    enablePasteRules: false,
    // Keeps a trailing space at the cursor; RichTextInput parses later values in the same way.
    parseOptions: { preserveWhitespace: true },
    // Our theme contains the styles, because the content security policy blocks the library's style element.
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

/** The synchronized values of an editor and its form field. All are HTML, `''` if empty. */
interface Content {
  /** The value in the form. */
  current: () => string;
  /** The content that the editor read last, and how the editor serializes it: stored HTML may be different. */
  read: string;
  written: string;
}

/** The value as RichTextInput passes it to the form. */
const htmlOf = (doc: Node) => (isNodeEmpty(doc) ? '' : getHTMLFromFragment(doc.content, doc.type.schema));

const leave = ({ tr }: CommandProps) => {
  tr.setMeta('preventDispatch', true);
  return true;
};

/**
 * RichTextInput resets content and selection after each change of the form's value, even one of its own. That would
 * record each keystroke twice in the history, remove an empty table that has replaced a text, and end bold text at the
 * end of the line. With this extension, a reset has no effect unless the value really differs. Such content comes from
 * elsewhere (a restored draft, another version), and can be undone there.
 */
const echo = (content: Content) =>
  Extension.create({
    name: 'echo',
    onBeforeCreate() {
      this.editor.on('mount', ({ editor }) => {
        content.read = content.current();
        content.written = htmlOf(editor.state.doc);
      });
    },
    addCommands() {
      return {
        setContent: (html, options) => (props) => {
          // A render overtaken by the next keystroke has an older value than the form.
          if (html !== content.current()) return leave(props);
          const shown = htmlOf(props.tr.doc);
          if (html === shown || (html === content.read && shown === content.written)) return leave(props);
          // The form undoes it; a step in the editor would undo the undo.
          props.tr.setMeta('addToHistory', false);
          commands.setContent(html, { emitUpdate: options?.emitUpdate })(props);
          content.read = html;
          content.written = htmlOf(props.tr.doc);
          return true;
        },
        setTextSelection: (position) => (props) => {
          const { from, to } = typeof position === 'number' ? { from: position, to: position } : position;
          const { selection } = props.tr;
          return from === selection.from && to === selection.to
            ? leave(props)
            : commands.setTextSelection(position)(props);
        },
      };
    },
  });
