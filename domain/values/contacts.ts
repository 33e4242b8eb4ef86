import type { ContentLocale } from '../locales';
import { textOf, type RecordLike } from './textsIn';

/** The name of a person, such as `Dr. Anna Muster`, or of an organisation, in a language. */
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

/** A contact from the API, or from an unsaved form, where any value may be missing. */
export type ContactLike = Record<string, unknown>;

interface EmploymentLike extends ContactLike {
  official?: boolean;
}

/** The employments whose other side is public, the main one first. */
export function publicEmployments(contact: ContactLike, there: 'company' | 'employee'): EmploymentLike[] {
  const rows = Array.isArray(contact.employments) ? (contact.employments as EmploymentLike[]) : [];
  const seen = rows.filter((row) => isPublicRelated(row[there]));
  return [...seen.filter(({ official }) => official), ...seen.filter(({ official }) => !official)];
}

/** The main employment of a person, if its organisation is public. */
export const officialEmploymentOf = (contact: ContactLike): (EmploymentLike & { company: ContactLike }) | undefined =>
  publicEmployments(contact, 'company').find(({ official }) => official) as
    (EmploymentLike & { company: ContactLike }) | undefined;

/**
 * Whether a related record is public. Public responses contain only public ones, without `isPublic`; forms contain all.
 */
export function isPublicRelated(related: unknown): related is ContactLike {
  return typeof related === 'object' && related !== null && (related as { isPublic?: boolean }).isPublic !== false;
}
