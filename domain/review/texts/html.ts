import { withScheme } from '../../values/addresses';
import { htmlParts } from '../../values/htmlParts';
import { decodeEntities } from './entities';
import { plainLine, singleSpaced, visible } from './plain';

/**
 * Normalizes rich text: text that looks the same gets the same notation. Works without a browser and in linear time for
 * any input, since it may come from outside.
 *
 * The notation: every block starts with `blockStart`, its path (`ul>li*>table…`; `*` marks the first block in an
 * element) and `blockEnd`. Active marks are written before the first letter they apply to, between `marksStart` and
 * `marksEnd` and joined by `marksJoin`. `lineBreak` is a `<br>`.
 */
export const [marksStart, marksEnd, marksJoin, lineBreak, blockStart, blockEnd] = [
  '\x01',
  '\x02',
  '\x03',
  '\x04',
  '\x05',
  '\x06',
] as const;

const marks = new Map(
  Object.entries({
    b: 'bold',
    strong: 'bold',
    i: 'italic',
    em: 'italic',
    u: 'underline',
    ins: 'underline',
    s: 'strike',
    strike: 'strike',
    del: 'strike',
    sub: 'sub',
    sup: 'sup',
    code: 'code',
    a: 'link',
  }),
);
/** Structural elements, with the open elements that each of them implicitly closes. */
const containers = new Map<string, readonly string[]>(
  Object.entries({
    h1: [],
    h2: [],
    h3: [],
    h4: [],
    h5: [],
    h6: [],
    blockquote: [],
    pre: [],
    ul: [],
    ol: [],
    table: [],
    caption: [],
    li: ['li'],
    tr: ['tr', 'td', 'th'],
    td: ['td', 'th'],
    th: ['td', 'th'],
  }),
);
const plainBlocks = new Set(['p', 'div', 'section', 'article', 'thead', 'tbody', 'tfoot', 'dl', 'dt', 'dd']);
/** Whether an element starts on a new line. */
export const isBlockTag = (tag: string): boolean => plainBlocks.has(tag) || containers.has(tag) || tag === 'hr';

/** Deeper nesting is never intentional and is flattened. */
const maxDepth = 40;

type Container = { name: string; tag: string; fresh: boolean };

/** The normalized notation of HTML or plain text. */
export function normalHtml(html: string): string {
  const text = new Notation();
  for (const part of htmlParts(visible(html))) {
    if (typeof part === 'string') text.write(part);
    else if (part.closes) text.close(part.tag);
    else text.open(part.tag, part.source);
  }
  return text.end();
}

class Notation {
  private out = '';
  private open_: Container[] = [];
  private isPre = false;
  private marks: string[] = [];
  /** The currently active marks, and those of the text written last. */
  private marked = '';
  private written = '';
  /** The separator to write before the next letter. */
  private before: 'block' | 'blank' | '' = 'block';
  private breaks = 0;

