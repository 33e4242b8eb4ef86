import { isSafeUrl, withScheme } from '../../domain/addresses';
import type { Embed } from '../../domain/embeds';
import { shownOf } from '../../domain/staticContents';
import { embedLocales, framePage, staticPage } from '../../domain/embeds';
import { apiBase } from '../../domain/http';
import type { Locale } from '../../domain/locales';
import { listOf, namesOf, textOf } from '../../domain/textsIn';
import { sanitizeRichText } from '../engine/write/sanitize';
import type { PublicRecord } from './askPublicly';
import { html, Html, jsonLd, summaryOf } from './html';

/** A record in a language, as static pages show it. */
export interface StaticRecord {
  embed: Embed;
  record: PublicRecord;
  locale: Locale;
  /** What our addresses begin with, as others see us. */
  base: string;
}

/** As long as search engines and social networks show. */
const longestDescription = 255;

const titleOf = ({ embed, record, locale }: StaticRecord) => textOf(record, shownOf(embed).title, locale);
const contentOf = ({ embed, record, locale }: StaticRecord) => {
  const { text } = shownOf(embed);
  return text === undefined ? '' : textOf(record, text, locale);
};
const imagesOf = (shown: StaticRecord) => listOf(shown.record, 'images', 'de').flatMap(({ id, extension }) => (typeof id === 'number' ? [`${shown.base}${apiBase}/files/view/${id}.${encodeURIComponent(String(extension))}`] : []));
const addressOf = (shown: StaticRecord, locale: Locale) => `${shown.base}${staticPage(shown.embed, shown.record.id, locale)}`;

/** The content alone, for pages of others that put it into theirs. Its text is made harmless here once more, whatever has been stored. */
export function recordFragment(shown: StaticRecord): Html {
  const { embed, record, locale } = shown;
  const links = shownOf(embed).links ? listOf(record, 'links', locale) : [];
  return html`<article class="record-view" lang="${locale}"><h1>${titleOf(shown)}</h1>
<div class="record-view__text">${new Html(sanitizeRichText(contentOf(shown)))}</div>
${imagesOf(shown).map((address) => html`<img src="${address}" alt="" loading="lazy">`)}
${shownOf(embed).relations.map(({ field, label }) => namedList(label[locale], namesOf(record, field, locale).map((name) => html`${name}`)))}
${namedList('Links', links.flatMap((link) => {
    const address = link[shownOf(embed).links as string];
    return typeof address === 'string' && isSafeUrl(address) ? [html`<a href="${withScheme(address)}" rel="noopener">${typeof link.label === 'string' && link.label !== '' ? link.label : address}</a>`] : [];
  }))}</article>`;
}

function namedList(title: string, items: readonly Html[]): Html {
  return items.length === 0 ? html`` : html`<section><h2>${title}</h2><ul>${items.map((item) => html`<li>${item}</li>`)}</ul></section>`;
}

/** What stands in the head of a page about a record, alone for pages of others. */
export function recordMeta(shown: StaticRecord): Html {
  const title = titleOf(shown);
  const description = summaryOf(contentOf(shown), longestDescription);
  const [image] = imagesOf(shown);
  return html`<meta name="description" content="${description}">
<meta property="og:type" content="article"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
<meta name="twitter:card" content="summary"><meta name="twitter:title" content="${title}"><meta name="twitter:description" content="${description}">
${image !== undefined && html`<meta property="og:image" content="${image}"><meta name="twitter:image" content="${image}">`}`;
}

/** A whole page about a record, for search engines and for browsers without scripts. `style` is the address of our style. */
export function recordPage(shown: StaticRecord, style: string | undefined): Html {
  const { embed, record, locale } = shown;
  const title = titleOf(shown);
  const [image] = imagesOf(shown);
  const data = {
    '@context': 'https://schema.org', '@type': shownOf(embed).schemaType, name: title, inLanguage: locale, url: addressOf(shown, locale),
    description: summaryOf(contentOf(shown), longestDescription),
    ...(record.updatedAt !== undefined && { dateModified: record.updatedAt }),
    ...(image !== undefined && { image }),
    ...takingPlace(shown),
  };
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="canonical" href="${addressOf(shown, locale)}">
${embedLocales.map((other) => html`<link rel="alternate" hreflang="${other}" href="${addressOf(shown, other)}">`)}
${style !== undefined && html`<link rel="stylesheet" href="${style}">`}
${recordMeta(shown)}
${jsonLd(data)}</head>
<body class="embed-page">${recordFragment(shown)}<p><a href="${framePage(embed, locale)}">${embed.label[locale]}</a></p></body></html>
`;
}

/** When something takes place, where and by whom, as far as that is known. */
function takingPlace({ embed, record, locale }: StaticRecord): object {
  const { takesPlace } = shownOf(embed);
  if (!takesPlace) return {};
  const [place, organizer] = [textOf(record, takesPlace.place, locale), textOf(record, takesPlace.organizer, locale)];
  return {
    ...(record[takesPlace.start] != null && { startDate: record[takesPlace.start] }),
    ...(record[takesPlace.end] != null && { endDate: record[takesPlace.end] }),
    ...(place !== '' && { location: { '@type': 'Place', name: place, address: place } }),
    ...(organizer !== '' && { organizer: { '@type': 'Organization', name: organizer } }),
  };
}
