/**
 * Formatted text in a plain text field: what somebody corrects there keeps the formatting of all the rest. Each letter
 * remembers the elements around it; a change of the field is one stretch of letters replaced by another.
 */

/** An element around letters, by its identity: two paragraphs are two of these. */
interface Around {
  tag: string;
  /** As it stands in the HTML: `<a href="…">`. */
  open: string;
}

/**
 * A letter; '\n' where a block ends or a line is broken; '' for what has no letters, e.g. an empty cell of a table.
 * `around` from the outermost element to the innermost.
 */
interface Letter {
  text: string;
  around: readonly Around[];
  kind?: 'end' | 'break' | 'void';
}

export type Formatted = readonly Letter[];

const blocks = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'td', 'th', 'blockquote', 'pre', 'div']);
/** Of these another one stands for a new line; anything else, e.g. a cell of a table, gets a line break. */
const repeatable = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'div']);
/** Between these the field has a blank line, so that they look like paragraphs. */
const spaced = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'div']);

/** Reads HTML. The parsed page is inert: nothing in it runs or loads. */
export function readFormatted(html: string): Formatted {
  const letters: Letter[] = [];
  const visit = (node: Node, around: readonly Around[]) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node.textContent ?? '').replace(/[ \t\r\n]+/g, ' ');
      // White space between blocks is none.
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

/** A block begins or ends here: one line break in the field, two around paragraphs. */
function endBlock(letters: Letter[], tag: string): void {
  if (letters.length === 0) return;
  const wanted = spaced.has(tag) ? 2 : 1;
  const there = letters.length - 1 - letters.findLastIndex(({ kind }) => kind !== 'end');
  for (let count = there; count < wanted; count++) letters.push({ text: '\n', around: [], kind: 'end' });
}

/** What the field shows. */
export const plainText = (letters: Formatted): string => letters.map(({ text }) => text).join('');

/**
 * In: what the field shows now. The letters that were typed are formatted like what they replace, else like those
 * before them.
 */
export function withText(letters: Formatted, text: string): Formatted {
  const [before, after] = [[...plainText(letters)], [...text]];
  if (text === before.join('')) return letters;
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  // A line typed after another is that one's, not the next one's: the same text could have come either way.
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

/** The letter at a position of the text; behind the last one: their number. */
function indexAt(letters: Formatted, position: number): number {
  let passed = 0;
  const index = letters.findIndex(({ text }) => text !== '' && passed++ === position);
  return index < 0 ? letters.length : index;
}

/**
 * After a change every line is one block, and no block is in two lines: lines that were joined are of the first one's,
 * those that were parted of their own.
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

/** The elements around letters down to the innermost block; a paragraph where there is none. */
function blockOf(around: readonly Around[]): readonly Around[] {
  return around.slice(0, around.findLastIndex(({ tag }) => blocks.has(tag)) + 1);
}

/** A block that no line has yet: itself, or another one like it. */
function ownBlock(block: readonly Around[], used: ReadonlySet<Around>): readonly Around[] {
  const innermost = block.at(-1);
  if (!innermost) return [{ tag: 'p', open: '<p>' }];
  return used.has(innermost) && repeatable.has(innermost.tag) ? [...block.slice(0, -1), { ...innermost }] : block;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The HTML of letters. A block without letters is gone. */
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
    html += kind === 'break' ? '<br>' : escaped(text);
  }
  enter([]);
  return html;
}
