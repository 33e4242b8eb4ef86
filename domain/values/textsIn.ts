import { localized, type ContentLocale } from '../locales';

/**
 * A record, or a part of one, as the API answers it or as a form holds it before it is saved: anything may still be
 * missing.
 */
export type RecordLike = Record<string, unknown>;

/** A text in a language, with its fallback to the others; '' where there is none. */
export function textOf(record: RecordLike | null | undefined, field: string, locale: ContentLocale): string {
  const value = record ? localized(record, field, locale) : '';
  return typeof value === 'string' ? value.trim() : '';
}

/** A list, as a whole in one language where it is translated; what is no object is left out. */
export function listOf(record: RecordLike, field: string, locale: ContentLocale): RecordLike[] {
  const items = localized(record, field, locale);
  return Array.isArray(items)
    ? items.filter((item): item is RecordLike => typeof item === 'object' && item !== null)
    : [];
}

/** The names of what a record relates to, in its order. */
export function namesOf(record: RecordLike, field: string, locale: ContentLocale): string[] {
  return listOf(record, field, 'de').flatMap((entry) => textOf(entry, 'name', locale) || []);
}
