import { colonIn, type Locale } from '../locales';
import { contactName, isShown, officialOf, shownEmployments, type ContactLike } from '../values/contacts';
import { textOf } from '../values/textsIn';
import { contactEmbedWords } from './contactWords';
import { fact, lineOf, related, type Fact, type Line } from './facts';
import { reachLines } from './reachLines';

/**
 * The contact details and address of a contact.
 * @param place the owner of the address: the contact itself, or the organisation of its main employment
 * @param named whether the name comes first
 */
export function contactLines(contact: ContactLike, place: ContactLike, locale: Locale, named = false): Line[] {
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

interface Entry {
  role: Line;
  lines: Line[];
}

/** The public details of a person or organisation apart from name and text; only with public related records. */
export function contactParts(
  contact: ContactLike,
  isPerson: boolean,
  locale: Locale,
): { role: Line; lead: Line[]; lines: Line[]; facts: Fact[]; others: { heading: string; entries: Entry[] } } {
  const words = contactEmbedWords[locale];
  const [there, heading] = isPerson
    ? (['company', words.organisations] as const)
    : (['employee', words.employees] as const);
  const employments = shownEmployments(contact, there);
  const official = isPerson ? officialOf(contact) : undefined;
  return {
    role: lineOf(official, 'role', locale),
    lead: [
      isPerson ? '' : lineOf(contact, 'specification', locale),
      isShown(contact.parent) ? `${words.partOf}${colonIn(locale)} ${contactName(contact.parent, locale)}` : '',
    ].filter(Boolean),
    lines: contactLines(contact, official?.company ?? contact, locale),
    facts: [
      related(words.topics, contact, 'topics', locale),
      { ...fact(words.state, textOf(contact.state as ContactLike | null, 'name', locale)), field: 'state' },
    ],
    others: {
      heading,
      entries: employments
        .filter((employment) => employment !== official)
        .map((employment) => {
          const other = employment[there] as ContactLike;
          return { role: lineOf(employment, 'role', locale), lines: contactLines(other, other, locale, true) };
        }),
    },
  };
}

/** The details of a person shown with another record: name, role and contact details. */
export function personParts(contact: ContactLike, locale: Locale): { name: string; role: Line; lines: Line[] } {
  const official = officialOf(contact);
  return {
    name: contactName(contact, locale),
    role: lineOf(official, 'role', locale),
    lines: contactLines(contact, official?.company ?? contact, locale),
  };
}
