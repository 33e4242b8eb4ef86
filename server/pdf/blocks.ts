import { htmlParts } from '../../domain/values/htmlParts';
import { decodeEntities } from '../../domain/review/texts/entities';

/** Text with the same format. */
export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  /** The URL of a link. */
  link?: string;
}

export type Block =
  | { kind: 'heading'; level: number; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; rows: { isHead: boolean; cells: Run[][] }[] };

type List = Extract<Block, { kind: 'list' }>;
type Table = Extract<Block, { kind: 'table' }>;
/** An open container: where blocks are added, and the list or table it belongs to. */
type OpenBlock = { blocks: Block[]; list?: List; table?: Table };

/** Converts stored HTML to the blocks that a PDF supports. Linear in time. */
export function blocksOf(html: string): Block[] {
  const reader = new Reader();
  for (const part of htmlParts(html)) {
    if (typeof part === 'string') reader.write(decodeEntities(part));
    else if (part.closes) reader.close(part.tag);
    else reader.open(part.tag, part.source);
  }
  return reader.end();
}

const bold = new Set(['b', 'strong', 'th']);
const italic = new Set(['i', 'em']);
const headings = /^h[1-6]$/;
/** More deeply nested lists and tables are flattened into their parent. */
const maxDepth = 12;

class Reader {
  private readonly stack: OpenBlock[] = [{ blocks: [] }];
  private runs: Run[] | null = null;
  private level = 0;
  private readonly marks = { bold: 0, italic: 0 };
  private readonly links: string[] = [];

  write(text: string) {
    const line = text.replace(/\s+/g, ' ');
    if (line === '' || (line === ' ' && this.runs === null)) return;
    const runs = this.paragraph();
    const [link] = this.links;
    runs.push({
      text: runs.length === 0 ? line.trimStart() : line,
      bold: this.marks.bold > 0,
      italic: this.marks.italic > 0,
      ...(link && { link }),
    });
  }

  open(tag: string, source: string) {
    if (bold.has(tag)) this.marks.bold += 1;
    if (italic.has(tag)) this.marks.italic += 1;
    if (tag === 'a') this.links.unshift(decodeEntities(/\shref="([^"]*)"/i.exec(source)?.[1] ?? ''));
    else if (tag === 'br') this.breakLine();
    else if (headings.test(tag)) this.startBlock(Number(tag[1]));
    else if (tag === 'ul' || tag === 'ol') this.enter({ kind: 'list', ordered: tag === 'ol', items: [] });
    else if (tag === 'li') this.item();
    else if (tag === 'table') this.enter({ kind: 'table', rows: [] });
    else if (tag === 'tr') this.top().table?.rows.push({ isHead: true, cells: [] });
    else if (tag === 'td' || tag === 'th') this.cell(tag === 'th');
    else if (tag === 'p' || tag === 'div' || tag === 'blockquote' || tag === 'pre') this.startBlock(0);
  }

  close(tag: string) {
    if (bold.has(tag)) this.marks.bold = Math.max(0, this.marks.bold - 1);
    if (italic.has(tag)) this.marks.italic = Math.max(0, this.marks.italic - 1);
    if (tag === 'a') this.links.shift();
    else if (headings.test(tag) || ['p', 'div', 'blockquote', 'pre', 'li', 'td', 'th', 'tr'].includes(tag))
      this.startBlock(0);
    else if (tag === 'ul' || tag === 'ol' || tag === 'table') this.leave();
  }

  end(): Block[] {
    return (this.stack[0] as OpenBlock).blocks;
  }

  private top(): OpenBlock {
    return this.stack.at(-1) as OpenBlock;
  }

  /** Makes the next text start a new block. */
  private startBlock(level: number) {
    this.runs = null;
    this.level = level;
  }

  private paragraph(): Run[] {
    if (this.runs) return this.runs;
    const runs: Run[] = [];
    this.runs = runs;
    this.top().blocks.push(this.level > 0 ? { kind: 'heading', level: this.level, runs } : { kind: 'paragraph', runs });
    return runs;
  }

  private breakLine() {
    const last = this.runs?.at(-1);
    if (last) last.text += '\n';
  }

  private enter(block: List | Table) {
    this.startBlock(0);
    if (this.stack.length > maxDepth) {
      this.stack.push(this.top());
      return;
    }
    this.top().blocks.push(block);
    this.stack.push(block.kind === 'list' ? { blocks: [], list: block } : { blocks: [], table: block });
  }

  private item() {
    this.startBlock(0);
    const place = this.top();
    if (!place.list) return;
    place.blocks = [];
    place.list.items.push(place.blocks);
  }

  private cell(isHead: boolean) {
    this.startBlock(0);
    const row = this.top().table?.rows.at(-1);
    if (!row) return;
    const runs: Run[] = [];
    row.cells.push(runs);
    row.isHead &&= isHead;
    this.runs = runs;
  }

  private leave() {
    this.startBlock(0);
    if (this.stack.length > 1) this.stack.pop();
  }
}
