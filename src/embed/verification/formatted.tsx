import { escapeHtml } from '../../../domain/values/escapeHtml';
import { useState } from 'react';
import type { SubmissionField } from '../../../domain/submissions/submissionForms';
import { useForm, valueAt, type Values } from '../form/context';
import { TranslatedField } from '../form/Field';

/**
 * Rich text in a plain text field: editing keeps the formatting of the rest. Each letter stores the elements around it;
 * an edit replaces one run of letters with another.
 */

/** An element around letters. Compared by identity, so that two paragraphs are two objects. */
interface Around {
  tag: string;
  /** Its opening tag, such as `<a href="…">`. */
  open: string;
}

/**
 * A letter: a line feed for the end of a block or a line break, '' for elements without text, such as an empty table
 * cell. `around` lists its elements from the outside in.
 */
interface Letter {
  text: string;
  around: readonly Around[];
  kind?: 'end' | 'break' | 'void';
}

type Formatted = readonly Letter[];

const blocks = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'td', 'th', 'blockquote', 'pre', 'div']);
/** A new line repeats these blocks; in others, such as a table cell, it is a line break. */
const repeatable = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'div']);
/** In the field, a blank line separates these blocks, so that they look like paragraphs. */
const spaced = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'div']);

/** Parses HTML. The parsed document is inert: nothing in it runs or loads. */
export function readFormatted(html: string): Formatted {
  const letters: Letter[] = [];
  const visit = (node: Node, around: readonly Around[]) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node.textContent ?? '').replace(/[ \t\r\n]+/g, ' ');
      // Ignores white space between blocks.
      if (text.trim() !== '' || isWithinBlock(around))
        for (const letter of text) letters.push({ text: letter, around });
      return;
    }
    if (!(node instanceof Element)) return;
    const tag = node.localName;
    if (tag === 'br') return void letters.push({ text: '\n', around, kind: 'break' });
    const own = [...around, { tag, open: (node.cloneNode(false) as Element).outerHTML.replace(`</${tag}>`, '') }];
    if (blocks.has(tag)) endBlock(letters, tag);
    const before = letters.length;
    for (const child of node.childNodes) visit(child, own);
    if (letters.length === before && !node.firstChild) letters.push({ text: '', around: own, kind: 'void' });
    if (blocks.has(tag)) endBlock(letters, tag);
  };
  for (const child of new DOMParser().parseFromString(html, 'text/html').body.childNodes) visit(child, []);
  while (letters.at(-1)?.kind === 'end') letters.pop();
  return letters;
}

const isWithinBlock = (around: readonly Around[]) => around.some(({ tag }) => blocks.has(tag));

/** Marks the boundary of a block with one line break in the field, or two around paragraphs. */
function endBlock(letters: Letter[], tag: string): void {
  if (letters.length === 0) return;
  const wanted = spaced.has(tag) ? 2 : 1;
  const there = letters.length - 1 - letters.findLastIndex(({ kind }) => kind !== 'end');
  for (let count = there; count < wanted; count++) letters.push({ text: '\n', around: [], kind: 'end' });
}

/** The text that the field shows. */
export const plainText = (letters: Formatted): string => letters.map(({ text }) => text).join('');

/**
 * Applies an edit. New letters take the formatting of those they replace, or of those before them.
 * @param text the new content of the field
 */
