import { labelOf } from '../../domain/embeds/embedLabels';
import { feedPage, type Embed } from '../../domain/embeds/embeds';
import { plainText } from '../../domain/lists/search';
import type { Locale } from '../../domain/locales';

/** A text that is already HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Part[] | null | undefined | false;

/** A template for HTML: escapes everything except `Html`; null, undefined and false become nothing. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.map((text, index) => text + renderPart(parts[index])).join(''));
}

function renderPart(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(renderPart).join('');
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Structured data in a page, escaped so that no text can close the script element. */
export const jsonLd = (data: object): Html =>
  new Html(`<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`);

/** The text of some HTML on one line, truncated. */
export function summaryOf(text: string, maxLength: number): string {
  const words = plainText(text);
  return words.length <= maxLength ? words : `${words.slice(0, maxLength - 1).trimEnd()}…`;
}

/** The link through which browsers and feed readers find a list's feed. */
export const feedLink = (embed: Embed, locale: Locale) =>
  embed.feed &&
  html`<link rel="alternate" type="application/atom+xml" title="${labelOf(embed)[locale]}" \
href="${feedPage(embed, locale)}">`;
