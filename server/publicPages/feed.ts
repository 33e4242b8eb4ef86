import { labelOf } from '../../domain/embeds/embedLabels';
import { feedPage, framePage, queryOf, type Embed } from '../../domain/embeds/embeds';
import type { Locale } from '../../domain/locales';
import { viewOfEmbed } from '../../domain/embeds/views';
import { noRelatedData } from '../../domain/publicViews/view';
import { html, type Html } from './html';
import { shownLocale } from './languages';
import { addressOf, summaryIn, titleIn } from './recordPage';
import type { PublicRecord } from './requestPublicly';

/** The maximum number of entries in a feed. */
const maxEntries = 50;

/** A parsed query: each parameter with its values; list names come without `[]`. */
type Query = Readonly<Record<string, readonly string[] | undefined>>;

/** The filters in a feed's query, as parameters of the API. Other parameters are ignored. */
function filtersIn(embed: Embed, given: Query): URLSearchParams {
  const query = new URLSearchParams();
  for (const value of given.term ?? []) query.set('term', value);
  for (const name of (embed.toggles ?? []).flatMap((toggle) => Object.keys(toggle.query)))
    for (const value of given[name] ?? []) query.append(name, value);
  for (const name of new Set(embed.filters.map(({ filter }) => filter)))
    if (name !== undefined) for (const value of given[name] ?? []) query.append(`${name}[]`, value);
  return query;
}

/**
 * The API request for a feed, with the most recently changed records first.
 * @returns the URL below `/api/v1/`
 */
export function feedRequest(embed: Embed, given: Query): string {
  const query = queryOf(embed);
  const filters = filtersIn(embed, given);
  for (const name of new Set(filters.keys())) query.delete(name);
  query.delete('randomize');
  const order = `orderBy[]=updatedAt&orderDirection[]=DESC&limit=${maxEntries}`;
  return `${embed.resource}?${[query, filters, order].filter((part) => String(part) !== '').join('&')}`;
}

/**
 * An Atom feed (RFC 4287) of a list.
 * @param about `base` is the public base URL, `given` the query in the feed's URL
 */
export function feedOf(
  embed: Embed,
  locale: Locale,
  records: readonly PublicRecord[],
  { base, product, given }: { base: string; product: string; given: Query },
): Html {
  const filters = filtersIn(embed, given).toString();
  const address = `${base}${feedPage(embed, locale)}${filters && `?${filters}`}`;
  const page = `${base}${framePage(embed, locale)}`;
  // A fixed date, so that the ETag of an empty feed does not change.
  const changed = records[0]?.updatedAt ?? '1970-01-01T00:00:00Z';
  return html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${address}</id><title>${printable(`${labelOf(embed)[locale]} – ${product}`)}</title><updated>${changed}</updated>
<author><name>${printable(product)}</name></author>
<link rel="self" type="application/atom+xml" href="${address}"/>\
<link rel="alternate" type="text/html" hreflang="${locale}" href="${page}"/>
${records.map((record) => {
  const shown = { embed, record, locale, base, related: noRelatedData };
  const own = addressOf(shown, locale);
  const lang = shownLocale(embed, record, viewOfEmbed(embed).title, locale);
  const summary = printable(summaryIn(shown));
  return html`<entry><id>${own}</id><title${lang !== undefined && html` xml:lang="${lang}"`}>\
${printable(titleIn(shown)) || record.id}</title><updated>${record.updatedAt}</updated>\
<published>${record.createdAt as string}</published>\
<link rel="alternate" type="text/html" hreflang="${locale}" href="${own}"/>\
${summary !== '' && html`<summary>${summary}</summary>`}</entry>
`;
})}</feed>
`;
}

/** Removes characters that XML cannot contain. */
const printable = (text: string) =>
  text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
