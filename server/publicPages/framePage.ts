import { labelOf } from '../../domain/embeds/embedLabels';
import { functionNameOf, staticPage, type Embed } from '../../domain/embeds/embeds';
import type { MapTiles } from '../../domain/features';
import type { Locale, Words } from '../../domain/locales';
import type { Card } from '../../domain/publicViews/card';
import type { BuiltEmbeds } from './builtEmbeds';
import { feedLink, html, Html } from './html';

interface Installation {
  product: string;
  /** The background of maps. */
  tiles: MapTiles | null;
  /** The sites to which frames report their size; null for any. */
  parents: readonly string[] | null;
  built: BuiltEmbeds;
  /** The links to style sheets. */
  style: Html;
}

/** The page length of a list without scripts. */
export const listedWithoutScripts = 100;

const words: Record<Locale, { more: string; noScripts: string; plain: string }> = {
  de: { more: 'Weitere Einträge', noScripts: 'Die Suche braucht JavaScript.', plain: 'Ohne JavaScript' },
  fr: { more: 'Autres entrées', noScripts: 'La recherche nécessite JavaScript.', plain: 'Sans JavaScript' },
  it: { more: 'Altre voci', noScripts: 'La ricerca richiede JavaScript.', plain: 'Senza JavaScript' },
};

interface ShownList {
  /** One more than is listed without scripts if others follow. */
  records: readonly Card[];
  /** The offset of the first. */
  from: number;
  /** How many there are in all, if the list is not narrowed: then its first page comes with the frame. */
  total?: number | undefined;
  /** The first of them as cards, which are seen before any script has arrived. */
  cards?: string | undefined;
}

const placeholders = html`<div class="embed-cards">${Array.from(
  { length: 8 },
  () => html`<div class="embed-card embed-card--waiting"></div>`,
)}</div>`;

/**
 * The page of a frame. Without scripts it shows a plain list of the same records.
 */
export function frameHtml(
  embed: Embed,
  locale: Locale,
  { product, tiles, parents, built, style }: Installation,
  { records, from, total, cards }: ShownList,
  title = labelOf(embed)[locale],
): Html {
  const more =
    records.length > listedWithoutScripts &&
    html`<p><a href="?from=${from + listedWithoutScripts}">${words[locale].more}</a></p>`;
  const { limit } = embed;
  const first = total !== undefined &&
    limit !== undefined && { records: records.slice(0, limit), hasMore: total > limit, total };
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">\
<meta name="robots" content="noindex">
<title>${title}</title>${feedLink(embed, locale)}
${style}
${built.modulesOf(embed.name).map((module) => html`<link rel="modulepreload" href="${module}">`)}
<script type="module" src="${built.frame}"></script></head>
<body class="embed-page"><main><h1 class="embed-hidden">${title}</h1>\
<div id="root" data-name="${embed.name}" data-locale="${locale}" data-product="${product}" \
data-function="${functionNameOf(embed.name)}"\
${embed.collection?.id !== undefined && html` data-collection="${embed.collection.id}"`}\
${tiles && html` data-tiles="${JSON.stringify(tiles)}"`}${parents && html` data-parents="${parents.join(' ')}"`}\
${first && html` data-first="${JSON.stringify(first)}"`}>
<div class="embed-list embed-waiting" aria-hidden="true" inert>${cards === undefined ? placeholders : new Html(cards)}\
</div><ul>${records.slice(0, listedWithoutScripts).map(
    ({ id, title, lang }) =>
      html`<li><a href="${staticPage(embed, id, locale)}"${lang !== undefined && html` lang="${lang}"`}>\
${title || id}</a></li>`,
  )}</ul>${more}</div></main></body></html>
`;
}

/**
 * The frame of a form or question.
 * @param plain the URL of the form without scripts, if there is one
 */
export function formFrameHtml(
  form: { embed: string; title: Words },
  locale: Locale,
  { product, parents, built, style }: Installation,
  plain: string | undefined,
): Html {
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">\
<meta name="robots" content="noindex">
<title>${form.title[locale]}</title>
${plain !== undefined && html`<noscript><meta http-equiv="refresh" content="0; url=${plain}"></noscript>`}${style}
<script type="module" src="${built.frame}"></script></head>
<body class="embed-page"><main>\
<div id="root" data-name="${form.embed}" data-locale="${locale}" data-product="${product}" \
data-function="${functionNameOf(form.embed)}"${parents && html` data-parents="${parents.join(' ')}"`}></div>\
<noscript><p>${
    plain === undefined ? words[locale].noScripts : html`<a href="${plain}">${words[locale].plain}</a>`
  }</p></noscript></main></body></html>
`;
}
