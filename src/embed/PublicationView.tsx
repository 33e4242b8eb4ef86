import { licenseNamed, ownLicense } from '../../domain/nouns/licenses';
import type { ContentLocale } from '../../domain/locales';
import { publicationEmbedWords } from '../i18n/embed/publication';
import { formatYear } from '../ui/format';
import { ExternalLink } from './ExternalLink';
import { Documents } from './record/media';
import { Facts, RecordView, type Fact } from './record/RecordView';
import { listOf, textOf, type RecordLike } from '../../domain/values/textsIn';

/** So much of a description a card shows. */
const longest = 512;

/** What the public sees of a publication: a card that leads to it, in one of four languages with its fallback to the others. */
export function PublicationView({ record: publication, locale }: { record: RecordLike; locale: ContentLocale }) {
  const words = publicationEmbedWords[locale];
  const description = textOf(publication, 'description', locale);
  const url = textOf(publication, 'url', locale);
  const license = licenseNamed(publication.licenseType);
  const isOwn = publication.licenseType === ownLicense;
  return (
    <RecordView title={textOf(publication, 'title', locale) || words.untitled} locale={locale}>
      {description && <p>{description.length > longest ? `${description.slice(0, longest).trimEnd()} …` : description}</p>}
      <Facts
        facts={[
          [words.type, words.types[publication.type as keyof typeof words.types] ?? ''],
          [words.authors, names(publication, 'authors')],
          [words.organizations, names(publication, 'organizations')],
          periodOf(publication, words),
          [words.license, license && <LicenseName key="license" publication={publication} locale={locale} />],
          [words.terms, isOwn ? textOf(publication, 'licenseAttribution', locale) : (license?.attribution[locale] ?? '')],
          [words.rightsHolder, textOf(publication, 'rightsHolder', locale)],
          [words.keywords, textOf(publication, 'keywords', locale)],
        ]}
      />
      <Documents items={listOf(publication, 'files', 'de')} locale={locale} title={words.files} />
      {url && <p><ExternalLink href={url}>{words.open}</ExternalLink></p>}
    </RecordView>
  );
}

/** What the licence is called, leading to its text where that is known. */
function LicenseName({ publication, locale }: { publication: RecordLike; locale: ContentLocale }) {
  const found = licenseNamed(publication.licenseType);
  const isOwn = publication.licenseType === ownLicense;
  const name = (isOwn && textOf(publication, 'licenseName', locale)) || (found?.name[locale] ?? '');
  const url = isOwn ? textOf(publication, 'licenseUrl', locale) : (found?.url[locale] ?? '');
  return url ? <ExternalLink href={url}>{name}</ExternalLink> : name;
}

const names = (publication: RecordLike, field: string) => listOf(publication, field, 'de').flatMap(({ name }) => (typeof name === 'string' && name) || []).join(', ');

function periodOf({ startDate, endDate }: RecordLike, words: { year: string; period: string }): Fact {
  const [from, till] = [formatYear(startDate), formatYear(endDate)];
  return from === till ? [words.year, from] : [words.period, [from, till].filter(Boolean).join(' – ')];
}
