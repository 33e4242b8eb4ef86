import { labelOf } from '../../domain/embeds/embedLabels';
import { functionNameOf, staticPage, type Embed } from '../../domain/embeds/embeds';
import type { MapTiles } from '../../domain/features';
import type { Locale, Words } from '../../domain/locales';
import { viewOfEmbed } from '../../domain/embeds/views';
import { titleOf } from '../../domain/publicViews/view';
import type { PublicRecord } from './requestPublicly';
import type { BuiltEmbeds } from './builtEmbeds';
import { feedLink, html, type Html } from './html';
import { shownLocale } from './languages';

interface Installation {
  product: string;
  /** The background of maps. */
  tiles: MapTiles | null;
  /** The sites that frames report their size to; null: any. */
  parents: readonly string[] | null;
  built: BuiltEmbeds;
}

/** The length of a list without scripts. */
export const listedWithoutScripts = 100;

const words: Record<Locale, { more: string; noScripts: string }> = {
  de: { more: 'Weitere Einträge', noScripts: 'Dieses Formular braucht JavaScript.' },
  fr: { more: 'Autres entrées', noScripts: 'Ce formulaire nécessite JavaScript.' },
  it: { more: 'Altre voci', noScripts: 'Questo modulo richiede JavaScript.' },
};

/**
 * The page of a frame. Without scripts it shows a plain list of the same records.
 * @param shown one more record than listed if others follow; `from` is the offset of the first
 */
export function frameHtml(
  embed: Embed,
  locale: Locale,
  { product, tiles, parents, built }: Installation,
  { records, from }: { records: readonly PublicRecord[]; from: number },
  title = labelOf(embed)[locale],
): Html {
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title>${feedLink(embed, locale)}
<link rel="stylesheet" href="${built.style}">
<script type="module" src="${built.frame}"></script></head>
<body class="embed-page"><main><h1 class="embed-hidden">${title}</h1><div id="root" data-name="${embed.name}" data-locale="${locale}" data-product="${product}" data-function="${functionNameOf(embed.name)}"${embed.collection?.id !== undefined && html` data-collection="${embed.collection.id}"`}${tiles && html` data-tiles="${JSON.stringify(tiles)}"`}${parents && html` data-parents="${parents.join(' ')}"`}>
<ul>${records.slice(0, listedWithoutScripts).map((record) => {
    const view = viewOfEmbed(embed);
    const lang = shownLocale(embed, record, view.title, locale);
    return html`<li><a href="${staticPage(embed, record.id, locale)}"${lang !== undefined && html` lang="${lang}"`}>${titleOf(view, record, locale) || record.id}</a></li>`;
  })}</ul>${records.length > listedWithoutScripts && html`<p><a href="?from=${from + listedWithoutScripts}">${words[locale].more}</a></p>`}</div></main></body></html>
`;
}

/** The frame of a form or question, which needs scripts. */
export function formFrameHtml(
  form: { embed: string; title: Words },
  locale: Locale,
  { product, parents, built }: Installation,
): Html {
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${form.title[locale]}</title>
<link rel="stylesheet" href="${built.style}">
<script type="module" src="${built.frame}"></script></head>
<body class="embed-page"><main><div id="root" data-name="${form.embed}" data-locale="${locale}" data-product="${product}" data-function="${functionNameOf(form.embed)}"${parents && html` data-parents="${parents.join(' ')}"`}></div><noscript><p>${words[locale].noScripts}</p></noscript></main></body></html>
`;
}
