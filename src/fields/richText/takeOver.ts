import { createDocument, getHTMLFromFragment, type Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Content } from './echo';
import { nodeAt, type LeftText, type TextSelection } from './textSelection';

/**
 * Goes on where somebody was before the editor was there: what was typed is a step that can be undone, the same is
 * selected. In: an editor that shows what was typed already.
 */
export function takeOver(editor: Editor, content: Content, { read, selection }: LeftText): void {
  if (read !== content.current()) makeStep(editor, content, read);
  if (selection) select(editor, selection);
}

function makeStep({ state: { doc, schema }, view }: Editor, content: Content, read: string): void {
  const before = createDocument(read, schema);
  // The form has the value already.
  const quietly = () => view.state.tr.setMeta('preventUpdate', true);
  view.dispatch(quietly().replaceWith(0, doc.content.size, before.content).setMeta('addToHistory', false));
  view.dispatch(closeHistory(quietly().replaceWith(0, before.content.size, doc.content)));
  content.read = read;
  content.written = getHTMLFromFragment(before.content, schema);
}

function select(editor: Editor, { anchor, head }: TextSelection): void {
  const [from, to] = [anchor, head]
    .map((place) => editor.view.posAtDOM(...nodeAt(editor.view.dom, place)))
    .toSorted((a, b) => a - b);
  editor.commands.setTextSelection({ from: from as number, to: to as number });
  // Not tiptap's command, which waits for a frame: a key before that would go nowhere.
  editor.view.focus();
  forgetFocusing(editor);
}

/**
 * ProseMirror takes a caret at the very beginning soon after it has the focus for a mistake of the browser, and puts it
 * back: who pressed Home just when the editor came would go on where they were before. Here the focus came from us,
 * with its selection.
 */
function forgetFocusing({ view }: Editor): void {
  const { input } = view as unknown as { input?: { lastFocus: number } };
  if (input) input.lastFocus = 0;
}

/**
 * A blank just typed came over as one that does not break the line (`TextBeforeEditor`). For when changes of the editor
 * reach the form.
 */
export function goOnWithBlank({ view }: Editor): void {
  const {
    doc,
    selection: { from },
    tr,
  } = view.state;
  if (doc.textBetween(Math.max(0, from - 1), from) === '\u00a0')
    view.dispatch(tr.insertText(' ', from - 1, from).setMeta('addToHistory', false));
}
