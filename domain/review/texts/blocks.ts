import { htmlParts } from '../../values/htmlParts';
import { isBlockTag, normalHtml } from './html';

/** A paragraph of a rich text, or what stands in the place of one: a heading, a list, a table. */
export interface Block {
  /** As it is written. Empty lines belong to what follows them. */
  source: string;
  canonical: string;
}

/** Elements without an end. */
const endless = new Set(['br', 'hr', 'col', 'img', 'input', 'wbr']);

/** The blocks of a rich text in their order; joined again, their sources are the text. */
export function blocksOf(html: string): Block[] {
  const sources: string[] = [];
  let [current, depth] = ['', 0];
  const end = () => {
    if (current !== '') sources.push(current);
    current = '';
  };
  for (const part of htmlParts(html)) {
    if (typeof part === 'string') {
      current += part;
      continue;
    }
    const isBlock = isBlockTag(part.tag);
    if (isBlock && depth === 0 && !part.closes) end();
    current += `${part.source}>`;
    if (!endless.has(part.tag)) depth = Math.max(0, depth + (part.closes ? -1 : 1));
    if (isBlock && depth === 0) end();
  }
  end();
  return withoutEmpty(sources);
}

function withoutEmpty(sources: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let lead = '';
  for (const source of sources) {
    const canonical = normalHtml(source);
    if (canonical === '') lead += source;
    else {
      blocks.push({ source: lead + source, canonical });
      lead = '';
    }
  }
  const last = blocks.at(-1);
  if (last) last.source += lead;
  return blocks;
}
