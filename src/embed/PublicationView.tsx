import { licenseNamed, ownLicense } from '../../domain/licenses';
import { localized, type ContentLocale } from '../../domain/locales';
import type { Publication } from '../../domain/types/publication';
import { publicationEmbedWords } from '../i18n/embedPublication';
import { formatYear } from '../ui/format';
import { ExternalLink } from './ExternalLink';
import { Documents } from './record/media';
import { Facts, RecordView, type Fact } from './record/RecordView';

/** So much of a description a card shows. */
const longest = 512;

/** What the public sees of a publication: a card that leads to it, in a language with its fallback to the others. */
export function PublicationView({ publication, locale }: { publication: Partial<Publication>; locale: ContentLocale }) {
  const words = publicationEmbedWords[locale];
  const text = (field: string) => String(localized(publication, field, locale) ?? '').trim();
  const description = text('description');
  const url = text('url');
  const facts: Fact[] = [
    [words.type, words.types[publication.type as keyof typeof words.types] ?? ''],
    [words.authors, names(publication.authors)],
    [words.organizations, names(publication.organizations)],
    periodOf(publication, words),
    [words.license, <LicenseName key="license" publication={publication} locale={locale} />],
    [words.terms, publication.licenseType === ownLicense ? text('licenseAttribution') : (licenseNamed(publication.licenseType)?.attribution[locale] ?? '')],
    [words.rightsHolder, text('rightsHolder')],
    [words.keywords, text('keywords')],
  ];
  return (
    <RecordView title={text('title') || words.untitled} locale={locale}>
      {description && <p>{description.length > longest ? `${description.slice(0, longest).trimEnd()} …` : description}</p>}
      <Facts facts={facts} />
      <Documents items={publication.files ?? []} locale={locale} words={{ documents: words.files, document: words.document }} />
      {url && <p><ExternalLink href={url}>{words.open}</ExternalLink></p>}
    </RecordView>
  );
}

/** What the licence is called, leading to its text where that is known. */
function LicenseName({ publication, locale }: { publication: Partial<Publication>; locale: ContentLocale }) {
  const found = licenseNamed(publication.licenseType);
  const isOwn = publication.licenseType === ownLicense;
  const name = (isOwn && String(localized(publication, 'licenseName', locale) ?? '')) || (found?.name[locale] ?? '');
  const url = isOwn ? String(localized(publication, 'licenseUrl', locale) ?? '') : (found?.url[locale] ?? '');
  return url ? <ExternalLink href={url}>{name}</ExternalLink> : name;
}

const names = (people: readonly { name: string }[] = []) => people.map(({ name }) => name).filter(Boolean).join(', ');

function periodOf({ startDate, endDate }: Partial<Publication>, words: { year: string; period: string }): [string, string] {
  const [from, till] = [formatYear(startDate), formatYear(endDate)];
  return from === till ? [words.year, from] : [words.period, [from, till].filter(Boolean).join(' – ')];
}
