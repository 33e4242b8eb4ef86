import { functionNames } from '../../domain/embeds/embedFunctions';
import type { Words } from '../../domain/locales';
import { labelOf } from '../../domain/embeds/embedLabels';
import { ofCollection } from '../../domain/embeds/collectionEmbeds';
import {
  embedLocales,
  forProduct,
  framePage,
  functionNameOf,
  hostFilterName,
  type Embed,
} from '../../domain/embeds/embeds';
import { feedbackEmbed } from '../../domain/embeds/feedbackEmbed';
import { html, type Html } from './html';

/** An embed as its documentation describes it. */
interface EmbedDescription {
  name: string;
  label: Words;
  product: string;
  /** The public base URL. */
  base: string;
  /** The id of a collection for the examples. */
  collection?: number;
  /** Options besides the language. */
  options: Html;
  /** The URLs of its frames, and their parameters besides colours. */
  frames: readonly string[];
  parameters?: Html;
}

/** Instructions for embedding, with the URL and name of this installation. */
function embedInstructions({
  name,
  label,
  product,
  base,
  collection,
  options,
  frames,
  parameters = html``,
}: EmbedDescription): Html {
  const source = `<script src="${base}/embed/${name}-latest/embed-${name}-latest.js"></script>`;
  const script =
    `<div id="${name}"></div>\n${source}\n<script>${product}${functionNameOf(name)}('#${name}', ` +
    `${collection === undefined ? '' : `${collection}, `}{ locale: 'fr' });</script>`;
  const element =
    `${source}\n<${product}-${name}${collection === undefined ? '' : ` collection="${collection}"`} ` +
    `locale="fr"></${product}-${name}>`;
  const shown = embedLocales.map(
    (locale, index) => `<iframe src="${base}${frames[index]}" title="${label[locale]}"></iframe>`,
  );
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">\
<title>Embed ${label.de}</title></head>
<body><h1>Embed ${label.de}</h1>
<h2>Script</h2><pre>${script}</pre>
<p>Options: <code>locale</code> (de, fr, it)${options}</p>
<h2>Element</h2><pre>${element}</pre>
<h2>Frame</h2><pre>${shown.join('\n')}</pre>
<p>Parameters: ${parameters}<code>primaryColor</code>, <code>secondaryColor</code> (<code>%23</code> and hexadecimal \
digits). The frame posts its size to the page: \
<code>{type: '${product}${functionNameOf(name)}:offsetHeight', value}</code> and \
<code>{type: 'iframe-resized', height, width}</code>.</p></body></html>
`;
}

/** Instructions for embedding a list. */
export function documentationPage(given: Embed, product: string, base: string): Html {
  const embed = ofCollection(forProduct(given, product), 12);
  const types = embed.filters.map((filter) => hostFilterName(embed, filter));
  const kinds = embed.filters.find(({ param }) => param === 'types')?.from;
  const filterOptions =
    types.length > 0 &&
    html`, <code>fixedFilters</code> and <code>defaultFilters</code> \
(<code>[{type: '${types[0]}', entity: {id: 1}}]</code>; types: ${types.join(', ')})`;
  const kindOption =
    kinds &&
    'choices' in kinds &&
    html` <code>${embed.name === 'regions' ? 'regionTypes' : 'types'}</code> \
(<code>['${kinds.choices.map(({ value }) => value).join("', '")}']</code>) shows only these kinds.`;
  return embedInstructions({
    name: embed.name,
    label: labelOf(embed),
    product,
    base,
    ...(embed.collection?.id !== undefined && { collection: embed.collection.id }),
    options: html`, <code>limit</code>${embed.limit !== undefined && ` (${embed.limit})`}${filterOptions}, \
<code>history</code> (<code>{mode: 'query' | 'hash', primaryKey: '${embed.primaryKey}'}</code>; without it \
the address of the page is neither read nor changed), <code>disableThumbnails</code> (true: cards without pictures), \
<code>disableTelemetry</code> (true: no anonymous report of what visitors open is sent to our server).\
${embed.name === 'projects' && html` <code>mapDisabled</code> hides the map.`}${kindOption} If a page has the same \
list twice, the names of the second one in its address begin with <code>2-</code>.</p>
<p>While a record is open, the page's title starts with the record's title. \
Set colours and sizes by CSS variables of the page: \
<code>--${product}-primary-color</code>, <code>-secondary-color</code> (on hover), \
<code>-accessibility-color</code> (focus outline), <code>-max-width</code>, <code>-gutter-width</code> \
(between cards), <code>-border-radius-1</code> (fields, buttons), <code>-border-radius-2</code> (cards). Style cards \
by <code>::part(list-item)</code>.</p>
<p>Functions (in the script's options, or the element's property <code>options</code>; not in frames): \
${functionNames(embed).map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`)}. Functions of \
<code>middleware</code> named after a list are callbacks for <code>Array.map</code>, <code>filter</code> and \
<code>sort</code>, applied to its entries. <code>templateHooks</code> are HTML, nodes, or functions that return them: \
scripts are removed from HTML, and nodes keep their listeners. Each place is also a CSS part of the same name. \
Functions that throw or return something unusable are reported in the console and ignored.</p>
<p>Ignored: <code>middleware.transformLayers</code>, <code>mapboxApiToken</code> and <code>history.base</code>, since \
the maps work differently and need no account, and the page keeps its address. The browser's console names each \
ignored option once.`,
    frames: embedLocales.map((locale) => framePage(embed, locale)),
    parameters: html`${!embed.collection && html`<code>term</code>, `}<code>${embed.primaryKey}</code>, \
${embed.filters.map(({ param }) => html`<code>${param}[]</code>, `)}\
${embed.toggles?.map(({ param, value }) => html`<code>${param}=${value}</code>, `)}`,
  });
}

/** Instructions for embedding something other than a list. */
export const simpleDocumentation = (
  { embed: name, title: label }: { embed: string; title: Words },
  product: string,
  base: string,
): Html =>
  embedInstructions({
    name,
    label,
    product,
    base,
    options:
      name === feedbackEmbed.embed
        ? html`. Visitors' answers are stored with the address of their page, without its query. For a frame, that is \
only the site, unless the frame has <code>referrerpolicy="no-referrer-when-downgrade"</code>.`
        : html`, <code>disableTelemetry</code> (true: no report to our server that the form is shown).`,
    frames: embedLocales.map((locale) => `/embed/iframe/${name}-${locale}.html`),
  });
