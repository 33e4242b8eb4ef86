import { Mark, mergeAttributes, Node, type Extensions, type Editor } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { TableCell } from '@tiptap/extension-table/cell';
import { TableHeader } from '@tiptap/extension-table/header';
import { TableRow } from '@tiptap/extension-table/row';
import { Table } from '@tiptap/extension-table/table';
import { Text } from '@tiptap/extension-text';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { isSafeUrl } from '../../../domain/values/addresses';

/**
 * Tab in a table: moves to the next cell, and after the last one adds a row, once. Leaving that row empty moves on
 * behind the text and removes it: otherwise the keyboard would be trapped in the table.
 * @returns whether the key was handled
 */
function nextCell(editor: Editor): boolean {
  if (editor.commands.goToNextCell()) return true;
  if (!editor.can().addRowAfter()) return false;
  const { $from } = editor.state.selection;
  const depth = Array.from({ length: $from.depth }, (_, index) => index + 1).findLast(
    (at) => $from.node(at).type.name === 'tableRow',
  );
  const row = depth === undefined ? undefined : $from.node(depth);
  const table = depth === undefined ? undefined : $from.node(depth - 1);
  if (!row || !table) return false;
  if (row.textContent.trim() !== '' || table.childCount === 1) return editor.chain().addRowAfter().goToNextCell().run();
  editor.commands.deleteRow();
  return false;
}

/** Without tool or shortcut: older and pasted texts contain it, and editing must not drop it. */
const keptMark = (tag: string, ...also: string[]) =>
  Mark.create({
    name: tag,
    parseHTML: () => [tag, ...also].map((name) => ({ tag: name })),
    renderHTML: () => [tag, 0],
  });

const Quote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
});

const Preformatted = Node.create({
  name: 'preformatted',
  group: 'block',
  content: 'inline*',
  code: true,
  defining: true,
  whitespace: 'pre',
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', 0],
});

const Rule = Node.create({ name: 'rule', group: 'block', parseHTML: () => [{ tag: 'hr' }], renderHTML: () => ['hr'] });

/** Allowed by the server (server/engine/write/sanitize.ts), but not offered in the toolbar. */
const withoutTool: Extensions = [
  keptMark('u'),
  keptMark('s', 'del', 'strike'),
  keptMark('sub'),
  keptMark('sup'),
  keptMark('code'),
  Quote,
  Preformatted,
  Rule,
];

/** @tiptap/extension-link detects addresses while typing, which takes 13 kB; here links are made in the dialog. */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: {} }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      // A disallowed address becomes plain text.
      getAttrs: (element) => isSafeUrl(element.getAttribute('href') ?? '') && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    mergeAttributes(HTMLAttributes, { target: '_blank', rel: 'noopener noreferrer' }),
    0,
  ],
});

/** Without the widths that tiptap writes to style attributes, which the server removes. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => nextCell(this.editor) };
  },
}).configure({ View: null });

/**
 * Older texts have headings and lists directly in list items; tiptap's rule would end the list. Tab leaves the text
 * instead of indenting: items are indented by the keys that word processors use.
 */
const Item = ListItem.extend({
  content: 'block+',
  addKeyboardShortcuts() {
    const { name, editor } = this;
    return {
      Enter: () => editor.commands.splitListItem(name),
      'Alt-Shift-ArrowRight': () => editor.commands.sinkListItem(name),
      'Alt-Shift-ArrowLeft': () => editor.commands.liftListItem(name),
    };
  },
});

/** Only cells that span others: neither `colspan="1"` nor widths. */
const spans = { addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }) };
function span(name: string) {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) => Math.max(1, Math.min(1000, Number(element.getAttribute(name)) || 1)),
    renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
  };
}

/** What rich text may contain: what the toolbar offers, and what the server allows in older and pasted texts. */
export const extensions: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading,
  Bold,
  Italic,
  Link,
  BulletList,
  OrderedList,
  Item,
  ListKeymap,
  PlainTable,
  TableRow,
  TableHeader.extend(spans),
  TableCell.extend(spans),
  ...withoutTool,
  UndoRedo,
  Gapcursor,
];
