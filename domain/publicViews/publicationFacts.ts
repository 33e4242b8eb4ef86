import type { ContentLocale } from '../locales';
import { licenseNamed, ownLicense } from '../values/licenses';
import { listOf, textOf, type RecordLike } from '../values/textsIn';
import { fact, related, said, type Fact, type Line } from './facts';
import { publicationEmbedWords } from './publicationWords';

/** The length of a description on a card. */
const longest = 512;

/** The beginning of the description, for a card. */
export function beginningOf(publication: RecordLike, locale: ContentLocale): string {
  const description = textOf(publication, 'description', locale);
  return description.length > longest ? `${description.slice(0, longest).trimEnd()} …` : description;
}

/** The facts of a publication: type, authors, period and licence. */
export function publicationFacts(publication: RecordLike, locale: ContentLocale): Fact[] {
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

/** The name of the licence, linked to its text if known. */
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
