import { localeShown, localized, type ContentLocale } from '../locales';

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

/** A text, with its language where that is not the one that was asked for. */
export interface SaidText {
  text: string;
  lang?: ContentLocale | undefined;
}

/** A text as `textOf`, with its language. */
export const saidIn = (record: RecordLike, field: string, locale: ContentLocale): SaidText => ({
  text: textOf(record, field, locale),
  lang: otherLocale(record, field, locale),
});

/**
 * The language in which a translated field is shown to who asked for another one: pages name it (`lang`), so that it
 * is read aloud as what it is. Undefined where it is the same.
 */
export function otherLocale(
  record: RecordLike | null | undefined,
  field: string,
  locale: ContentLocale,
): ContentLocale | undefined {
  if (!record?.translations) return undefined;
  const shown = localeShown(record, field, locale);
  return shown === locale ? undefined : shown;
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

/** These names side by side, with their language where all are in the same other one. */
export function namesSaid(record: RecordLike, field: string, locale: ContentLocale): SaidText {
  const named = listOf(record, field, 'de').filter((entry) => textOf(entry, 'name', locale) !== '');
  const [lang, ...others] = new Set(named.map((entry) => otherLocale(entry, 'name', locale)));
  return { text: namesOf(record, field, locale).join(', '), lang: others.length === 0 ? lang : undefined };
}
