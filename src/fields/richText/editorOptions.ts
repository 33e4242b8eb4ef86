import { Extension, type EditorOptions } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { echo, type Content } from './echo';
import { extensions } from './extensions';
import { pastedFromWord } from './pastedWord';

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
export function editorOptions(
  content: Content,
  { labelledBy, errorId, disabled, lang }: FieldNames,
): Partial<EditorOptions> {
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
