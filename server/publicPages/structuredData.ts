import { contactName, officialOf } from '../../domain/values/contacts';
import { viewOfEmbed } from '../../domain/embeds/views';
import type { PublicView } from '../../domain/publicViews/view';
import { namesOf, textOf, type RecordLike } from '../../domain/values/textsIn';
import type { Locale } from '../../domain/locales';
import type { StaticRecord } from './recordPage';

interface Described {
  title: string;
  summary: string;
  /** The address of its page. */
  address: string;
  /** The language of its texts. */
  locale: Locale;
  /** The address of its first picture. */
  image: string | undefined;
}

/** A record as schema.org data for search engines, without unknown values. */
export function structuredData(shown: StaticRecord, { title, summary, address, locale, image }: Described): object {
  const { embed, record } = shown;
  const { schemaType } = viewOfEmbed(embed);
  return {
    '@context': 'https://schema.org',
    '@type': schemaType,
    name: title,
    inLanguage: locale,
    url: address,
    description: summary,
    ...(record.updatedAt !== undefined && { dateModified: record.updatedAt }),
    ...known({ image }),
    ...byType[schemaType]?.(shown, summary),
  };
}

const byType: Partial<Record<PublicView['schemaType'], (shown: StaticRecord, summary: string) => object>> = {
  Event: (shown) =>
    known({
      startDate: shown.record.startDate,
      endDate: shown.record.endDate,
      location: placeOf(shown),
      organizer: organisation(textIn(shown, 'organizer')),
    }),
  Course: (shown) => known({ provider: organisation(textIn(shown, 'organizer')) }),
  JobPosting: (shown, summary) =>
    known({
      title: textIn(shown, 'name'),
      description: textIn(shown, 'description') || summary,
      datePosted: shown.record.createdAt,
      validThrough: shown.record.applicationDeadline,
      hiringOrganization: organisation(textIn(shown, 'employer')),
      jobLocation: placeOf(shown),
      employmentType: namesOf(shown.record, 'stints', shown.locale).join(', '),
    }),
  NewsArticle: (shown) => known({ headline: textIn(shown, 'title'), datePublished: shown.record.date }),
  ScholarlyArticle: (shown) =>
    known({
      headline: textIn(shown, 'title'),
      datePublished: shown.record.startDate,
      author: [...persons(shown.record.authors, 'Person'), ...persons(shown.record.organizations, 'Organization')],
    }),
  // Organisations are in the same list as persons.
  Person: (shown) => ({
    ...(shown.record.type === 'company' && { '@type': 'Organization' }),
    ...known({
      jobTitle: textOf(officialOf(shown.record), 'role', shown.locale),
      worksFor: organisation(contactName(officialOf(shown.record)?.company, shown.locale)),
      telephone: textIn(shown, 'phone'),
      email: textIn(shown, 'email'),
      sameAs: [textIn(shown, 'website'), textIn(shown, 'linkedIn')].filter(Boolean),
      address: postalAddress(shown),
    }),
  }),
};

const textIn = ({ record, locale }: StaticRecord, field: string) => textOf(record, field, locale);
const organisation = (name: string) => name && { '@type': 'Organization', name };

/** The location: its text, or else the places from the list. */
function placeOf(shown: StaticRecord) {
  const place = textIn(shown, 'location') || namesOf(shown.record, 'locations', shown.locale).join(', ');
  return place && { '@type': 'Place', name: place, address: place };
}

function postalAddress({ record, locale }: StaticRecord) {
  const place = officialOf(record)?.company ?? record;
  const text = (field: string) => textOf(place, field, locale);
  const address = known({
    streetAddress: text('street'),
    postalCode: text('zipCode'),
    addressLocality: text('city'),
    addressCountry: textOf(place.country as RecordLike | null, 'name', locale),
  });
  return Object.keys(address).length > 0 && { '@type': 'PostalAddress', ...address };
}

const persons = (items: unknown, type: string) =>
  (Array.isArray(items) ? (items as RecordLike[]) : []).flatMap(({ name }) => (name ? [{ '@type': type, name }] : []));

/** The values that are not empty. */
const known = (values: object) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]: [string, unknown]) => Boolean(value) && !(Array.isArray(value) && value.length === 0),
    ),
  );
