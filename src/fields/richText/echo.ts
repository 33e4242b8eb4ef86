import { commands, Extension, getHTMLFromFragment, isNodeEmpty, type CommandProps } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

/** What an editor and its field of the form know of each other. All HTML, `''` when there is nothing in it. */
export interface Content {
  /** The value in the form. */
  current: () => string;
  /** What the editor read last, and the same as it writes it: stored HTML may look otherwise. */
  read: string;
  written: string;
}

/** As RichTextInput gives it to the form. */
const htmlOf = (doc: Node) => (isNodeEmpty(doc) ? '' : getHTMLFromFragment(doc.content, doc.type.schema));

const leave = ({ tr }: CommandProps) => {
  tr.setMeta('preventDispatch', true);
  return true;
};

/**
 * RichTextInput sets content and selection anew after each change of the form's value, its own changes included. That
 * would put each key into the history twice, take away an empty table that has taken the place of a text, and end bold
 * with the line. With this extension both do nothing when nothing is to change: content comes in only from elsewhere (a
 * restored draft, another version), and whatever form has it takes it back.
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
          // A rendering that was overtaken by the next key brings an older value than the form's.
          if (html !== content.current()) return leave(props);
          const shown = htmlOf(props.tr.doc);
          if (html === shown || (html === content.read && shown === content.written)) return leave(props);
          // The form takes it back by its own undo: a step here would undo the undoing.
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
