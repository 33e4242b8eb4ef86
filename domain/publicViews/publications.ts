import type { ContentLocale } from '../locales';
import { licenseNamed, ownLicense } from '../values/licenses';
import { listOf, namesSaid, otherLocale, textOf, type RecordLike } from '../values/textsIn';
import { fact, related, said, type Fact, type Line } from './facts';
import { publicationEmbedWords } from './publicationWords';
import type { PublicView } from './view';

/** So much of a description a card shows. */
const longest = 512;

/** What it is about, in as many words as a card has room for. */
function beginningOf(publication: RecordLike, locale: ContentLocale): string {
  const description = textOf(publication, 'description', locale);
  return description.length > longest ? `${description.slice(0, longest).trimEnd()} …` : description;
}

/** What a publication is, by whom, of when, and under which licence. */
function facts(publication: RecordLike, locale: ContentLocale): Fact[] {
  const words = publicationEmbedWords[locale];
  return [
    fact(words.type, words.types[publication.type as keyof typeof words.types]),
    fact(words.authors, namedIn(publication, 'authors')),
    fact(words.organizations, namedIn(publication, 'organizations')),
    periodOf(publication, words),
    fact(words.license, licenseLine(publication, locale)),
    fact(
      words.terms,
      publication.licenseType === ownLicense
        ? textOf(publication, 'licenseAttribution', locale)
        : licenseNamed(publication.licenseType)?.attribution[locale],
    ),
    said(words.rightsHolder, publication, 'rightsHolder', locale),
    ...(['topics', 'geographicRegions', 'languages'] as const).map((field) =>
      related(words[field], publication, field, locale),
    ),
    said(words.keywords, publication, 'keywords', locale),
  ];
}

/** What the licence is called, leading to its text where that is known. */
function licenseLine(publication: RecordLike, locale: ContentLocale): Line | undefined {
  const found = licenseNamed(publication.licenseType);
  if (!found) return undefined;
  const isOwn = publication.licenseType === ownLicense;
  const text = (isOwn && textOf(publication, 'licenseName', locale)) || found.name[locale];
  return { text, href: isOwn ? textOf(publication, 'licenseUrl', locale) : found.url[locale] };
}

const namedIn = (publication: RecordLike, field: string) =>
  listOf(publication, field, 'de')
    .flatMap(({ name }) => (typeof name === 'string' && name) || [])
    .join(', ');

const yearOf = (day: unknown) => (typeof day === 'string' ? day.slice(0, 4) : '');

function periodOf({ startDate, endDate }: RecordLike, words: { year: string; period: string }): Fact {
  const [from, till] = [yearOf(startDate), yearOf(endDate)];
  return from === till ? fact(words.year, from) : fact(words.period, [from, till].filter(Boolean).join(' – '));
}

export const view: PublicView = {
  title: 'title',
  card: (publication, locale) => [
    namedIn(publication, 'authors'),
    namedIn(publication, 'organizations'),
    namesSaid(publication, 'topics', locale),
  ],
  lead: (publication, locale) => {
    const text = beginningOf(publication, locale);
    const lang = otherLocale(publication, 'description', locale);
    return text === '' ? [] : [lang ? { text, href: '', lang } : text];
  },
  facts,
  documents: true,
  headings: (locale) => ({ documents: publicationEmbedWords[locale].files }),
  ways: (publication, locale) => {
    const href = textOf(publication, 'url', locale);
    return href === '' ? [] : [{ text: publicationEmbedWords[locale].open, href }];
  },
  schemaType: 'ScholarlyArticle',
};
