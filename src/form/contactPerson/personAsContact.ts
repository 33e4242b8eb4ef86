import { localized, type ContentLocale } from '../../../domain/locales';
import type { Person } from '../../../domain/types/person';

type Values = Record<string, unknown>;
type Employment = Values & { official?: boolean; company?: Values };

const salutations: Record<string, string> = { male: 'm', female: 'f' };

/**
 * What a contact of a record says of a person, by its parts: the person's own address, else that of the organisation,
 * which is the official one or the first. In: a person as the API reads it. Out: what is known alone.
 */
export function personAsContact(person: Partial<Person>, locale: ContentLocale): Record<string, string> {
  const employments = (person.employments ?? []) as Employment[];
  const employment = employments.find(({ official }) => official) ?? employments[0];
  const company = employment?.company;
  const text = (record: object | undefined, name: string) =>
    record ? String(localized(record, name, locale) ?? '') : '';
  const placed = ['street', 'zipCode', 'city'].some((name) => text(person, name)) ? person : company;
  const said = {
    name: text(company, 'companyName') || text(company, 'name'),
    salutation: salutations[person.gender ?? ''] ?? '',
    title: text(person, 'academicTitle'),
    firstName: text(person, 'firstName'),
    lastName: text(person, 'lastName'),
    role: text(employment, 'role'),
    phone: text(person, 'phone'),
    email: text(person, 'email'),
    website: text(person, 'website') || text(company, 'website'),
    street: text(placed, 'street'),
    zipCode: text(placed, 'zipCode'),
    city: text(placed, 'city'),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
}

/** The parts in which a contact says something else than its person by now. */
export function changedParts(contact: Values, known: Record<string, string>): string[] {
  return Object.keys(known).filter((part) => String(contact[part] ?? '').trim() !== known[part]);
}

/** The person that a contact means: of the same address, or of the same name where the contact has none. */
export function personMeant<P extends Partial<Person>>(contact: Values, found: readonly P[]): P | undefined {
  const same = (one: unknown, other: unknown) =>
    String(one ?? '')
      .trim()
      .toLowerCase() ===
    String(other ?? '')
      .trim()
      .toLowerCase();
  if (contact.email) return found.find((person) => same(person.email, contact.email));
  return found.find((person) => same(person.firstName, contact.firstName) && same(person.lastName, contact.lastName));
}
