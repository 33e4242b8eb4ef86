import { commands, Extension, getHTMLFromFragment, isNodeEmpty, type CommandProps } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

/** What an editor and its form field know of each other. All HTML, `''` if empty. */
export interface Content {
  /** The value in the form. */
  current: () => string;
  /** The content the editor read last, and the same as it serialises it: stored HTML may differ. */
  read: string;
  written: string;
}

/** As RichTextInput passes it to the form. */
const htmlOf = (doc: Node) => (isNodeEmpty(doc) ? '' : getHTMLFromFragment(doc.content, doc.type.schema));

const leave = ({ tr }: CommandProps) => {
  tr.setMeta('preventDispatch', true);
  return true;
};

/**
 * RichTextInput resets content and selection after each change of the form's value, even its own. That would record
 * each key twice in the history, remove an empty table that has replaced a text, and end bold with the line. With
 * this extension both do nothing unless the value really differs: content then comes from elsewhere (a restored
 * draft, another version), and whoever set it also undoes it.
 */
export const echo = (content: Content) =>
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
          // A render overtaken by the next key has an older value than the form.
          if (html !== content.current()) return leave(props);
          const shown = htmlOf(props.tr.doc);
          if (html === shown || (html === content.read && shown === content.written)) return leave(props);
          // The form undoes it: a step in the editor would undo the undo.
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
