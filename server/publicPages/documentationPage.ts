import { labelOf } from '../../domain/embedLabels';
import { ofCollection } from '../../domain/collectionEmbeds';
import { embedLocales, framePage, functionNameOf, type Embed } from '../../domain/embeds';
import { html, type Html } from './html';

/** How to embed a list, with the address and the name of this installation filled in. */
export function documentationPage(embed: Embed, product: string, base: string): Html {
  const types = embed.filters.map(({ filter, param }) => filter ?? param);
  const script = `<div id="${embed.name}"></div>\n<script src="${base}/embed/${embed.name}-latest/embed-${embed.name}-latest.js"></script>\n<script>${product}${functionNameOf(embed.name)}('#${embed.name}', ${embed.collection ? '12, ' : ''}{ locale: 'fr' });</script>`;
  const element = `<script src="${base}/embed/${embed.name}-latest/embed-${embed.name}-latest.js"></script>\n<${product}-${embed.name}${embed.collection ? ' collection="12"' : ''} locale="fr"></${product}-${embed.name}>`;
  const frames = embedLocales.map((locale) => `<iframe src="${base}${framePage(ofCollection(embed, 12), locale)}" title="${labelOf(embed)[locale]}"></iframe>`);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Embed ${labelOf(embed).de}</title></head>
<body><h1>Embed ${labelOf(embed).de}</h1>
<h2>Script</h2><pre>${script}</pre>
<p>Options: <code>locale</code> (de, fr, it), <code>limit</code>${embed.limit !== undefined && ` (${embed.limit})`}${embed.filters.length > 0 && html`, <code>fixedFilters</code> and <code>defaultFilters</code> (<code>[{type: '${types[0]}', entity: {id: 1}}]</code>; types: ${types.join(', ')})`}, <code>history</code> (<code>{mode: 'query' | 'hash', primaryKey: '${embed.primaryKey}'}</code>), <code>disableTelemetry</code> (true: our server is not told what visitors open; what it is told says nothing of them).${embed.name === 'projects' && html` <code>mapDisabled</code> leaves the map out.`} The second one of a kind on a page stands in its address by names that begin with <code>2-</code>.</p>
<p>Colours and measures are CSS variables of the page: <code>--${product}-primary-color</code>, <code>--${product}-accessibility-color</code>, <code>--${product}-max-width</code>, <code>--${product}-border-radius-1</code>. Cards are the part <code>list-item</code>.</p>
<h2>Element</h2><pre>${element}</pre>
<h2>Frame</h2><pre>${frames.join('\n')}</pre>
<p>Parameters: ${!embed.collection && html`<code>term</code>, `}<code>${embed.primaryKey}</code>, ${embed.filters.map(({ param }) => html`<code>${param}[]</code> `)}, <code>primaryColor</code>, <code>secondaryColor</code> (<code>%23</code> and hexadecimal digits). The frame tells its size: <code>{type: '${product}${functionNameOf(embed.name)}:offsetHeight', value}</code> and <code>{type: 'iframe-resized', height, width}</code>.</p></body></html>
`;
}
