import type { Editor } from '@tiptap/core';

/**
 * Tab in a table: the next cell; from the last one a further row, once. Whoever leaves that empty goes on to what is behind the text, and
 * the row goes: else nobody gets out of a table by keyboard. Out: whether the key has done something here.
 */
export function nextCell(editor: Editor): boolean {
  if (editor.commands.goToNextCell()) return true;
  if (!editor.can().addRowAfter()) return false;
  const { $from } = editor.state.selection;
  const depth = Array.from({ length: $from.depth }, (_, index) => index + 1).findLast((at) => $from.node(at).type.name === 'tableRow');
  const row = depth === undefined ? undefined : $from.node(depth);
  const table = depth === undefined ? undefined : $from.node(depth - 1);
  if (!row || !table) return false;
  if (row.textContent.trim() !== '' || table.childCount === 1) return editor.chain().addRowAfter().goToNextCell().run();
  editor.commands.deleteRow();
  return false;
}
