import { colonIn, type Locale } from '../locales';
import { contactName, isShown, officialOf, shownEmployments, type ContactLike } from '../values/contacts';
import { textOf } from '../values/textsIn';
import { contactEmbedWords } from './contactWords';
import { fact, lineOf, related, type Line } from './facts';
import { reachLines } from './reachLines';
import type { Entry, PublicView } from './view';

/**
 * How a contact is reached, and where. In: `place`, whose address it is: the contact itself, or the organisation of its
 * official employment; `named`: begins with the name of the contact.
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

/** A person in the words of what it belongs to: name, role and how to reach them. */
export function personEntry(contact: ContactLike, locale: Locale): Entry {
  const official = officialOf(contact);
  return {
    name: contactName(contact, locale),
    role: lineOf(official, 'role', locale),
    lines: contactLines(contact, official?.company ?? contact, locale),
  };
}

const isPerson = ({ type }: ContactLike) => type === 'person';
/** The official employment of a person gives it a role and the address of its organisation. */
const officialEmployment = (contact: ContactLike) => (isPerson(contact) ? officialOf(contact) : undefined);

/** Persons and organisations; of what is related to them only what is public. */
export const view: PublicView = {
  title: 'name',
  nameOf: contactName,
  untitled: (locale: Locale) => contactEmbedWords[locale].untitled,
  role: (contact, locale) => lineOf(officialEmployment(contact), 'role', locale),
  lead: (contact, locale: Locale) =>
    [
      isPerson(contact) ? '' : lineOf(contact, 'specification', locale),
      isShown(contact.parent)
        ? `${contactEmbedWords[locale].partOf}${colonIn(locale)} ${contactName(contact.parent, locale)}`
        : '',
    ].filter(Boolean),
  address: (contact, locale: Locale) => contactLines(contact, officialEmployment(contact)?.company ?? contact, locale),
  text: 'description',
  linkWord: (locale: Locale) => contactEmbedWords[locale].website,
  facts: (contact, locale: Locale) => [
    related(contactEmbedWords[locale].topics, contact, 'topics', locale),
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
    const entries = shownEmployments(contact, there)
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
