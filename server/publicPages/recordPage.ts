import { isSafeUrl, withScheme, mailAddress } from '../../domain/values/addresses';
import { labelOf } from '../../domain/embeds/embedLabels';
import {
  localesWithTexts,
  noExtras,
  shownLocale,
  shownOf,
  titleOf,
  type PageExtras,
} from '../../domain/embeds/staticContents';
import { mediaWords } from '../../domain/publicViews/mediaWords';
import { framePage, staticPage, type Embed } from '../../domain/embeds/embeds';
import type { ContentType } from '../../domain/contentType';
import { contentTypes } from '../../domain/contentTypes';
import { apiBase } from '../../domain/http';
import {
  fallbacks,
  imageText,
  imageTextIn,
  isMissing,
  localized,
  valueIn,
  type ContentLocale,
  type Locale,
} from '../../domain/locales';
import type { Fact, Line } from '../../domain/publicViews/facts';
import { readOf, tellingAddress } from '../../domain/administration/telemetry';
import { linksIn } from '../../domain/values/linksIn';
import { listOf, namesOf, otherLocale, textOf, type RecordLike } from '../../domain/values/textsIn';
import { sanitizeRichText } from '../engine/write/sanitize';
import type { PublicRecord } from './requestPublicly';
import { html, Html, jsonLd, summaryOf } from './html';
import { structuredData } from './structuredData';

/** A record in a language for a static page. */
export interface StaticRecord {
  embed: Embed;
  record: PublicRecord;
  extras?: PageExtras;
  locale: Locale;
  /** The public base address. */
  base: string;
}

/** The length that search engines and social networks show. */
const longestDescription = 255;

const titleIn = ({ embed, record, locale }: StaticRecord) => titleOf(embed, record, locale);
const contentOf = ({ embed, record, locale }: StaticRecord) => {
  const { text } = shownOf(embed);
  return text === undefined ? '' : textOf(record, text, locale);
};
/** A summary: the beginning of its text or of a substitute. */
const summaryIn = (shown: StaticRecord) => {
  const text = contentOf(shown);
  return text === ''
    ? textOf(shown.record, 'description', shown.locale).slice(0, longestDescription)
    : summaryOf(text, longestDescription);
};
const fieldsOf = ({ embed }: StaticRecord) => (contentTypes[embed.content] as ContentType).fields;
/** ` lang="fr"` for text in another language than its surroundings. */
const langOf = (lang: ContentLocale | undefined) => lang !== undefined && html` lang="${lang}"`;
const langIn = (shown: StaticRecord, field: string) =>
  langOf(shownLocale(shown.embed, shown.record, field, shown.locale));
const titleLang = (shown: StaticRecord) => langIn(shown, shownOf(shown.embed).title);
/** The languages of its texts, and the one this page shows. */
const localesOf = ({ embed, record }: StaticRecord) =>
  localesWithTexts(embed, (field, locale) => !isMissing(valueIn(record, field, locale)));
const localeOf = (shown: StaticRecord): Locale =>
  localesOf(shown).toSorted((a, b) => fallbacks[shown.locale].indexOf(a) - fallbacks[shown.locale].indexOf(b))[0] ??
  shown.locale;
const fileIn = (shown: Pick<StaticRecord, 'base'>, way: 'view' | 'download', { id, extension }: RecordLike) =>
  typeof id === 'number' ? `${shown.base}${apiBase}/files/${way}/${id}.${encodeURIComponent(String(extension))}` : null;
const imagesOf = (shown: StaticRecord) =>
  listOf(shown.record, 'images', 'de').flatMap((image) => {
    const address = fileIn(shown, 'view', image);
    return address === null
      ? []
      : [
          {
            address,
            caption: imageTextIn(image, 'description', shown.locale),
            copyright: imageText(image, 'copyright', shown.locale).replace(/^\s*©\s*/, ''),
          },
        ];
  });
/** Single pictures such as logos, which may differ by language. */
const singlePicturesOf = (shown: StaticRecord) =>
  Object.entries(fieldsOf(shown)).flatMap(([field, { kind }]) => {
    if (kind !== 'image') return [];
    const image = localized(shown.record, field, shown.locale) as RecordLike | null | undefined;
    const address = image ? fileIn(shown, 'view', image) : null;
    const caption = textOf(image, 'description', shown.locale);
    const name = `${field === 'logo' ? 'Logo: ' : ''}${titleIn(shown)}`;
    return address === null
      ? []
      : [{ address, alt: caption || name, lang: caption ? langIn(shown, field) : titleLang(shown) }];
  });
