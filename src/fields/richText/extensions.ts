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
 * Handles Tab in a table: moves to the next cell, and after the last cell adds a row, once. Leaving that row empty
 * moves on to after the table and removes the row; otherwise the keyboard would be trapped in the table.
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

/** Has no tool or shortcut, but older and pasted text contains it, and editing must not drop it. */
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

/** @tiptap/extension-link detects URLs while typing, which takes 13 kB; here links are set in the dialog. */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: {} }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      // A disallowed URL becomes plain text.
      getAttrs: (element) => isSafeUrl(element.getAttribute('href') ?? '') && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    mergeAttributes(HTMLAttributes, { target: '_blank', rel: 'noopener noreferrer' }),
    0,
  ],
});

/** Without the widths that tiptap writes into style attributes, since the server removes those. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => nextCell(this.editor) };
  },
}).configure({ View: null });

/**
 * Older text has headings and lists directly in list items, where tiptap's rule would end the list. Tab leaves the text
 * instead of indenting; items are indented with the keys that word processors use.
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

/** Stores only real spans: neither `colspan="1"` nor widths. */
const spans = { addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }) };
function span(name: string) {
  return {
    default: 1,
    parseHTML: (element: HTMLElement) => Math.max(1, Math.min(1000, Number(element.getAttribute(name)) || 1)),
    renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
  };
}

/** What rich text may contain: what the toolbar offers, and what the server allows in older and pasted text. */
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

/** Whether clipboard HTML comes from a word processor. */
const isFromWord = (html: string): boolean => /class="?Mso|mso-|urn:schemas-microsoft-com:office/i.test(html);

const kept = new Set([
  'P',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'UL',
  'OL',
  'LI',
  'TABLE',
  'THEAD',
  'TBODY',
  'TR',
  'TH',
  'TD',
  'A',
  'BR',
  'B',
  'STRONG',
  'I',
  'EM',
]);
const dropped =
  'style, script, meta, link, title, xml, img, [style*="mso-list:Ignore" i], [style*="mso-element:comment" i]';

/**
 * Reduces HTML pasted from Word to its meaning: paragraphs, lists, headings, tables, links, bold and italics. Word's
 * lists are paragraphs with a bullet in front. HTML from other programs is returned unchanged.
 */
export function pastedFromWord(html: string): string {
  if (!isFromWord(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  makeLists(body);
  for (const element of body.querySelectorAll(dropped)) element.remove();
  for (const element of body.querySelectorAll<HTMLElement>('span')) mark(element);
  // From the inside out, because unwrapping moves the children up.
  for (const element of [...body.querySelectorAll('*')].toReversed()) clean(element);
  return body.innerHTML;
}

/** Word writes bold and italics as elements, or as styles if they come from a style sheet. */
function mark(element: HTMLElement): void {
  const { fontWeight, fontStyle } = element.style;
  const marks = [
    ...(fontWeight === 'bold' || Number(fontWeight) >= 600 ? ['b'] : []),
    ...(fontStyle === 'italic' ? ['i'] : []),
  ];
  for (const name of marks) {
    const around = element.ownerDocument.createElement(name);
    around.append(...element.childNodes);
    element.append(around);
  }
}

function clean(element: Element): void {
  const href = element.tagName === 'A' ? (element.getAttribute('href') ?? '') : undefined;
  const isLink = href === undefined || (href !== '' && !href.startsWith('#') && isSafeUrl(href));
  if (!kept.has(element.tagName) || !isLink) return element.replaceWith(...element.childNodes);
  const spans = ['colspan', 'rowspan'].map((name) => [name, element.getAttribute(name)] as const);
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
  if (href) element.setAttribute('href', href);
  for (const [name, value] of spans) if (value !== null && value !== '1') element.setAttribute(name, value);
}

const listOf = (element: Element): RegExpExecArray | null =>
  /mso-list:\s*l\d+\s+level(\d+)/i.exec(element.getAttribute('style') ?? '');

/** Turns consecutive paragraphs marked as items into lists, nested by level. */
function makeLists(body: HTMLElement): void {
  let open: { level: number; list: Element }[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(listOf(paragraph)?.[1] ?? 0);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== last) open = [];
    const sign = paragraph.querySelector('[style*="mso-list:Ignore" i]')?.textContent?.trim() ?? '';
    const tag = /^\(?(\d+|[a-z]{1,4})[.)]/i.test(sign) ? 'ol' : 'ul';
    const item = body.ownerDocument.createElement('li');
    const around = placeFor(open, level, tag, paragraph);
    item.append(...paragraph.childNodes);
    around.append(item);
    paragraph.remove();
    last = open[0]?.list ?? null;
  }
}

/** The list for an item of a level, created if necessary. */
function placeFor(open: { level: number; list: Element }[], level: number, tag: string, before: Element): Element {
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const current = open.at(-1);
  if (current?.level === level && (current.list.localName === tag || open.length > 1)) return current.list;
  if (current?.level === level) open.pop();
  const list = before.ownerDocument.createElement(tag);
  const parent = open.at(-1)?.list.lastElementChild;
  if (parent) parent.append(list);
  else before.before(list);
  open.push({ level, list });
  return list;
}
