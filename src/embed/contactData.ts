import type { Locale } from '../../domain/locales';
import { textOf } from '../../domain/textsIn';

/** A contact as the API answers it, or as a form holds it before it is saved: anything may still be missing. */
export type ContactLike = Record<string, unknown>;

export interface EmploymentLike extends ContactLike {
  official?: boolean;
}

/** `Dr. Anna Muster`, or the name of an organisation. */
export function contactName(contact: ContactLike | null | undefined, locale: Locale): string {
  const person = [textOf(contact, 'academicTitle', locale), textOf(contact, 'firstName', locale), textOf(contact, 'lastName', locale)].filter(Boolean).join(' ');
  return person || textOf(contact, 'companyName', locale) || textOf(contact, 'name', locale);
}

/** Employments that strangers see, the official one first: those whose other side is public. */
export function shownEmployments(contact: ContactLike, there: 'company' | 'employee'): EmploymentLike[] {
  const rows = Array.isArray(contact.employments) ? (contact.employments as EmploymentLike[]) : [];
  const seen = rows.filter((row) => isShown(row[there]));
  return [...seen.filter(({ official }) => official), ...seen.filter(({ official }) => !official)];
}

/** What came over a public call is public, and says nothing else; a form knows more. */
export function isShown(related: unknown): related is ContactLike {
  return typeof related === 'object' && related !== null && (related as { isPublic?: boolean }).isPublic !== false;
}