const pictureOf = (shown: StaticRecord) => (imagesOf(shown)[0] ?? singlePicturesOf(shown)[0])?.address;
const addressOf = (shown: StaticRecord, locale: Locale) =>
  `${shown.base}${staticPage(shown.embed, shown.record.id, locale)}`;

/** The content alone, for inclusion in other pages. Sanitized again, whatever is stored. */
export function recordFragment(shown: StaticRecord): Html {
  const { embed, record, locale, extras = noExtras } = shown;
  const { parts, texts, relations, links, programs, headings } = shownOf(embed);
  const {
    lead = [],
    address = [],
    facts = [],
    picture,
    said = [],
    sections = [],
    ways = [],
  } = parts?.(record, locale, extras) ?? {};
  const words = { ...mediaWords[locale], documents: mediaWords[locale].downloads, ...headings?.(locale) };
  const linked = (field: string) =>
    (links ? listOf(record, field, locale) : []).flatMap(({ [links as string]: link, label }) =>
      typeof link === 'string' && isSafeUrl(link) ? [linkTo(withScheme(link), label, link)] : [],
    );
  const listed = relations.map(({ field }) => field);
  return html`<article class="record-view" lang="${locale}"><h1${titleLang(shown)}>${titleIn(shown)}</h1>
${lead.map(
  (line) => html`<p>${lineOf(shown, line)}</p>
`,
)}${
    address.length > 0 &&
    html`<address>${linesOf(shown, address)}</address>
`
  }${singlePicturesOf(shown).map(
    ({ address: source, alt, lang }) =>
      html`<p class="record-view__picture"><img src="${source}" alt="${alt}"${lang}></p>`,
  )}${factsOf(
    shown,
    facts.filter(({ field }) => field === undefined || !listed.includes(field)),
  )}${richText(contentOf(shown), shownOf(embed).text !== undefined && langIn(shown, shownOf(embed).text as string))}
${texts?.[locale].map(([field, heading]) => (textOf(record, field, locale) === '' ? html`` : html`<section><h2>${heading}</h2>${richText(textOf(record, field, locale), langIn(shown, field))}</section>`))}
${picture !== undefined && html`<p class="record-view__picture"><img src="${shown.base + picture}" alt="${titleIn(shown)}"${titleLang(shown)}></p>`}${said.map((text) => richText(text))}${picturesOf(shown)}
${programs && listOf(record, 'programs', locale).map((program) => programmeOf(shown, program))}
${relations.map(({ field, label }) =>
  namedList(
    label[locale],
    (Array.isArray(record[field])
      ? namesOf(record, field, locale)
      : [textOf(record[field] as RecordLike | null, 'name', locale)]
    )
      .filter(Boolean)
      .map((name) => html`${name}`),
  ),
)}
${sections.map(({ heading, entries }) =>
  namedList(
    heading,
    entries.map((lines) => html`${linesOf(shown, lines)}`),
  ),
)}
${namedList(words.videos, linked('videos'))}${namedList(words.documents, documentsOf(shown, listOf(record, 'files', locale)))}${namedList(words.links, linked('links'), links && langIn(shown, 'links'))}${ways.map((line) => html`<p>${lineOf(shown, line)}</p>`)}</article>`;
}

/** Labelled facts, as in the views. */
function factsOf(shown: StaticRecord, facts: readonly Fact[]): Html {
  const known = facts.filter(({ lines }) => lines.length > 0);
  return known.length === 0
    ? html``
    : html`<dl class="record-view__facts">${known.map(({ label, lines, lang }) => html`<div><dt>${label}</dt><dd${langOf(lang)}>${linesOf(shown, lines)}</dd></div>`)}</dl>`;
}

const linesOf = (shown: StaticRecord, lines: readonly Line[]) =>
  lines.map((line, index) => html`${index > 0 && html`<br>`}${lineOf(shown, line)}`);

/** A line; addresses in it become links, as in the views. */
function lineOf(shown: StaticRecord, line: Line): Html {
  if (typeof line === 'string') {
    return html`${linksIn(line).map(({ kind, text }) => (kind === 'mail' ? linkTo(mailAddress(text) ?? '', text, text) : kind === 'web' && isSafeUrl(text) ? linkTo(text, 'Website', text) : html`${text}`))}`;
  }
  const { before = '', text, href, lang } = line;
  const address = href.startsWith('/') ? shown.base + href : href !== '' && isSafeUrl(href) ? withScheme(href) : '';
  return html`${before}${address === '' ? (lang ? html`<span${langOf(lang)}>${text}</span>` : text) : linkTo(address, text, address)}`;
}

