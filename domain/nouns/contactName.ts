import type { ContentLocale } from '../locales';
import { textOf, type RecordLike } from '../values/textsIn';

/** `Dr. Anna Muster`, or the name of an organisation, in a language. */
export function contactName(contact: RecordLike | null | undefined, locale: ContentLocale): string {
  const person = [textOf(contact, 'academicTitle', locale), textOf(contact, 'firstName', locale), textOf(contact, 'lastName', locale)].filter(Boolean).join(' ');
  return person || textOf(contact, 'companyName', locale) || textOf(contact, 'name', locale);
}
