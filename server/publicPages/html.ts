import { plainText } from '../../domain/lists/search';

/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Part[] | null | undefined | false;

/**
 * A page or a part of one: everything that is put in is escaped, but what is HTML already; nothing stands for nothing.
 */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.map((text, index) => text + written(parts[index])).join(''));
}

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Data for search engines within a page, which no text in it can end. */
export const jsonLd = (data: object): Html =>
  new Html(`<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`);

/** The words of an HTML text on one line, at most so many characters. */
export function summaryOf(text: string, most: number): string {
  const words = plainText(text);
  return words.length <= most ? words : `${words.slice(0, most - 1).trimEnd()}…`;
}
