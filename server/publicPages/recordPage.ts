import { labelOf } from '../../domain/embeds/embedLabels';
import { framePage, staticPage, type Embed } from '../../domain/embeds/embeds';
import type { ContentType } from '../../domain/contentType';
import { contentTypes } from '../../domain/contentTypes';
import { apiBase } from '../../domain/http';
import { fallbacks, isMissing, localized, valueIn, type Locale } from '../../domain/locales';
import { viewOfEmbed } from '../../domain/embeds/views';
import { titleOf, type Related } from '../../domain/publicViews/view';
import { readOf, tellingAddress } from '../../domain/administration/telemetry';
import { listOf, textOf, type RecordLike } from '../../domain/values/textsIn';
import { sanitizeRichText } from '../engine/write/sanitize';
import type { PublicRecord } from './requestPublicly';
import { feedLink, html, Html, jsonLd, summaryOf } from './html';
import { localesWithTexts, shownLocale } from './languages';
import { structuredData } from './structuredData';

/** A record in a language, as static pages show it. */
export interface StaticRecord {
  embed: Embed;
  record: PublicRecord;
  related: Related;
  locale: Locale;
  /** What our addresses begin with, as others see us. */
  base: string;
  /** The name of the platform. */
  site: string;
}

/** What its content alone needs. */
type Shown = Omit<StaticRecord, 'site'>;

/** As long as search engines and social networks show. */
const longestDescription = 255;

export const titleIn = ({ embed, record, locale }: Shown) => titleOf(viewOfEmbed(embed), record, locale);
const contentOf = ({ embed, record, locale }: Shown) => {
  const { text } = viewOfEmbed(embed);
  return text === undefined ? '' : textOf(record, text, locale);
};
/** What it says in a few words: the beginning of its text, or of what stands in place of one. */
export const summaryIn = (shown: Shown) => {
  const text = contentOf(shown);
  return text === ''
    ? textOf(shown.record, 'description', shown.locale).slice(0, longestDescription)
    : summaryOf(text, longestDescription);
};
const fieldsOf = ({ embed }: Shown) => (contentTypes[embed.content] as ContentType).fields;
const titleLang = ({ embed, record, locale }: Shown) => {
  const lang = shownLocale(embed, record, viewOfEmbed(embed).title, locale);
  return lang !== undefined && html` lang="${lang}"`;
};
/** The languages its texts are in, and which of them this page shows. */
const localesOf = ({ embed, record }: Shown) =>
  localesWithTexts(embed, (field, locale) => !isMissing(valueIn(record, field, locale)));
const localeOf = (shown: Shown): Locale =>
  localesOf(shown).toSorted((a, b) => fallbacks[shown.locale].indexOf(a) - fallbacks[shown.locale].indexOf(b))[0] ??
  shown.locale;
const fileIn = ({ base }: Shown, { id, extension }: RecordLike) =>
  typeof id === 'number' ? `${base}${apiBase}/files/view/${id}.${encodeURIComponent(String(extension))}` : null;
/** Its first picture, or the one picture of a field, such as a logo; each language may have its own. */
const pictureOf = (shown: Shown): string | undefined => {
  const { record, locale } = shown;
  const single = Object.entries(fieldsOf(shown)).flatMap(([field, { kind }]): RecordLike[] => {
    const image = kind === 'image' && (localized(record, field, locale) as RecordLike | null | undefined);
    return image ? [image] : [];
  });
  return (
    [...listOf(record, 'images', 'de'), ...single].map((image) => fileIn(shown, image)).find((one) => one !== null) ??
    undefined
  );
};
export const addressOf = (shown: Shown, locale: Locale) =>
  `${shown.base}${staticPage(shown.embed, shown.record.id, locale)}`;

/**
 * The content alone, for pages of others that put it into theirs: its view, rendered here. Its texts are made harmless
 * once more, whatever has been stored.
 */
export async function recordFragment({ embed, record, locale, base, related }: Shown): Promise<Html> {
  // With React's own renderer for servers, which only these pages need.
  const { renderRecord } = await import('../../src/embed/record/renderRecord');
  return new Html(renderRecord(embed.resource, record, locale, { host: base, sanitize: sanitizeRichText, related }));
}

/** What stands in the head of a page about a record, alone for pages of others. */
export function recordMeta(shown: StaticRecord): Html {
  const title = titleIn(shown);
  const description = summaryIn(shown);
  const image = pictureOf(shown);
  const { locale, site } = shown;
  return html`<meta name="description" content="${description}">
<meta property="og:type" content="article"><meta property="og:site_name" content="${site}"><meta property="og:locale" content="${locale}_CH"><meta property="og:url" content="${addressOf(shown, localeOf(shown))}">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
<meta name="twitter:card" content="${image === undefined ? 'summary' : 'summary_large_image'}"><meta name="twitter:title" content="${title}"><meta name="twitter:description" content="${description}">
${image !== undefined && html`<meta property="og:image" content="${image}"><meta name="twitter:image" content="${image}">`}`;
}

/**
 * A whole page about a record, for search engines and for browsers without scripts, which tell by a picture that it is
 * read. `style` is the address of our style.
 */
export async function recordPage(shown: StaticRecord, style: string | undefined): Promise<Html> {
  const { embed, locale } = shown;
  const title = titleIn(shown);
  const data = structuredData(shown, {
    title,
    summary: summaryIn(shown),
    address: addressOf(shown, localeOf(shown)),
    locale: localeOf(shown),
    image: pictureOf(shown),
  });
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title${titleLang(shown)}>${title}</title>
<link rel="canonical" href="${addressOf(shown, localeOf(shown))}">${feedLink(embed, locale)}
${localesOf(shown).map((other) => html`<link rel="alternate" hreflang="${other}" href="${addressOf(shown, other)}">`)}
${style !== undefined && html`<link rel="stylesheet" href="${style}">`}
${recordMeta(shown)}
${jsonLd(data)}</head>
<body class="embed-page record-page"><nav><a href="${framePage(embed, locale)}">${labelOf(embed)[locale]}</a></nav>${await recordFragment(shown)}<img src="${tellingAddress(readOf(embed.resource, shown.record.id, locale))}" alt="" width="1" height="1" hidden></body></html>
`;
}
