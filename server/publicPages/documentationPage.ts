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
  /** Whether it shows records. */
  isList: boolean;
}

/** What the documentation of an embed needs to know of its installation. */
export interface DocumentedInstallation {
  product: string;
  /** The public base URL. */
  base: string;
  /** The URL of the playground's script. */
  playground: string;
  /** The names of all embeds. */
  names: readonly string[];
}

/** Variables of the playground: name, label, kind of input, and what the field shows at first. */
const variables = [
  ['primary-color', 'Primary colour', 'color', '#000000'],
  ['secondary-color', 'Secondary colour', 'color', '#000000'],
  ['accessibility-color', 'Focus colour', 'color', '#000000'],
  ['max-width', 'Maximum width', 'text', ''],
  ['gutter-width', 'Space between cards', 'text', ''],
  ['border-radius-1', 'Radius of fields', 'text', ''],
  ['border-radius-2', 'Radius of cards', 'text', ''],
] as const;

/** Shows the embed as options and variables are chosen, and the code to copy: src/embed/outside/playground.ts. */
const playgroundOf = (
  { name, product, base, collection, isList }: EmbedDescription,
  { playground, names }: DocumentedInstallation,
): Html => html`<h2>Try it</h2>
<div class="try"><form id="playground" data-tag="${product}-${name}" \
data-source="${base}/embed/${name}-latest/embed-${name}-latest.js"\
${collection !== undefined && html` data-collection="${collection}"`}>
<label>Language <select data-option="locale"><option>de</option><option>fr</option><option>it</option></select></label>
${
  isList &&
  html`<label>Records per page <input type="number" min="1" max="100" data-option="limit"></label>
<label class="box"><input type="checkbox" data-option="disableThumbnails"> Without pictures</label>`
}${
  name === 'projects' && html`<label class="box"><input type="checkbox" data-option="mapDisabled"> Without map</label>`
}
${variables.map(
  ([variable, label, type, value]) => html`<label>${label} <code>--${product}-${variable}</code>
<input type="${type}" value="${value}" data-variable="--${product}-${variable}"\
${type === 'text' && html` placeholder="12px"`}></label>`,
)}
<p><button type="button" id="copy">Copy the code</button> <button type="reset">Reset</button> \
<span id="copied" role="status"></span></p></form>
<pre id="code" tabindex="0"></pre></div>
<div id="shown"></div>
<script src="/embed/${name}-latest/embed-${name}-latest.js"></script>
<script type="module" src="${playground}"></script>
<h2>Others</h2><p>${names.map((other) => html`<a href="/embed/${other}/documentation.html">${other}</a> `)}</p>`;

const look = html`<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:75rem;margin:0 auto;padding:1rem}
pre{overflow:auto;padding:1rem;background:#f3f3f5}.try{display:grid;gap:1rem 2rem;align-items:start;
grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr))}.try label{display:block;margin-bottom:.5rem}
.try :is(input,select):not([type=checkbox],[type=color]){box-sizing:border-box;display:block;
width:100%;min-height:2.5rem;font:inherit}
.try button{font:inherit;min-height:2.5rem;padding:0 1rem}#shown{padding:1rem;border:1px solid #85858c;
max-height:40rem;overflow:auto}</style>`;

/** Instructions for embedding, with the URL and name of this installation. */
function embedInstructions(described: EmbedDescription, installation: DocumentedInstallation): Html {
  const { name, label, product, base, collection, options, frames, parameters = html`` } = described;
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
<meta name="description" content="How to show «${label.de}» on a website: options, variables, code to copy.">
<title>Embed ${label.de}</title>${look}</head>
<body><main><h1>Embed ${label.de}</h1>
${playgroundOf(described, installation)}
<h2>Script</h2><pre>${script}</pre>
<p>Options: <code>locale</code> (de, fr, it)${options}</p>
<h2>Element</h2><pre>${element}</pre>
<h2>Frame</h2><pre>${shown.join('\n')}</pre>
<p>Parameters: ${parameters}<code>primaryColor</code>, <code>secondaryColor</code> (<code>%23</code> and hexadecimal \
digits). The frame posts its size to the page: \
<code>{type: '${product}${functionNameOf(name)}:offsetHeight', value}</code> and \
<code>{type: 'iframe-resized', height, width}</code>.</p></main></body></html>
`;
}

/** Instructions for embedding a list. */
export function documentationPage(given: Embed, installation: DocumentedInstallation): Html {
  const { product, base } = installation;
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
  return embedInstructions(
    {
      isList: true,
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
(between cards), <code>-border-radius-1</code> (fields, buttons), <code>-border-radius-2</code> (cards). Style parts \
by <code>::part()</code>: <code>filters</code>, <code>search</code>, <code>filter</code>, <code>chips</code>, \
<code>chip</code>, <code>status</code>, <code>list</code>, <code>list-item</code>, <code>list-item-title</code>, \
<code>list-item-words</code>, <code>more</code>, <code>dialog</code>.</p>
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
    },
    installation,
  );
}

/** Instructions for embedding something other than a list. */
export const simpleDocumentation = (
  { embed: name, title: label }: { embed: string; title: Words },
  installation: DocumentedInstallation,
): Html =>
  embedInstructions(
    {
      isList: false,
      name,
      label,
      product: installation.product,
      base: installation.base,
      options:
        name === feedbackEmbed.embed
          ? html`. Visitors' answers are stored with the address of their page, without its query. For a frame, that \
is only the site, unless the frame has <code>referrerpolicy="no-referrer-when-downgrade"</code>.`
          : html`, <code>disableTelemetry</code> (true: no report to our server that the form is shown).`,
      frames: embedLocales.map((locale) => `/embed/iframe/${name}-${locale}.html`),
    },
    installation,
  );
