import type {
  AdministrativeArea,
  Course,
  CreativeWork,
  Event,
  JobPosting,
  NewsArticle,
  Organization,
  Person,
  Place,
  PostalAddress,
  ScholarlyArticle,
  VirtualLocation,
  WithContext,
} from 'schema-dts';
import { contactName, officialEmploymentOf } from '../../domain/values/contacts';
import { viewOfEmbed } from '../../domain/embeds/views';
import type { SchemaType } from '../../domain/contentType';
import { listOf, namesOf, textOf, type RecordLike } from '../../domain/values/textsIn';
import type { Locale } from '../../domain/locales';
import type { StaticRecord } from './recordPage';

interface EmbedDescription {
  title: string;
  summary: string;
  /** The URL of its page. */
  address: string;
  /** The language of its text. */
  locale: Locale;
  /** The URL of its first picture. */
  image: string | undefined;
}

/** A schema.org type by its name, so that TypeScript checks every property below. */
type Leaf<T, Name> = Extract<T, { '@type': Name }>;
interface Leaves {
  AdministrativeArea: Leaf<AdministrativeArea, 'AdministrativeArea'>;
  Course: Leaf<Course, 'Course'>;
  CreativeWork: Leaf<CreativeWork, 'CreativeWork'>;
  Event: Leaf<Event, 'Event'>;
  JobPosting: Leaf<JobPosting, 'JobPosting'>;
  NewsArticle: Leaf<NewsArticle, 'NewsArticle'>;
  Organization: Leaf<Organization, 'Organization'>;
  Person: Leaf<Person, 'Person'>;
  ScholarlyArticle: Leaf<ScholarlyArticle, 'ScholarlyArticle'>;
}
type Property<Name extends keyof Leaves> = Omit<Leaves[Name], '@type'>;

/** A record as schema.org data for search engines, without unknown values. */
export function structuredData(shown: StaticRecord, described: EmbedDescription): WithContext<Leaves[keyof Leaves]> {
  const { embed, record, site } = shown;
  const { title, summary, address, locale, image } = described;
  const { schemaType } = viewOfEmbed(embed);
  // Organisations are in the same list as people.
  const type = record.type === 'company' ? 'Organization' : schemaType;
  const isText = ['CreativeWork', 'Course', 'NewsArticle', 'ScholarlyArticle'].includes(type);
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name: title,
    url: address,
    description: summary,
    ...known({ image }),
    // Only creative works have these properties.
    ...(isText &&
      known({
        inLanguage: locale,
        dateModified: record.updatedAt,
        publisher: organisation(site),
      })),
    ...byType[type](shown, described),
  } as WithContext<Leaves[keyof Leaves]>;
}

const byType: {
  [Name in SchemaType | 'Organization']: (shown: StaticRecord, described: EmbedDescription) => Property<Name>;
} = {
  AdministrativeArea: () => ({}),
  CreativeWork: () => ({}),
  Course: (shown) => known<Property<'Course'>>({ provider: organisation(textIn(shown, 'organizer') || shown.site) }),
  Event: (shown, { locale }) =>
    known<Property<'Event'>>({
      inLanguage: locale,
      startDate: dateIn(shown, 'startDate'),
      endDate: dateIn(shown, 'endDate'),
      eventStatus: 'https://schema.org/EventScheduled',
      ...attendance(shown),
      organizer: organisation(textIn(shown, 'organizer')),
    }),
  JobPosting: (shown, { summary }) =>
    known<Property<'JobPosting'>>({
      title: textIn(shown, 'name'),
      description: textIn(shown, 'description') || summary,
      datePosted: dateIn(shown, 'createdAt'),
      validThrough: dateIn(shown, 'applicationDeadline'),
      hiringOrganization: organisation(textIn(shown, 'employer')),
      jobLocation: placeOf(shown),
      employmentType: employmentTypes(listOf(shown.record, 'stints', 'de').map(({ name }) => String(name))),
    }),
  NewsArticle: (shown) =>
    known<Property<'NewsArticle'>>({
      headline: textIn(shown, 'title'),
      datePublished: dateIn(shown, 'date'),
      author: organisation(shown.site),
    }),
  ScholarlyArticle: (shown) =>
    known<Property<'ScholarlyArticle'>>({
      headline: textIn(shown, 'title'),
      datePublished: dateIn(shown, 'startDate'),
      author: [
        ...namesIn(shown, 'authors').map((name) => ({ '@type': 'Person' as const, name })),
        ...namesIn(shown, 'organizations').map((name) => ({ '@type': 'Organization' as const, name })),
      ],
    }),
  Person: (shown) =>
    known<Property<'Person'>>({
      jobTitle: textOf(officialEmploymentOf(shown.record), 'role', shown.locale),
      worksFor: organisation(contactName(officialEmploymentOf(shown.record)?.company, shown.locale)),
      ...reached(shown),
    }),
  Organization: (shown) => known<Property<'Organization'>>(reached(shown)),
};

