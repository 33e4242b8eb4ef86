import { colonIn, type Locale } from '../locales';
import { formatAmount, formatPeriod } from './amounts';
import { dayOf, fact, type Fact, type Line } from './facts';
import { relationNames, translatedList, type FindReference, type ProjectLike, type Relation } from './projectData';
import { embedWords } from './projectWords';
import { reachLines } from './reachLines';

const relations: readonly Relation[] = [
  'programs',
  'topics',
  'states',
  'geographicRegions',
  'countries',
  'businessSectors',
  'instruments',
  'tags',
];

/**
 * The facts of a project: programme, topics, cantons, period, costs.
 * @param references looks up relations that contain only ids
 */
export function projectFacts(project: ProjectLike, locale: Locale, references?: FindReference): Fact[] {
  const { fields, financing } = embedWords[locale];
  const costs = (project.financing ?? []).map(({ id, value }) => ({
    name: (financing as Record<string, string>)[id] ?? id,
    amount: formatAmount(value),
  }));
  return [
    ...relations.map((field) => ({
      ...fact(fields[field], relationNames(project, field, locale, references).join(', ')),
      field,
    })),
    fact(fields.startDate, formatPeriod(project.startDate, project.endDate, locale)),
    fact(
      fields.dates,
      ...(project.dates ?? []).map(({ date, label }) => [dayOf(date), label].filter(Boolean).join(' ')),
    ),
    fact(fields.projectCosts, formatAmount(project.projectCosts)),
    fact(
      fields.financing,
      ...costs.flatMap(({ name, amount }) => (amount === '' ? [] : `${name}${colonIn(locale)} ${amount}`)),
    ),
  ];
}

type Contact = Partial<NonNullable<ProjectLike['contacts']>[number]>;

/** The non-empty contacts of a project in a language. */
export const projectContacts = (project: ProjectLike, locale: Locale): Contact[] =>
  translatedList(project, 'contacts', locale).filter((contact) => Object.values(contact).some(Boolean));

/** The lines of a project's contact; an organisation's name comes first. */
export function projectContactLines(contact: Contact, locale: Locale): Line[] {
  const words = embedWords[locale];
  const salutation = (words.salutations as Record<string, string>)[contact.salutation ?? ''];
  const person =
    contact.firstName || contact.lastName ? [salutation, contact.title, contact.firstName, contact.lastName] : [];
  const lines = [
    contact.name,
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
