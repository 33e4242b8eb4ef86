import { contactName, officialOf } from '../nouns/contacts';
import { educationWords } from '../nouns/educationWords';
import { embedLocales, embedNamed, type Embed, type EmbedFilter, type Words } from './embeds';
import { formatDay, formatEventDates } from '../nouns/eventDates';
import { eventWords } from '../nouns/eventWords';
import { financialSupportWords } from '../nouns/financialSupportWords';
import { jobWords } from '../nouns/jobWords';
import type { Locale } from '../locales';
import { writtenMoment } from '../values/moments';
import { listOf, textOf, type RecordLike } from '../values/textsIn';

/** What static pages show of the records of an embed: apart from the lists, since these load nothing of it. */

/** A short fact with what it is called; `of` says it of a record, '' where there is nothing to say. Lines are separate. */
interface StaticFact {
  label: Words | null;
  field: string;
  of: (record: RecordLike, locale: Locale) => string;
}

/** What static pages show of a record: its heading, facts, texts, relations by their names, and links by the key that holds their address. */
export interface StaticContent {
  title: string;
  facts: readonly StaticFact[];
  /** Its formatted text. */
  text?: string;
  /** Formatted texts after it, each under a heading. */
  texts?: Record<Locale, readonly (readonly [field: string, heading: string])[]>;
  relations: readonly { field: string; label: Words }[];
  links?: 'url' | 'value';
  /** What search engines call such a record, in the words of schema.org. */
  schemaType: 'CreativeWork' | 'AdministrativeArea' | 'Course' | 'Event' | 'JobPosting' | 'NewsArticle' | 'Person' | 'ScholarlyArticle';
}

const inEach = (word: (locale: Locale) => string): Words => Object.fromEntries(embedLocales.map((locale) => [locale, word(locale)])) as Words;

/** A text as it is, without a label where none is given. */
const said = (field: string, label: Words | null = null): StaticFact => ({ field, label, of: (record, locale) => textOf(record, field, locale) });

const people = (field: string, de: string, fr: string, it: string): StaticFact => ({
  field, label: { de, fr, it }, of: (record) => listOf(record, field, 'de').flatMap(({ name }) => (typeof name === 'string' && name) || []).join(', '),
});

/** Whose street is that of a contact: its own, or the organisation's. */
export const placeOf = (record: RecordLike): RecordLike => officialOf(record)?.company ?? record;
const ofPlace = (field: string): StaticFact => ({ field, label: null, of: (record, locale) => textOf(placeOf(record), field, locale) });

const contents: Record<string, Omit<StaticContent, 'relations' | 'facts'> & { facts?: readonly StaticFact[] }> = {
  projects: { title: 'title', text: 'description', links: 'url', schemaType: 'CreativeWork' },
  events: {
    title: 'title', text: 'text', links: 'value', schemaType: 'Event',
    facts: [
      { field: 'startDate', label: inEach((locale) => eventWords[locale].when), of: ({ startDate, endDate }) => formatEventDates(startDate, endDate) },
      ...(['location', 'organizer', 'contact', 'registration'] as const).map((field) => said(field, inEach((locale) => eventWords[locale][field]))),
    ],
  },
  'circular-economy-projects': { title: 'title', text: 'description', links: 'value', schemaType: 'CreativeWork' },
  posts: {
    title: 'title', text: 'text', links: 'value', schemaType: 'NewsArticle',
    facts: [{ field: 'date', label: null, of: ({ date }) => (typeof date === 'string' ? formatDay(date) : '') }, said('description')],
  },
  'interactive-graphics': { title: 'title', facts: [said('description')], schemaType: 'CreativeWork' },
  'financial-supports': {
    title: 'name', text: 'description', links: 'value', schemaType: 'CreativeWork',
    texts: Object.fromEntries(embedLocales.map((locale) => [locale, financialSupportWords[locale].texts])) as NonNullable<StaticContent['texts']>,
  },
  educations: {
    title: 'name', text: 'text', links: 'value', schemaType: 'Course',
    facts: (['location', 'organizer', 'contact'] as const).map((field) => said(field, inEach((locale) => educationWords[locale][field]))),
  },
  jobs: {
    title: 'name', text: 'description', links: 'value', schemaType: 'JobPosting',
    facts: [
      ...(['employer', 'location', 'contact'] as const).map((field) => said(field, inEach((locale) => jobWords[locale][field]))),
      { field: 'applicationDeadline', label: inEach((locale) => jobWords[locale].applicationDeadline), of: ({ applicationDeadline: deadline }) => (typeof deadline === 'string' ? writtenMoment(deadline) : '') },
    ],
  },
  publications: {
    title: 'title', schemaType: 'ScholarlyArticle',
    facts: [
      said('description'), people('authors', 'Autor:innen', 'Auteurs', 'Autori'), people('organizations', 'Organisation / Institution', 'Organisation / institution', 'Organizzazione / istituzione'),
      said('keywords', { de: 'Tags', fr: 'Mots-clés', it: 'Parole chiave' }),
    ],
  },
  regions: { title: 'name', text: 'description', schemaType: 'AdministrativeArea' },
  contacts: {
    title: 'name', text: 'description', schemaType: 'Person',
    facts: [
      {
        field: 'employments', label: null,
        of: (record, locale) => {
          const official = officialOf(record);
          return [textOf(official, 'role', locale), contactName(official?.company, locale)].filter(Boolean).join('\n');
        },
      },
      ofPlace('specification'), ofPlace('street'),
      { field: 'city', label: null, of: (record, locale) => ['zipCode', 'city'].map((field) => textOf(placeOf(record), field, locale)).filter(Boolean).join(' ') },
      said('phone', { de: 'Telefon', fr: 'Téléphone', it: 'Telefono' }), said('email', { de: 'E-Mail', fr: 'E-mail', it: 'E-mail' }), said('website', { de: 'Website', fr: 'Site web', it: 'Sito web' }),
    ],
  },
};

/** Where the records of a filter have what it narrows by. */
const fieldOf = ({ param, field }: EmbedFilter) => field ?? param;

/** What static pages show of a record of an embed; of a collection what those of its list show. Errors: where nobody has said it. */
export function shownOf(embed: Embed): StaticContent {
  const { resource, collection } = embed;
  const content = contents[resource];
  if (!content) throw new Error(`Nobody has said what static pages show of ${resource}.`);
  const filters = (collection ? embedNamed(resource) : embed)?.filters ?? [];
  return { facts: [], ...content, relations: filters.flatMap((filter) => ('list' in filter.from ? [{ field: fieldOf(filter), label: filter.label }] : [])) };
}

/** What a record of an embed is called, in a language. */
export const titleOf = (embed: Embed, record: RecordLike, locale: Locale): string =>
  embed.resource === 'contacts' ? contactName(record, locale) : textOf(record, shownOf(embed).title, locale);
