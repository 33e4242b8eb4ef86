import { isSafeUrl, withScheme } from '../../domain/values/addresses';
import { labelOf } from '../../domain/embeds/embedLabels';
import { shownOf, titleOf } from '../../domain/embeds/staticContents';
import { unnamedDocument } from '../../domain/embeds/documentNames';
import { embedLocales, framePage, staticPage, type Embed, type Words } from '../../domain/embeds/embeds';
import { apiBase } from '../../domain/http';
import { imageText, type Locale } from '../../domain/locales';
import { readOf, tellingAddress } from '../../domain/administration/telemetry';
import { listOf, namesOf, textOf, type RecordLike } from '../../domain/values/textsIn';
import { sanitizeRichText } from '../engine/write/sanitize';
import type { PublicRecord } from './askPublicly';
import { html, Html, jsonLd, summaryOf } from './html';
import { structuredData } from './structuredData';

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

const titleIn = ({ embed, record, locale }: StaticRecord) => titleOf(embed, record, locale);
const contentOf = ({ embed, record, locale }: StaticRecord) => {
  const { text } = shownOf(embed);
  return text === undefined ? '' : textOf(record, text, locale);
};
/** What it says in a few words: the beginning of its text, or of what stands in place of one. */
const summaryIn = (shown: StaticRecord) => {
  const text = contentOf(shown);
  return text === '' ? textOf(shown.record, 'description', shown.locale).slice(0, longestDescription) : summaryOf(text, longestDescription);
};
const fileIn = (shown: StaticRecord, way: 'view' | 'download', { id, extension }: RecordLike) => (typeof id === 'number' ? `${shown.base}${apiBase}/files/${way}/${id}.${encodeURIComponent(String(extension))}` : null);
const imagesOf = (shown: StaticRecord) => listOf(shown.record, 'images', 'de').flatMap((image) => {
  const address = fileIn(shown, 'view', image);
  return address === null ? [] : [{ address, caption: imageText(image, 'description', shown.locale), copyright: imageText(image, 'copyright', shown.locale).replace(/^\s*©\s*/, '') }];
});
const addressOf = (shown: StaticRecord, locale: Locale) => `${shown.base}${staticPage(shown.embed, shown.record.id, locale)}`;

const headings: Record<'links' | 'videos' | 'documents', Words> = {
  links: { de: 'Links', fr: 'Liens', it: 'Link' },
  videos: { de: 'Videos', fr: 'Vidéos', it: 'Video' },
  documents: { de: 'Dokumente', fr: 'Documents', it: 'Documenti' },
};

/** The content alone, for pages of others that put it into theirs. Its text is made harmless here once more, whatever has been stored. */
export function recordFragment(shown: StaticRecord): Html {
  const { embed, record, locale } = shown;
  const { facts, texts, relations, links } = shownOf(embed);
  const known = facts.map(({ label, of }) => ({ label: label?.[locale], lines: of(record, locale).split('\n').filter(Boolean) })).filter(({ lines }) => lines.length > 0);
  const linked = (field: string) => (links ? listOf(record, field, locale) : []).flatMap(({ [links as string]: address, label }) => (typeof address === 'string' && isSafeUrl(address) ? [linkTo(withScheme(address), label, address)] : []));
  const documents = listOf(record, 'files', locale).flatMap((file, index) => {
    const address = fileIn(shown, 'download', file);
    return address === null ? [] : [linkTo(address, file.description || file.name, unnamedDocument(index + 1, locale))];
  });
  return html`<article class="record-view" lang="${locale}"><h1>${titleIn(shown)}</h1>
${known.map(({ label, lines }) => label === undefined && html`<p>${linesOf(lines)}</p>
`)}${factsOf(known)}${richText(contentOf(shown))}
${texts?.[locale].map(([field, heading]) => (textOf(record, field, locale) === '' ? html`` : html`<section><h2>${heading}</h2>${richText(textOf(record, field, locale))}</section>`))}
${imagesOf(shown).map(({ address, caption, copyright }) => html`<figure><img src="${address}" alt="${caption}" loading="lazy">${(caption !== '' || copyright !== '') && html`<figcaption>${caption}${copyright !== '' && ` © ${copyright}`}</figcaption>`}</figure>`)}
${relations.map(({ field, label }) => namedList(label[locale], (Array.isArray(record[field]) ? namesOf(record, field, locale) : [textOf(record[field] as RecordLike | null, 'name', locale)]).filter(Boolean).map((name) => html`${name}`)))}
${namedList(headings.videos[locale], linked('videos'))}${namedList(headings.documents[locale], documents)}${namedList(headings.links[locale], linked('links'))}</article>`;
}

/** What has a name, as the views show it. */
function factsOf(known: readonly { label: string | undefined; lines: readonly string[] }[]): Html {
  const named = known.filter(({ label }) => label !== undefined);
  return named.length === 0 ? html`` : html`<dl class="record-view__facts">${named.map(({ label, lines }) => html`<div><dt>${label}</dt><dd>${linesOf(lines)}</dd></div>`)}</dl>`;
}

const linesOf = (lines: readonly string[]) => lines.map((line, index) => html`${index > 0 && html`<br>`}${linkIn(line)}`);

/** A line that is an address and nothing else leads there. */
function linkIn(line: string): string | Html {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(line)) return html`<a href="mailto:${encodeURIComponent(line).replace('%40', '@')}">${line}</a>`;
  return /^(https?:\/\/|www\.)\S+$/i.test(line) && isSafeUrl(line) ? linkTo(withScheme(line), '', line) : line;
}

const richText = (text: string) => html`<div class="record-view__text">${new Html(sanitizeRichText(text))}</div>`;

const linkTo = (address: string, label: unknown, otherwise: string) => html`<a href="${address}" rel="noopener">${typeof label === 'string' && label !== '' ? label : otherwise}</a>`;

function namedList(title: string, items: readonly Html[]): Html {
  return items.length === 0 ? html`` : html`<section><h2>${title}</h2><ul>${items.map((item) => html`<li>${item}</li>`)}</ul></section>`;
}

/** What stands in the head of a page about a record, alone for pages of others. */
export function recordMeta(shown: StaticRecord): Html {
  const title = titleIn(shown);
  const description = summaryIn(shown);
  const image = imagesOf(shown)[0]?.address;
  return html`<meta name="description" content="${description}">
<meta property="og:type" content="article"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
<meta name="twitter:card" content="summary"><meta name="twitter:title" content="${title}"><meta name="twitter:description" content="${description}">
${image !== undefined && html`<meta property="og:image" content="${image}"><meta name="twitter:image" content="${image}">`}`;
}

/** A whole page about a record, for search engines and for browsers without scripts, which tell by a picture that it is read. `style` is the address of our style. */
export function recordPage(shown: StaticRecord, style: string | undefined): Html {
  const { embed, locale } = shown;
  const title = titleIn(shown);
  const data = structuredData(shown, { title, summary: summaryIn(shown), address: addressOf(shown, locale), image: imagesOf(shown)[0]?.address });
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="canonical" href="${addressOf(shown, locale)}">
${embedLocales.map((other) => html`<link rel="alternate" hreflang="${other}" href="${addressOf(shown, other)}">`)}
${style !== undefined && html`<link rel="stylesheet" href="${style}">`}
${recordMeta(shown)}
${jsonLd(data)}</head>
<body class="embed-page record-page"><nav><a href="${framePage(embed, locale)}">${labelOf(embed)[locale]}</a></nav>${recordFragment(shown)}<img src="${tellingAddress(readOf(embed.resource, shown.record.id, locale))}" alt="" width="1" height="1" hidden></body></html>
`;
}
