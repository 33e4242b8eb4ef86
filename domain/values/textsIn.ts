import { localeFound, localized, type ContentLocale } from '../locales';

/** A record or a part of one, from the API or from an unsaved form, where any value may be missing. */
export type RecordLike = Record<string, unknown>;

/** A text in a language or its first fallback; '' if there is none. */
export function textOf(record: RecordLike | null | undefined, field: string, locale: ContentLocale): string {
  const value = record ? localized(record, field, locale) : '';
  return typeof value === 'string' ? value.trim() : '';
}

/** A text, with its language if it is a fallback. */
export interface LocalizedText {
  text: string;
  lang?: ContentLocale | undefined;
}

/** `textOf` with its language. */
export const localizedText = (record: RecordLike, field: string, locale: ContentLocale): LocalizedText => ({
  text: textOf(record, field, locale),
  lang: fallbackLocale(record, field, locale),
});

/**
 * The language of a fallback, which pages declare (`lang`) for screen readers; undefined if it is the requested
 * language.
 */
export function fallbackLocale(
  record: RecordLike | null | undefined,
  field: string,
  locale: ContentLocale,
): ContentLocale | undefined {
  if (!record?.translations) return undefined;
  const shown = localeFound(record, field, locale);
  return shown === locale ? undefined : shown;
}

/** A list without malformed items; a translated list is in one language throughout. */
export function listOf(record: RecordLike, field: string, locale: ContentLocale): RecordLike[] {
  const items = localized(record, field, locale);
  return Array.isArray(items)
    ? items.filter((item): item is RecordLike => typeof item === 'object' && item !== null)
    : [];
}

/** The names of related entries, in order. */
export function namesOf(record: RecordLike, field: string, locale: ContentLocale): string[] {
  return listOf(record, field, 'de').flatMap((entry) => textOf(entry, 'name', locale) || []);
}

/** These names as one text, with their language if all share the same fallback. */
export function localizedNames(record: RecordLike, field: string, locale: ContentLocale): LocalizedText {
  const named = listOf(record, field, 'de').filter((entry) => textOf(entry, 'name', locale) !== '');
  const [lang, ...others] = new Set(named.map((entry) => fallbackLocale(entry, 'name', locale)));
  return { text: namesOf(record, field, locale).join(', '), lang: others.length === 0 ? lang : undefined };
}
