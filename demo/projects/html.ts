import { integer, type Random } from '../generating/random';
import { fill, type AllSlots, type Language, type Phrase, type Slots } from './phrase';

/** A sentence with its numbers, so that they are the same in all languages. */
export interface Line {
  phrase: Phrase;
  numbers?: Slots;
}

export type Block =
  | { kind: 'p'; lines: Line[]; mark?: 'strong' | 'em' }
  | { kind: 'h2' | 'h3'; lines: Line[] }
  | { kind: 'ul' | 'ol'; lines: Line[] }
  | { kind: 'table'; rows: (Line | string)[][] }
  | { kind: 'link'; before: Phrase; label: Phrase; url: string };

/** Blocks of one text, in all of which a slot such as `{town}` has the same value. */
export interface Section {
  slots: AllSlots;
  blocks: Block[];
}

/** A line with its own numbers: a few (n), some (n2), many (m), and a small and a large share. */
export function line(random: Random, phrase: Phrase): Line {
  return {
    phrase,
    numbers: {
      n: String(integer(random, 3, 12)),
      n2: String(integer(random, 18, 60)),
      m: String(integer(random, 80, 420)),
      percent: String(integer(random, 8, 35)),
      high: String(integer(random, 55, 90)),
    },
  };
}

function escape(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;') : text;
}

/** A sentence as safe HTML. */
function say({ phrase, numbers }: Line, language: Language, slots: Slots): string {
  return escape(fill(phrase, language, slots, numbers));
}

function renderParagraph({ lines, mark }: Extract<Block, { kind: 'p' }>, language: Language, slots: Slots): string {
  let text = '';
  for (const line of lines) {
    const sentence = say(line, language, slots);
    if (text === '') text = mark ? `<${mark}>${sentence}</${mark}>` : sentence;
    else text += ` ${sentence}`;
  }
  return `<p>${text}</p>`;
}

function renderTable(rows: (Line | string)[][], language: Language, slots: Slots): string {
  const textOf = (cell: Line | string) => (typeof cell === 'string' ? escape(cell) : say(cell, language, slots));
  const row = (cells: (Line | string)[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}><p>${textOf(cell)}</p></${tag}>`).join('')}</tr>`;
  const [head = [], ...body] = rows;
  const rest = body.map((cells) => row(cells, 'td')).join('');
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rest}</tbody></table>`;
}

function renderItems(lines: Line[], language: Language, slots: Slots): string {
  let html = '';
  for (const line of lines) html += `<li>${say(line, language, slots)}</li>`;
  return html;
}

function renderBlock(block: Block, language: Language, slots: Slots): string {
  switch (block.kind) {
    case 'p':
      return renderParagraph(block, language, slots);
    case 'h2':
    case 'h3':
      return `<${block.kind}>${block.lines.map((line) => say(line, language, slots)).join(' ')}</${block.kind}>`;
    case 'ul':
    case 'ol':
      return `<${block.kind}>${renderItems(block.lines, language, slots)}</${block.kind}>`;
    case 'table':
      return renderTable(block.rows, language, slots);
    case 'link':
      return (
        `<p>${escape(fill(block.before, language, slots))} ` +
        `<a href="${block.url}">${escape(fill(block.label, language, slots))}</a>.</p>`
      );
  }
}

/**
 * Rich text as stored (domain/values/canonicalHtml.ts): paragraphs, two headings, lists, bold, italic, links,
 * tables.
 */
export function renderHtml(sections: Section[], language: Language): string {
  let html = '';
  for (const { slots, blocks } of sections) {
    for (const block of blocks) html += renderBlock(block, language, slots[language]);
  }
  return html;
}
