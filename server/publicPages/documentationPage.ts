import { readFunctions } from '../../domain/embeds/embedFunctions';
import type { Words } from '../../domain/locales';
import { labelOf } from '../../domain/embeds/embedLabels';
import { ofCollection } from '../../domain/embeds/collectionEmbeds';
import { embedLocales, forProduct, framePage, functionNameOf, saidAs, type Embed } from '../../domain/embeds/embeds';
import { feedbackEmbed } from '../../domain/embeds/feedbackEmbed';
import { html, type Html } from './html';

/** An embed as its documentation describes it. */
interface Described {
  name: string;
  label: Words;
  product: string;
  /** The public base address. */
  base: string;
  /** An example id for collections. */
  collection?: number;
  /** Options other than the language. */
  options: Html;
  /** The addresses of its frames, and their parameters other than colours. */
  frames: readonly string[];
  parameters?: Html;
}

/** Instructions for embedding, with the address and name of this installation. */
function pageAbout({ name, label, product, base, collection, options, frames, parameters = html`` }: Described): Html {
  const source = `<script src="${base}/embed/${name}-latest/embed-${name}-latest.js"></script>`;
  const script = `<div id="${name}"></div>\n${source}\n<script>${product}${functionNameOf(name)}('#${name}', ${collection === undefined ? '' : `${collection}, `}{ locale: 'fr' });</script>`;
  const element = `${source}\n<${product}-${name}${collection === undefined ? '' : ` collection="${collection}"`} locale="fr"></${product}-${name}>`;
  const shown = embedLocales.map(
    (locale, index) => `<iframe src="${base}${frames[index]}" title="${label[locale]}"></iframe>`,
  );
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Embed ${label.de}</title></head>
<body><h1>Embed ${label.de}</h1>
<h2>Script</h2><pre>${script}</pre>
<p>Options: <code>locale</code> (de, fr, it)${options}</p>
<h2>Element</h2><pre>${element}</pre>
<h2>Frame</h2><pre>${shown.join('\n')}</pre>
<p>Parameters: ${parameters}<code>primaryColor</code>, <code>secondaryColor</code> (<code>%23</code> and hexadecimal digits). The frame tells its size: <code>{type: '${product}${functionNameOf(name)}:offsetHeight', value}</code> and <code>{type: 'iframe-resized', height, width}</code>.</p></body></html>
`;
}

/** Instructions for embedding a list. */
export function documentationPage(given: Embed, product: string, base: string): Html {
  const embed = ofCollection(forProduct(given, product), 12);
  const types = embed.filters.map((filter) => saidAs(embed, filter));
  const kinds = embed.filters.find(({ param }) => param === 'types')?.from;
  return pageAbout({
    name: embed.name,
    label: labelOf(embed),
    product,
    base,
    ...(embed.collection?.id !== undefined && { collection: embed.collection.id }),
    options: html`, <code>limit</code>${embed.limit !== undefined && ` (${embed.limit})`}${types.length > 0 && html`, <code>fixedFilters</code> and <code>defaultFilters</code> (<code>[{type: '${types[0]}', entity: {id: 1}}]</code>; types: ${types.join(', ')})`}, <code>history</code> (<code>{mode: 'query' | 'hash', primaryKey: '${embed.primaryKey}'}</code>, or <code>false</code>: the address of the page stays as it is), <code>disableThumbnails</code> (true: cards without pictures), <code>disableTelemetry</code> (true: our server is not told what visitors open; what it is told says nothing of them).${embed.name === 'projects' && html` <code>mapDisabled</code> leaves the map out.`}${kinds && 'choices' in kinds && html` <code>${embed.name === 'regions' ? 'regionTypes' : 'types'}</code> (<code>['${kinds.choices.map(({ value }) => value).join("', '")}']</code>) shows these kinds alone.`} The second one of a kind on a page stands in its address by names that begin with <code>2-</code>.</p>
<p>While a record stands open, the page is called by it. Colours and measures are CSS variables of the page: <code>--${product}-primary-color</code>, <code>-secondary-color</code> (under the pointer), <code>-accessibility-color</code> (around what has the focus), <code>-max-width</code>, <code>-gutter-width</code> (between cards), <code>-border-radius-1</code> (fields, buttons), <code>-border-radius-2</code> (cards). Cards are the part <code>list-item</code>.</p>
<p>Functions (script; element by its property <code>options</code>; not in frames): ${readFunctions(embed).map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`)}. Those of <code>middleware</code> named after a list are what <code>Array.map</code>, <code>filter</code> and <code>sort</code> take, over its entries. <code>templateHooks</code> are HTML, nodes, or functions that return them; HTML loses what runs, a node keeps its listeners; each place is a part of its name. One that throws or makes no sense is named in the console and passed over.</p>
<p>Not read: <code>middleware.transformLayers</code>, <code>mapboxApiToken</code> and <code>history.base</code>, since the maps are made otherwise and need no account, and the page keeps its address. The console of the browser names once each option that was given and is not read.`,
    frames: embedLocales.map((locale) => framePage(embed, locale)),
    parameters: html`${!embed.collection && html`<code>term</code>, `}<code>${embed.primaryKey}</code>, ${embed.filters.map(({ param }) => html`<code>${param}[]</code>, `)}${embed.toggles?.map(({ param, value }) => html`<code>${param}=${value}</code>, `)}`,
  });
}

/** Instructions for embedding something other than a list. */
export const simpleDocumentation = (
  { embed: name, title: label }: { embed: string; title: Words },
  product: string,
  base: string,
): Html =>
  pageAbout({
    name,
    label,
    product,
    base,
    options:
      name === feedbackEmbed.embed
        ? html`. What visitors answer is kept with the address of their page, without what follows a question mark: of a frame that is the site alone, unless the frame has <code>referrerpolicy="no-referrer-when-downgrade"</code>.`
        : html`, <code>disableTelemetry</code> (true: our server is not told that the form is shown).`,
    frames: embedLocales.map((locale) => `/embed/iframe/${name}-${locale}.html`),
  });
