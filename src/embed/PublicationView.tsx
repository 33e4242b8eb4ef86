import './project.css';
import type { ReactNode } from 'react';
import { licenseNamed, ownLicense } from '../../domain/licenses';
import { localized, type ContentLocale } from '../../domain/locales';
import type { Publication } from '../../domain/types/publication';
import { publicationEmbedWords } from '../i18n/embedPublication';
import { downloadAddress } from '../ui/fileAddress';
import { formatYear } from '../ui/format';
import { ExternalLink } from './ExternalLink';

/** So much of a description a card shows. */
const longest = 512;

/** What the public sees of a publication: a card that leads to it, in a language with its fallback to the others. */
export function PublicationView({ publication, locale }: { publication: Partial<Publication>; locale: ContentLocale }) {
  const words = publicationEmbedWords[locale];
  const text = (field: string) => String(localized(publication, field, locale) ?? '').trim();
  const description = text('description');
  const url = text('url');
  const facts: [label: string, value: ReactNode][] = [
    [words.type, words.types[publication.type as keyof typeof words.types] ?? ''],
    [words.authors, names(publication.authors)],
    [words.organizations, names(publication.organizations)],
    periodOf(publication, words),
    [words.license, <LicenseName key="license" publication={publication} locale={locale} />],
    [words.terms, publication.licenseType === ownLicense ? text('licenseAttribution') : (licenseNamed(publication.licenseType)?.attribution[locale] ?? '')],
    [words.rightsHolder, text('rightsHolder')],
    [words.keywords, text('keywords')],
  ];
  const known = facts.filter(([, value]) => value !== '');
  const files = publication.files ?? [];
  return (
    <article className="project-view" lang={locale}>
      <h2>{text('title') || words.untitled}</h2>
      {description && <p>{description.length > longest ? `${description.slice(0, longest).trimEnd()} …` : description}</p>}
      <dl className="project-view__facts">
        {known.map(([label, value]) => <div key={label}><dt>{label}</dt><dd>{value}</dd></div>)}
      </dl>
      {files.length > 0 && (
        <section>
          <h3>{words.files}</h3>
          <ul>
            {files.map((file, index) => (
              <li key={index}><a href={downloadAddress(file)} download>{file.description || file.name || words.document(index + 1)} ({file.extension.toUpperCase()})</a></li>
            ))}
          </ul>
        </section>
      )}
      {url && <p><ExternalLink href={url}>{words.open}</ExternalLink></p>}
    </article>
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