/** The contact details of a person or an organisation. */
const reached = (shown: StaticRecord) => ({
  telephone: textIn(shown, 'phone'),
  email: textIn(shown, 'email'),
  sameAs: [textIn(shown, 'website'), textIn(shown, 'linkedIn')].filter(Boolean),
  address: postalAddress(shown),
});

const textIn = ({ record, locale }: StaticRecord, field: string) => textOf(record, field, locale);
const dateIn = ({ record }: StaticRecord, field: string) => (typeof record[field] === 'string' ? record[field] : '');
const namesIn = ({ record }: StaticRecord, field: string) =>
  listOf(record, field, 'de').flatMap(({ name }) => (typeof name === 'string' && name !== '' ? [name] : []));
const organisation = (name: string): Leaves['Organization'] | '' => name && { '@type': 'Organization', name };

/** Whether people attend in person, online, or either way. */
function attendance(shown: StaticRecord): Pick<Property<'Event'>, 'eventAttendanceMode' | 'location'> {
  const places = namesIn(shown, 'locations').map((name) => name.toLowerCase());
  const address = textIn(shown, 'registration') || listOf(shown.record, 'links', shown.locale)[0]?.url;
  const online: VirtualLocation = { '@type': 'VirtualLocation', ...known({ url: String(address ?? '') }) };
  const isMixed = places.includes('hybrid') || (places.includes('online') && textIn(shown, 'location') !== '');
  const mode = isMixed ? 'Mixed' : places.includes('online') ? 'Online' : 'Offline';
  const place = placeOf(shown);
  return {
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    ...known<Pick<Property<'Event'>, 'location'>>({
      location: mode === 'Online' ? online : mode === 'Mixed' && place ? [place, online] : place,
    }),
  };
}

/** The location: its text, or the places from the list, which are all in Switzerland. */
function placeOf(shown: StaticRecord): Leaf<Place, 'Place'> | '' {
  const place = textIn(shown, 'location') || namesOf(shown.record, 'locations', shown.locale).join(', ');
  if (place === '') return '';
  const address: PostalAddress = { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'CH' };
  return { '@type': 'Place', name: place, address };
}

function postalAddress({ record, locale }: StaticRecord): PostalAddress | '' {
  const place = officialEmploymentOf(record)?.company ?? record;
  const text = (field: string) => textOf(place, field, locale);
  const country = textOf(place.country as RecordLike | null, 'name', 'de');
  const address = known({
    streetAddress: text('street'),
    postalCode: text('zipCode'),
    addressLocality: text('city'),
    addressCountry: countryCode(country) ?? country,
  });
  return Object.keys(address).length > 0 ? { '@type': 'PostalAddress', ...address } : '';
}

let codes: Map<string, string> | undefined;
/** The ISO 3166 code of a country by its German name. */
function countryCode(name: string): string | undefined {
  if (!codes) {
    const names = new Intl.DisplayNames('de-CH', { type: 'region', fallback: 'none' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    codes = new Map(
      letters.flatMap((first) =>
        letters.flatMap((second) => {
          const known = names.of(first + second);
          return known === undefined ? [] : [[known, first + second] as const];
        }),
      ),
    );
  }
  return codes.get(name);
}

/** The values that Google accepts, derived from German workload names such as `80–100 %` or `Praktikum`. */
export function employmentTypes(stints: readonly string[]): string[] {
  const found = stints.flatMap((stint) => {
    if (stint.includes('%')) {
      const highest = Math.max(...(stint.match(/\d+/g) ?? ['0']).map(Number));
      return /^\s*100/.test(stint) ? ['FULL_TIME'] : highest >= 100 ? ['PART_TIME', 'FULL_TIME'] : ['PART_TIME'];
    }
    const [, type = 'OTHER'] = workloads.find(([words]) => words.test(stint)) ?? [];
    return [type];
  });
  return [...new Set(found)];
}

const workloads: readonly (readonly [RegExp, string])[] = [
  [/vollzeit/i, 'FULL_TIME'],
  [/teilzeit/i, 'PART_TIME'],
  [/praktik|trainee|lehr/i, 'INTERN'],
  [/befristet|temporär/i, 'TEMPORARY'],
  [/mandat|auftrag|freelance/i, 'CONTRACTOR'],
  [/freiwillig|ehrenamt/i, 'VOLUNTEER'],
];

/** The values that are not empty. */
const known = <T extends object>(values: { [Key in keyof T]: T[Key] | '' | undefined }): T =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => Boolean(value) && !(Array.isArray(value) && value.length === 0)),
  ) as T;
