import { htmlParts } from '../../values/htmlParts';
import { isBlockTag, normalHtml } from './html';

/** A paragraph of a rich text, or another block: a heading, list or table. */
export interface Block {
  /** The HTML as written. Empty lines belong to the block that follows. */
  source: string;
  canonical: string;
}

/** Void elements. */
const endless = new Set(['br', 'hr', 'col', 'img', 'input', 'wbr']);

/** Splits a rich text into its blocks; joining their sources yields the text again. */
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
