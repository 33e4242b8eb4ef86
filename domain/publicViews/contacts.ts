import { colonIn, type Locale } from '../locales';
import {
  contactName,
  isPublicRelated,
  officialEmploymentOf,
  publicEmployments,
  type ContactLike,
} from '../values/contacts';
import { fallbackLocale, localizedNames, localizedText, textOf } from '../values/textsIn';
import { contactEmbedWords } from './contactWords';
import { fact, lineOf, relationFact, type Line } from './facts';
import { reachLines } from './reachLines';
import type { Entry, PublicView } from './view';

/**
 * Address, phone, email and websites of a contact.
 * @param place the contact or organisation whose address is shown: the contact itself, or the organisation of the
 * official employment
 * @param named whether the lines start with the name of the contact
 */
function contactLines(contact: ContactLike, place: ContactLike, locale: Locale, named = false): Line[] {
  const words = contactEmbedWords[locale];
  const text = (holder: ContactLike, field: string) => textOf(holder, field, locale);
  const city = lineOf(place, 'city', locale);
  const zipCode = text(place, 'zipCode');
  const lines: Line[] = [
    named || place !== contact ? contactName(place, locale) : '',
    place === contact ? '' : lineOf(place, 'specification', locale),
    lineOf(place, 'street', locale),
    typeof city === 'string'
      ? [zipCode, city].filter(Boolean).join(' ')
      : { ...city, before: zipCode && `${zipCode} ` },
  ];
  const linkedIn = text(contact, 'linkedIn');
  return [
    ...lines.filter(Boolean),
    ...reachLines(text(contact, 'phone'), text(contact, 'email'), words, locale),
    ...(linkedIn === '' ? [] : [{ text: words.linkedIn, href: linkedIn }]),
    ...[...new Set([text(contact, 'website'), text(place, 'website')])]
      .filter(Boolean)
      .map((href) => ({ text: words.website, href })),
  ];
}

/** A person as an entry below another record: name, role and contact details. */
export function personEntry(contact: ContactLike, locale: Locale): Entry {
  const official = officialEmploymentOf(contact);
  return {
    name: contactName(contact, locale),
    role: lineOf(official, 'role', locale),
    lines: contactLines(contact, official?.company ?? contact, locale),
  };
}

const isPerson = ({ type }: ContactLike) => type === 'person';
/** A person's official employment provides their role and the organisation's address. */
const officialEmployment = (contact: ContactLike) => (isPerson(contact) ? officialEmploymentOf(contact) : undefined);

/** How visitors see people and organisations. Related records appear only if they are public. */
export const view: PublicView = {
  title: 'name',
  nameOf: contactName,
  titleLang: (contact, locale) => fallbackLocale(contact, 'companyName', locale),
  card: (contact, locale) => {
    const official = officialEmploymentOf(contact);
    const place = official?.company ?? contact;
    return [
      official ? localizedText(official, 'role', locale) : '',
      official ? contactName(official.company, locale) : localizedText(contact, 'specification', locale),
      [textOf(place, 'zipCode', locale), textOf(place, 'city', locale)].filter(Boolean).join(' '),
      localizedNames(contact, 'topics', locale),
    ];
  },
  isCardRepeated: true,
  untitled: (locale: Locale) => contactEmbedWords[locale].untitled,
  role: (contact, locale) => lineOf(officialEmployment(contact), 'role', locale),
  lead: (contact, locale: Locale) =>
    [
      isPerson(contact) ? '' : lineOf(contact, 'specification', locale),
      isPublicRelated(contact.parent)
        ? `${contactEmbedWords[locale].partOf}${colonIn(locale)} ${contactName(contact.parent, locale)}`
        : '',
    ].filter(Boolean),
  address: (contact, locale: Locale) => contactLines(contact, officialEmployment(contact)?.company ?? contact, locale),
  text: 'description',
  linkWord: (locale: Locale) => contactEmbedWords[locale].website,
  facts: (contact, locale: Locale) => [
    relationFact(contactEmbedWords[locale].topics, contact, 'topics', locale),
    {
      ...fact(contactEmbedWords[locale].state, textOf(contact.state as ContactLike | null, 'name', locale)),
      field: 'state',
    },
  ],
  sections: (contact, locale: Locale) => {
    const words = contactEmbedWords[locale];
    const [there, heading] = isPerson(contact)
      ? (['company', words.organisations] as const)
      : (['employee', words.employees] as const);
    const entries = publicEmployments(contact, there)
      .filter((employment) => employment !== officialEmployment(contact))
      .map((employment) => {
        const other = employment[there] as ContactLike;
        return { role: lineOf(employment, 'role', locale), lines: contactLines(other, other, locale, true) };
      });
    return [{ heading, entries }];
  },
  order: ['lead', 'extra', 'text', 'facts', 'sections'],
  schemaType: 'Person',
};
