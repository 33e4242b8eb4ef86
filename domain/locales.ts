/**
 * The languages that content can be in. German is the base, where the values of a record stand; the others are
 * translations.
 */
export const contentLocales = ['de', 'fr', 'it', 'en'] as const;
export type ContentLocale = (typeof contentLocales)[number];

/** The languages of content whose type says nothing else, and of the public pages. */
export const locales = ['de', 'fr', 'it'] as const;
export type Locale = (typeof locales)[number];

/** A word in the languages of the public pages. */
export type Words = Record<Locale, string>;

export const translationLocales = ['fr', 'it'] as const;
export type TranslationLocale = (typeof translationLocales)[number];

/** What says in which languages it can be; German is always the first. */
export type InLocales = { locales?: readonly ContentLocale[] | undefined };

/** The colon behind a word, which stands apart in French, on the same line. */
export const colonIn = (locale: ContentLocale): string => (locale === 'fr' ? '\u00a0:' : ':');

/** The languages of a content type, German first. */
export const localesOf = (type: InLocales): readonly ContentLocale[] => type.locales ?? locales;

/** The languages of a content type that stand in `translations`. */
export const translationLocalesOf = (type: InLocales): readonly ContentLocale[] => localesOf(type).slice(1);

/** Where a language looks when its own text is missing. */
export const fallbacks: Record<ContentLocale, readonly ContentLocale[]> = {
  de: ['de', 'fr', 'it', 'en'],
  fr: ['fr', 'de', 'it', 'en'],
  it: ['it', 'fr', 'de', 'en'],
  en: ['en', 'de', 'fr', 'it'],
};

type Translatable = { translations?: Partial<Record<ContentLocale, object>> };

/** The value of a field in exactly one language; `undefined` where it is missing. */
export function valueIn(record: object, field: string, locale: ContentLocale): unknown {
  const holder = locale === 'de' ? record : (record as Translatable).translations?.[locale];
  return (holder as Record<string, unknown> | undefined)?.[field];
}

/** Where the text of a field stands in a record: `title` in German, `translations.fr.title` in French. */
export function translatedPath(name: string, translated: boolean | undefined, locale: ContentLocale): string {
  return translated && locale !== 'de' ? `translations.${locale}.${name}` : name;
}

/** Empty texts and empty lists count as missing. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The value of a field in a language, or in the next one that has it; `undefined` where no language has one. */
export function localized(record: object, field: string, locale: ContentLocale): unknown {
  const found = localeShown(record, field, locale);
  return found && valueIn(record, field, found);
}

/** The language in which a field is shown to who asks for one; `undefined` where none has it. */
export const localeShown = (record: object, field: string, locale: ContentLocale): ContentLocale | undefined =>
  fallbacks[locale].find((candidate) => !isMissing(valueIn(record, field, candidate)));

/** The name of an entry or a record in a language, or in the next one that has it. */
export const nameIn = (entry: object, locale: ContentLocale): string => String(localized(entry, 'name', locale) ?? '');

/** The key of a text of a picture in a language: `descriptionFR`. Pictures have texts in three languages. */
export function imageTextKey<Part extends 'description' | 'copyright'>(
  part: Part,
  locale: Locale,
): Part | `${Part}FR` | `${Part}IT` {
  return locale === 'de' ? part : `${part}${locale === 'fr' ? 'FR' : 'IT'}`;
}

/** The text of a picture in a language, or in the next one that has it; `''` where no language has one. */
export const imageText = (image: object, part: 'description' | 'copyright', locale: Locale): string =>
  imageTextIn(image, part, locale).text;

/** The same with its language, where that is not the one that was asked for. */
export function imageTextIn(
  image: object,
  part: 'description' | 'copyright',
  locale: Locale,
): { text: string; lang?: Locale | undefined } {
  for (const candidate of fallbacks[locale]) {
    if (candidate === 'en') continue;
    const text = (image as Record<string, unknown>)[imageTextKey(part, candidate)];
    if (typeof text === 'string' && text.trim() !== '')
      return { text, lang: candidate === locale ? undefined : candidate };
  }
  return { text: '' };
}
