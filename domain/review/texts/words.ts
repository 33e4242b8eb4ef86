import { blockEnd, blockStart, lineBreak, marksEnd, marksStart } from './html';

/** A word or punctuation mark, with the white space before it. */
export interface Word {
  text: string;
  lead: string;
  /** For rich text: what precedes it, its marks (per letter if they change within it), and its block. */
  gap?: 'block' | 'break' | 'blank' | '';
  marks?: string;
  block?: string;
}

/** Numbers, addresses and hyphenated words are one word; every punctuation mark is its own. */
const word = String.raw`[\p{L}\p{N}\p{M}]+(?:[.,'’@:/&–-][\p{L}\p{N}\p{M}]+)*|\S`;
const inText = new RegExp(String.raw`([^\S\n]*)(\n+|${word})`, 'gu');
const inRichText = new RegExp(String.raw`(\s*)(${word})`, 'gu');
const notation = new RegExp(
  `${blockStart}([^${blockEnd}]*)${blockEnd}|${marksStart}([^${marksEnd}]*)${marksEnd}|` +
    `${lineBreak}|[^${marksStart}${lineBreak}${blockStart}]+`,
  'g',
);

/** The words of a plain text (`canonicalText`); line breaks are words. */
export function textWords(text: string): Word[] {
  return Array.from(text.matchAll(inText), ([, lead = '', found = '']) => ({ lead, text: found }));
}

/** The words of a rich text (`normalHtml`) with their formatting; blocks and line breaks are in `lead`. */
export function richTextWords(normal: string): Word[] {
  let text = '';
  const marks = new Changes();
  const blocks = new Changes();
  const breaks = new Set<number>();
  for (const [whole, block, marked] of normal.matchAll(notation)) {
    if (block !== undefined) {
      if (text !== '') text += '\n';
      blocks.set(text.length, block);
      marks.set(text.length, '');
    } else if (marked !== undefined) {
      marks.set(text.length, marked);
    } else if (whole === lineBreak) {
      breaks.add(text.length);
      text += '\n';
    } else {
      text += whole;
    }
  }
  return Array.from(text.matchAll(inRichText), ({ index, 1: lead = '', 2: found = '' }) => {
    const start = index + lead.length;
    const gap = blocks.startsAt(start) ? 'block' : lead === '' ? '' : breaks.has(index) ? 'break' : 'blank';
    return { lead, text: found, gap, block: blocks.at(start), marks: marks.within(start, start + found.length) };
  });
}

/** Values that apply from an offset onwards; must be read in order of the offsets. */
class Changes {
  private offsets: number[] = [];
  private values: string[] = [];
  private current = 0;

  set(offset: number, value: string) {
    if (this.offsets.at(-1) !== offset) this.offsets.push(offset);
    this.values[this.offsets.length - 1] = value;
  }

  at(offset: number): string {
    while ((this.offsets[this.current + 1] ?? Number.POSITIVE_INFINITY) <= offset) this.current++;
    return this.values[this.current] ?? '';
  }

  startsAt(offset: number): boolean {
    this.at(offset);
    return this.offsets[this.current] === offset;
  }

  /** The value of a range; if it changes within, each value with its offset. */
  within(start: number, end: number): string {
    const first = this.at(start);
    let all = first;
    for (let next = this.current + 1; (this.offsets[next] ?? end) < end; next++)
      all += `\n${(this.offsets[next] as number) - start}\t${this.values[next]}`;
    return all;
  }
}
