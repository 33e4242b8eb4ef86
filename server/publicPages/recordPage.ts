import { labelOf } from '../../domain/embeds/embedLabels';
import { framePage, staticPage, type Embed } from '../../domain/embeds/embeds';
import type { ContentType } from '../../domain/contentType';
import { contentTypes } from '../../domain/contentTypes';
import { apiBase } from '../../domain/http';
import { fallbacks, isMissing, localized, valueIn, type Locale } from '../../domain/locales';
import { viewOfEmbed } from '../../domain/embeds/views';
import { searchEmbed } from '../../domain/embeds/searchEmbed';
import type { Card } from '../../domain/publicViews/card';
import { titleOf, type RelatedData } from '../../domain/publicViews/view';
import { readReport, reportUrl } from '../../domain/administration/telemetry';
import { listOf, textOf, type RecordLike } from '../../domain/values/textsIn';
import { sanitizeRichText } from '../engine/write/sanitize';
import type { PublicRecord } from './requestPublicly';
import { feedLink, html, Html, jsonLd, summaryOf } from './html';
import { localesWithTexts, shownLocale } from './languages';
import { structuredData } from './structuredData';

/** A record in one language, as static pages show it. */
export interface StaticRecord {
  embed: Embed;
  record: PublicRecord;
  related: RelatedData;
  locale: Locale;
  /** The public base URL, without a trailing slash. */
  base: string;
  /** The name of the platform. */
  site: string;
}

/** What the content of the page is made from. */
type Shown = Omit<StaticRecord, 'site'>;

/** Search engines and social networks do not show more. */
const maxDescriptionLength = 255;

export const titleIn = ({ embed, record, locale }: Shown) => titleOf(viewOfEmbed(embed), record, locale);
const contentOf = ({ embed, record, locale }: Shown) => {
  const { text } = viewOfEmbed(embed);
  return text === undefined ? '' : textOf(record, text, locale);
};
/** A summary: the beginning of the rich text, or of the description. */
export const summaryIn = (shown: Shown) => {
  const text = contentOf(shown);
  return text === ''
    ? textOf(shown.record, 'description', shown.locale).slice(0, maxDescriptionLength)
    : summaryOf(text, maxDescriptionLength);
};
const fieldsOf = ({ embed }: Shown) => (contentTypes[embed.content] as ContentType).fields;
const titleLang = ({ embed, record, locale }: Shown) => {
  const lang = shownLocale(embed, record, viewOfEmbed(embed).title, locale);
  return lang !== undefined && html` lang="${lang}"`;
};
/** The languages in which the record has text. */
export const localesOf = ({ embed, record }: Shown) =>
  localesWithTexts(embed, (field, locale) => !isMissing(valueIn(record, field, locale)));
const localeOf = (shown: Shown): Locale =>
  localesOf(shown).toSorted((a, b) => fallbacks[shown.locale].indexOf(a) - fallbacks[shown.locale].indexOf(b))[0] ??
  shown.locale;
const fileIn = ({ base }: Shown, { id, extension }: RecordLike) =>
  typeof id === 'number' ? `${base}${apiBase}/files/view/${id}.${encodeURIComponent(String(extension))}` : null;
/** The record's first picture, or a single picture such as a logo, which can differ by language. */
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

/** The rendered view of a record, for other sites to include in their pages. Its rich text is sanitized once more. */
export async function recordFragment({ embed, record, locale, base, related }: Shown): Promise<Html> {
  // Imported on demand: only these pages need the renderer.
  const { renderRecord } = await import('../../src/embed/record/renderRecord');
  return new Html(renderRecord(embed.resource, record, locale, { host: base, sanitize: sanitizeRichText, related }));
}

/** Cards as HTML, before the scripts of their list have arrived. */
export async function cardsHtml(embed: Embed, cards: readonly Card[], locale: Locale): Promise<string> {
  const { renderCards } = await import('../../src/embed/record/renderRecord');
  return renderCards(embed, cards, locale);
}

/** The choice of a language. */
const words: Record<Locale, string> = { de: 'Sprache', fr: 'Langue', it: 'Lingua' };

/** The meta elements of a record's page, which other sites can request by themselves. */
export function recordMeta(shown: StaticRecord): Html {
  const title = titleIn(shown);
  const description = summaryIn(shown);
  const image = pictureOf(shown);
  const { locale, site } = shown;
  return html`<meta name="description" content="${description}">
<meta property="og:type" content="article"><meta property="og:site_name" content="${site}">\
<meta property="og:locale" content="${locale}_CH">\
<meta property="og:url" content="${addressOf(shown, localeOf(shown))}">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
<meta name="twitter:card" content="${image === undefined ? 'summary' : 'summary_large_image'}">\
<meta name="twitter:title" content="${title}"><meta name="twitter:description" content="${description}">
${
  image !== undefined &&
  html`<meta property="og:image" content="${image}">\
<meta name="twitter:image" content="${image}">`
}`;
}

/**
 * The page of a record, for search engines and browsers without scripts. A pixel counts its visits.
 * @param style the links to style sheets
 */
export async function recordPage(shown: StaticRecord, style: Html | undefined): Promise<Html> {
  const { embed, locale, site } = shown;
  const title = titleIn(shown);
  const languages = localesOf(shown);
  const data = structuredData(shown, {
    title,
    summary: summaryIn(shown),
    address: addressOf(shown, localeOf(shown)),
    locale: localeOf(shown),
    image: pictureOf(shown),
  });
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">\
<meta name="color-scheme" content="light dark">
<title${titleLang(shown)}>${title}</title>
<link rel="canonical" href="${addressOf(shown, localeOf(shown))}">${feedLink(embed, locale)}
${languages.map((other) => html`<link rel="alternate" hreflang="${other}" href="${addressOf(shown, other)}">`)}
${style}
${recordMeta(shown)}
${jsonLd(data)}</head>
<body class="embed-page record-page"><header class="record-page__head">\
<a href="/embed/iframe/${searchEmbed.embed}-${locale}.html">${site}</a>${
    languages.length > 1 &&
    html`<nav aria-label="\
${words[locale]}">${languages.map(
      (other) =>
        html` <a href="${addressOf(shown, other)}" hreflang="${other}" lang="${other}"\
${other === locale && html` aria-current="page"`}>${other.toUpperCase()}</a>`,
    )}</nav>`
  }</header>
<nav aria-label="${labelOf(embed)[locale]}"><a href="${framePage(embed, locale)}">${labelOf(embed)[locale]}</a></nav>\
<main class="record-page__content">${await recordFragment(shown)}</main>\
<img src="${reportUrl(readReport(embed.resource, shown.record.id, locale))}" alt="" width="1" height="1" hidden>\
</body></html>
`;
}