function documentsOf(shown: StaticRecord, files: readonly RecordLike[]): Html[] {
  return files
    .filter(({ id }) => id)
    .flatMap((file, index) => {
      const address = fileIn(shown, 'download', file);
      return address === null
        ? []
        : [
            linkTo(
              address,
              `${String(file.description || file.name || mediaWords[shown.locale].unnamed(index + 1))} (${String(file.extension).toUpperCase()})`,
              address,
            ),
          ];
    });
}

function picturesOf(shown: StaticRecord): Html {
  const images = imagesOf(shown);
  if (images.length === 0) return html``;
  return html`<div class="record-view__images">${images.map(({ address, caption: { text, lang }, copyright }) => html`<figure><img src="${address}" alt="${text}"${langOf(lang)} loading="lazy">${(text !== '' || copyright !== '') && html`<figcaption>${lang ? html`<span${langOf(lang)}>${text}</span>` : text}${copyright !== '' && html` <small>© ${copyright}</small>`}</figcaption>`}</figure>`)}</div>`;
}

/** The programme of an event. */
function programmeOf(shown: StaticRecord, program: RecordLike): Html {
  const { locale } = shown;
  const described = (part: RecordLike) =>
    html`${richText(textOf(part, 'value', locale), langOf(otherLocale(part, 'value', locale)))}${documentsOf(shown, listOf(part, 'attachments', 'de')).map((file) => html`<p>${file}</p>`)}`;
  return html`<section class="record-view__programme"><h2${langOf(otherLocale(program, 'title', locale))}>${textOf(program, 'title', locale)}</h2><dl>${listOf(program, 'units', locale).map((unit) => html`<div><dt>${textOf(unit, 'time', locale)}</dt><dd>${listOf(unit, 'descriptions', locale).map(described)}</dd></div>`)}</dl></section>`;
}

const richText = (text: string, lang: Html | false = false) =>
  html`<div class="record-view__text"${lang}>${new Html(sanitizeRichText(text))}</div>`;

const linkTo = (address: string, label: unknown, otherwise: string) =>
  html`<a href="${address}" rel="noopener">${typeof label === 'string' && label !== '' ? label : otherwise}</a>`;

function namedList(title: string, items: readonly Html[], lang: Html | false = false): Html {
  return items.length === 0
    ? html``
    : html`<section><h2>${title}</h2><ul${lang}>${items.map((item) => html`<li>${item}</li>`)}</ul></section>`;
}

/** The metadata for a page's head, also on its own for other pages. */
export function recordMeta(shown: StaticRecord): Html {
  const title = titleIn(shown);
  const description = summaryIn(shown);
  const image = pictureOf(shown);
  return html`<meta name="description" content="${description}">
<meta property="og:type" content="article"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
<meta name="twitter:card" content="summary"><meta name="twitter:title" content="${title}"><meta name="twitter:description" content="${description}">
${image !== undefined && html`<meta property="og:image" content="${image}"><meta name="twitter:image" content="${image}">`}`;
}

/**
 * A whole page about a record, for search engines and browsers without scripts. It reports the visit by a pixel.
 * @param style the address of the style sheet
 */
export function recordPage(shown: StaticRecord, style: string | undefined): Html {
  const { embed, locale } = shown;
  const title = titleIn(shown);
  const data = structuredData(shown, {
    title,
    summary: summaryIn(shown),
    address: addressOf(shown, localeOf(shown)),
    locale: localeOf(shown),
    image: pictureOf(shown),
  });
  return html`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title${titleLang(shown)}>${title}</title>
<link rel="canonical" href="${addressOf(shown, localeOf(shown))}">
${localesOf(shown).map((other) => html`<link rel="alternate" hreflang="${other}" href="${addressOf(shown, other)}">`)}
${style !== undefined && html`<link rel="stylesheet" href="${style}">`}
${recordMeta(shown)}
${jsonLd(data)}</head>
<body class="embed-page record-page"><nav><a href="${framePage(embed, locale)}">${labelOf(embed)[locale]}</a></nav>${recordFragment(shown)}<img src="${tellingAddress(readOf(embed.resource, shown.record.id, locale))}" alt="" width="1" height="1" hidden></body></html>
`;
}
