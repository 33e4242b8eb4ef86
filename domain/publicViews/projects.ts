import { colonIn, type Locale } from '../locales';
import { listOf, localizedNames, type RecordLike } from '../values/textsIn';
import { formatAmount, formatPeriod } from './amounts';
import { dayOf, fact, relationFact, type Fact, type Line } from './facts';
import { mediaWords } from './mediaWords';
import { projectEmbedWords } from './projectWords';
import { reachLines } from './reachLines';
import type { Entry, PublicView } from './view';

const relations = [
  'programs',
  'topics',
  'states',
  'geographicRegions',
  'countries',
  'businessSectors',
  'instruments',
  'tags',
] as const;
type Texts = Record<string, string | undefined>;
const rows = (record: RecordLike, field: string, locale: Locale) => listOf(record, field, locale) as Texts[];

/** The short facts of a project: programme, topics, cantons, period, costs. */
function facts(project: RecordLike, locale: Locale): Fact[] {
  const { fields, financing } = projectEmbedWords[locale];
  const { startDate, endDate, projectCosts } = project as Texts;
  return [
    ...relations.map((field) => relationFact(fields[field], project, field, locale)),
    fact(fields.startDate, formatPeriod(startDate, endDate, locale)),
    fact(
      fields.dates,
      ...rows(project, 'dates', locale).map(({ date, label }) => [dayOf(date), label].filter(Boolean).join(' ')),
    ),
    fact(fields.projectCosts, formatAmount(projectCosts)),
    fact(
      fields.financing,
      ...rows(project, 'financing', locale).flatMap(({ id = '', value }) => {
        const amount = formatAmount(value);
        return amount === '' ? [] : `${(financing as Texts)[id] ?? id}${colonIn(locale)} ${amount}`;
      }),
    ),
  ];
}

/** The contacts of a project or a financial support. All are in the same language; empty ones are left out. */
export const contactEntries = (record: RecordLike, locale: Locale): Entry[] =>
  rows(record, 'contacts', locale)
    .filter((contact) => Object.values(contact).some(Boolean))
    .map((contact) => ({ name: contact.name, lines: contactLines(contact, locale) }));

/** The contact details, below the name of the organisation. */
function contactLines(contact: Texts, locale: Locale): Line[] {
  const words = projectEmbedWords[locale];
  const salutation = (words.salutations as Texts)[contact.salutation ?? ''];
  const person =
    contact.firstName || contact.lastName ? [salutation, contact.title, contact.firstName, contact.lastName] : [];
  const lines = [
    person.filter(Boolean).join(' '),
    contact.role,
    contact.street,
    [contact.zipCode, contact.city].filter(Boolean).join(' '),
  ];
  const website = contact.website?.trim() ?? '';
  return [
    ...lines.filter((line): line is string => Boolean(line)),
    ...reachLines(contact.phone?.trim() ?? '', contact.email?.trim() ?? '', words, locale),
    ...(website === '' ? [] : [{ before: `${words.website}${colonIn(locale)} `, text: website, href: website }]),
  ];
}

export const view: PublicView = {
  title: 'title',
  card: (project, locale: Locale) => [
    localizedNames(project, 'topics', locale),
    localizedNames(project, 'states', locale),
    formatPeriod(project.startDate as string | null, project.endDate as string | null, locale),
  ],
  isCardRepeated: true,
  text: 'description',
  facts,
  pictures: 'row',
  videos: true,
  links: 'url',
  documents: true,
  headings: (locale) => ({ documents: mediaWords[locale].documents }),
  sections: (project, locale: Locale) => [
    { heading: projectEmbedWords[locale].fields.contacts, entries: contactEntries(project, locale) },
  ],
  schemaType: 'CreativeWork',
};