export function withText(letters: Formatted, text: string): Formatted {
  const [before, after] = [[...plainText(letters)], [...text]];
  if (text === before.join('')) return letters;
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  // A line break typed at the end belongs to the line before it, although typing it before the next line would give the
  // same text.
  while (start + end === before.length && start > 0 && before[start - 1] === '\n' && after.at(-1 - end) === '\n') {
    start--;
    end++;
  }
  const from = indexAt(letters, start);
  const to = Math.max(from, indexAt(letters, before.length - end));
  const isLetter = ({ kind }: Letter) => kind !== 'end';
  const line =
    letters[from - 1]?.kind === 'end' ? letters.slice(from, from + 1) : letters.slice(Math.max(0, from - 1), from);
  const model =
    letters.slice(from, to).find(isLetter) ??
    line.find(isLetter) ??
    letters.slice(0, from).findLast(isLetter) ??
    letters.find(isLetter);
  const around = model?.around ?? [];
  const isCell = !repeatable.has(around.findLast(({ tag }) => blocks.has(tag))?.tag ?? 'p');
  const typed = after
    .slice(start, after.length - end)
    .map((letter): Letter =>
      letter === '\n'
        ? { text: '\n', around: isCell ? around : [], kind: isCell ? 'break' : 'end' }
        : { text: letter, around },
    );
  const kept = letters.slice(from, to).filter(({ kind }) => kind === 'void');
  return inBlocks([...letters.slice(0, from), ...typed, ...kept, ...letters.slice(to)]);
}

/** The index of the letter at a position of the text; the number of letters at the end. */
function indexAt(letters: Formatted, position: number): number {
  let passed = 0;
  const index = letters.findIndex(({ text }) => text !== '' && passed++ === position);
  return index < 0 ? letters.length : index;
}

/**
 * After an edit, makes sure again that every line is one block and no block spans two lines: joined lines take the
 * block of the first, split lines get a copy.
 */
function inBlocks(letters: readonly Letter[]): Formatted {
  const result: Letter[] = [];
  const used = new Set<Around>();
  let block: readonly Around[] | null = null;
  for (const letter of letters) {
    if (letter.kind === 'end') {
      block = null;
    } else if (block === null) {
      block = ownBlock(blockOf(letter.around), used);
      for (const element of block) used.add(element);
    }
    result.push(
      letter.kind === 'end'
        ? letter
        : { ...letter, around: [...(block ?? []), ...letter.around.slice(blockOf(letter.around).length)] },
    );
  }
  return result;
}

/** The elements around a letter down to its innermost block. */
function blockOf(around: readonly Around[]): readonly Around[] {
  return around.slice(0, around.findLastIndex(({ tag }) => blocks.has(tag)) + 1);
}

/** A block for a line: the block itself, or a copy if another line uses it. */
function ownBlock(block: readonly Around[], used: ReadonlySet<Around>): readonly Around[] {
  const innermost = block.at(-1);
  if (!innermost) return [{ tag: 'p', open: '<p>' }];
  return used.has(innermost) && repeatable.has(innermost.tag) ? [...block.slice(0, -1), { ...innermost }] : block;
}

/** The HTML of letters. Blocks without letters disappear. */
export function htmlOf(letters: Formatted): string {
  let html = '';
  let open: readonly Around[] = [];
  const enter = (around: readonly Around[]) => {
    const shared = open.findIndex((element, index) => element !== around[index]);
    const common = shared < 0 ? open.length : shared;
    html += open
      .slice(common)
      .toReversed()
      .map(({ tag }) => `</${tag}>`)
      .join('');
    html += around
      .slice(common)
      .map((element) => element.open)
      .join('');
    open = around;
  };
  for (const { text, around, kind } of letters) {
    if (kind === 'end') continue;
    enter(around);
    html += kind === 'break' ? '<br>' : escapeHtml(text);
  }
  enter([]);
  return html;
}

/** Rich text in a plain field; edits keep the formatting of the rest (formatted.ts). */
export function DescriptionField({ field, stored }: { field: SubmissionField; stored: Values }) {
  const form = useForm();
  const htmlAt = (values: Values, path: string) => (valueAt(values, path) ?? '') as string;
  const [edited, setEdited] = useState<Record<string, Formatted>>({});
  const formattedAt = (path: string) => edited[path] ?? readFormatted(htmlAt(form.values, path));
  const put = (path: string, text: string) => {
    const changed = withText(formattedAt(path), text);
    setEdited((before) => ({ ...before, [path]: changed }));
    // Unchanged text keeps the stored HTML exactly.
    const before = htmlAt(stored, path);
    form.put(path, text === plainText(readFormatted(before)) ? before : htmlOf(changed));
  };
  return <TranslatedField field={field} textAt={(path) => plainText(formattedAt(path))} put={put} />;
}
