import type { ContentLocale } from '../locales';
import { textOf, type RecordLike } from './textsIn';

/** `Dr. Anna Muster`, or the name of an organisation, in a language. */
export function contactName(contact: RecordLike | null | undefined, locale: ContentLocale): string {
  const person = [
    textOf(contact, 'academicTitle', locale),
    textOf(contact, 'firstName', locale),
    textOf(contact, 'lastName', locale),
  ]
    .filter(Boolean)
    .join(' ');
  return person || textOf(contact, 'companyName', locale) || textOf(contact, 'name', locale);
}

/** A contact as the API answers it, or as a form holds it before it is saved: anything may still be missing. */
export type ContactLike = Record<string, unknown>;

interface EmploymentLike extends ContactLike {
  official?: boolean;
}

/** Employments that strangers see, the official one first: those whose other side is public. */
export function shownEmployments(contact: ContactLike, there: 'company' | 'employee'): EmploymentLike[] {
  const rows = Array.isArray(contact.employments) ? (contact.employments as EmploymentLike[]) : [];
  const seen = rows.filter((row) => isShown(row[there]));
  return [...seen.filter(({ official }) => official), ...seen.filter(({ official }) => !official)];
}

/** The official employment of a person, which gives it an address and a role; undefined where strangers see none. */
export const officialOf = (contact: ContactLike): (EmploymentLike & { company: ContactLike }) | undefined =>
  shownEmployments(contact, 'company').find(({ official }) => official) as
    (EmploymentLike & { company: ContactLike }) | undefined;

/** What came over a public call is public, and says nothing else; a form knows more. */
export function isShown(related: unknown): related is ContactLike {
  return typeof related === 'object' && related !== null && (related as { isPublic?: boolean }).isPublic !== false;
}