  write(source: string) {
    const text = source.includes('&') ? visible(decodeEntities(source)) : source;
    if (!this.isPre) return this.writeLine(text);
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      if (index > 0) this.open('br', '');
      this.writeLine(line);
    }
  }

  private writeLine(line: string) {
    const text = singleSpaced(line);
    if (text === '' || (text === ' ' && this.before === 'block')) return;
    if (text.startsWith(' ') && this.before === '') this.before = 'blank';
    if (text === ' ') return;
    this.flush();
    if (this.marked !== this.written) this.out += `${marksStart}${this.marked}${marksEnd}`;
    this.written = this.marked;
    this.out += text.trim();
    if (text.endsWith(' ')) this.before = 'blank';
  }

  open(tag: string, source: string) {
    if (tag === 'br') this.breaks += this.before === 'block' ? 0 : 1;
    else if (tag === 'hr') this.rule();
    else if (marks.has(tag)) this.mark([...this.marks, this.markOf(tag, source)]);
    else if (plainBlocks.has(tag)) this.boundary();
    else if (containers.has(tag)) this.enter(tag, source);
  }

  close(tag: string) {
    if (marks.has(tag)) this.unmark(tag);
    else if (plainBlocks.has(tag)) this.boundary();
    else if (containers.has(tag)) this.leave(this.open_.findLastIndex((container) => container.tag === tag));
  }

  end(): string {
    this.leave(0);
    return this.out;
  }

  private markOf(tag: string, source: string): string {
    // Editors write <pre><code>, where `code` adds nothing.
    if (tag === 'code' && this.open_.at(-1)?.tag === 'pre') return 'code-block';
    if (tag !== 'a') return marks.get(tag) ?? '';
    const href = attribute(source, 'href');
    return href === '' ? 'anchor' : `link ${withScheme(href)}`;
  }

  private unmark(tag: string) {
    const names = tag === 'a' ? ['link', 'anchor'] : tag === 'code' ? ['code', 'code-block'] : [marks.get(tag)];
    const last = this.marks.findLastIndex((mark) => names.includes(mark.split(' ', 1)[0]));
    if (last >= 0) this.mark(this.marks.toSpliced(last, 1));
  }

  private mark(marks: string[]) {
    if (marks.length > maxDepth) return;
    this.marks = marks;
    this.marked = [...new Set(marks)].sort().join(marksJoin);
  }

  private boundary() {
    this.before = 'block';
    this.breaks = 0;
  }

  private enter(tag: string, source: string) {
    const ends = containers.get(tag) ?? [];
    const list = this.open_.findLastIndex((container) => ['ul', 'ol', 'table'].includes(container.tag));
    const ended =
      ends.length === 0 ? -1 : this.open_.findIndex((container, index) => index > list && ends.includes(container.tag));
    if (ended >= 0) this.leave(ended);
    this.boundary();
    if (this.open_.length < maxDepth) this.open_.push({ name: `${tag}${details(tag, source)}`, tag, fresh: true });
    this.isPre ||= tag === 'pre';
  }

  /** Closes the container at a depth and everything in it. Empty cells are visible and therefore kept. */
  private leave(depth: number) {
    if (depth < 0) return;
    for (let index = this.open_.length - 1; index >= depth; index--) {
      const { tag, fresh } = this.open_[index] as Container;
      if (fresh && (tag === 'td' || tag === 'th')) this.startBlock();
      this.open_.pop();
      if (tag === 'pre') this.isPre = false;
    }
    this.boundary();
  }

  private rule() {
    this.open_.push({ name: 'hr', tag: 'hr', fresh: true });
    this.startBlock();
    this.open_.pop();
    this.boundary();
  }

  private flush() {
    if (this.before === 'block') this.startBlock();
    else if (this.breaks > 0) this.out += lineBreak.repeat(this.breaks);
    else if (this.before === 'blank') this.out += ' ';
    this.before = '';
    this.breaks = 0;
  }

  private startBlock() {
    // Two consecutive bullet lists look like one.
    const path = this.open_
      .map((container) => `${container.name}${container.fresh && container.tag !== 'ul' ? '*' : ''}`)
      .join('>');
    for (const container of this.open_) container.fresh = false;
    this.out += `${blockStart}${path}${blockEnd}`;
    this.written = '';
  }
}

/** Other visible attributes of a container. */
function details(tag: string, source: string): string {
  const names = tag === 'ol' ? ['start'] : tag === 'td' || tag === 'th' ? ['colspan', 'rowspan'] : [];
  return names
    .map((name) => [name, attribute(source, name)])
    .filter(([, value]) => value && value !== '1')
    .map((pair) => `[${pair.join(' ')}]`)
    .join('');
}

function attribute(source: string, name: string): string {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(source);
  return plainLine(decodeEntities(match?.[1] ?? match?.[2] ?? match?.[3] ?? ''));
}
