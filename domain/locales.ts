/** The languages of content. German values are stored in the record itself, the others in `translations`. */
export const contentLocales = ['de', 'fr', 'it', 'en'] as const;
export type ContentLocale = (typeof contentLocales)[number];

/** The default languages of content, and those of the public pages. */
export const locales = ['de', 'fr', 'it'] as const;
export type Locale = (typeof locales)[number];

/** A text in the languages of the public pages. */
export type Words = Record<Locale, string>;
export const words = (de: string, fr: string, it: string): Words => ({ de, fr, it });

export const translationLocales = ['fr', 'it'] as const;
export type TranslationLocale = (typeof translationLocales)[number];

/** Anything with declared languages; German always comes first. */
export type InLocales = { locales?: readonly ContentLocale[] | undefined };

/** The colon after a word; French puts a no-break space before it. */
export const colonIn = (locale: ContentLocale): string => (locale === 'fr' ? '\u00a0:' : ':');

export const localesOf = (type: InLocales): readonly ContentLocale[] => type.locales ?? locales;

/** The languages of a content type that are stored in `translations`. */
export const translationLocalesOf = (type: InLocales): readonly ContentLocale[] => localesOf(type).slice(1);

/** The order of languages in which a missing text is looked up. */
export const fallbacks: Record<ContentLocale, readonly ContentLocale[]> = {
  de: ['de', 'fr', 'it', 'en'],
  fr: ['fr', 'de', 'it', 'en'],
  it: ['it', 'fr', 'de', 'en'],
  en: ['en', 'de', 'fr', 'it'],
};

type Translatable = { translations?: Partial<Record<ContentLocale, object>> };

/** The value of a field in exactly one language. */
export function valueIn(record: object, field: string, locale: ContentLocale): unknown {
  const holder = locale === 'de' ? record : (record as Translatable).translations?.[locale];
  return (holder as Record<string, unknown> | undefined)?.[field];
}

/** The path of a field's text in a record: `title` in German, `translations.fr.title` in French. */
export function translatedPath(name: string, translated: boolean | undefined, locale: ContentLocale): string {
  return translated && locale !== 'de' ? `translations.${locale}.${name}` : name;
}

/** Empty strings and lists count as missing. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The value of a field in a language, or in the first fallback that has one. */
export function localized(record: object, field: string, locale: ContentLocale): unknown {
  const found = localeFound(record, field, locale);
  return found && valueIn(record, field, found);
}

/** The language shown when a language is requested; undefined if the field is empty in all of them. */
export const localeFound = (record: object, field: string, locale: ContentLocale): ContentLocale | undefined =>
  fallbacks[locale].find((candidate) => !isMissing(valueIn(record, field, candidate)));

/** The name of a reference or record in a language or its first fallback. */
export const nameIn = (entry: object, locale: ContentLocale): string => String(localized(entry, 'name', locale) ?? '');

/** The texts of a picture in a record, and of a file in the media library. */
type CaptionText = 'description' | 'copyright';
export type MediaText = 'title' | 'alt' | 'rights';

/** The key of a picture's text in a language, e.g. `descriptionFR`. Pictures have text in three languages. */
export function imageTextKey<Part extends CaptionText | MediaText>(
  part: Part,
  locale: Locale,
): Part | `${Part}FR` | `${Part}IT` {
  return locale === 'de' ? part : `${part}${locale === 'fr' ? 'FR' : 'IT'}`;
}

/** The text of a picture in a language or its first fallback; `''` if there is none. */
export const imageText = (image: object, part: CaptionText | MediaText, locale: Locale): string =>
  imageTextIn(image, [part], locale).text;

/** The alternative text: the record's caption, or what the media library says if that is closer to the language. */
export const altIn = (image: object, locale: Locale): ImageText => imageTextIn(image, ['description', 'alt'], locale);

/** The credit: the record's, or that of the media library. */
export const creditOf = (image: object, locale: Locale): string =>
  imageText(image, 'copyright', locale) || imageText(image, 'rights', locale);

interface ImageText {
  text: string;
  /** The language of the text if that is a fallback. */
  lang?: Locale | undefined;
}

/** The first of these texts in a language or its first fallback. */
export function imageTextIn(image: object, parts: readonly (CaptionText | MediaText)[], locale: Locale): ImageText {
  for (const candidate of fallbacks[locale]) {
    if (candidate === 'en') continue;
    for (const part of parts) {
      const text = (image as Record<string, unknown>)[imageTextKey(part, candidate)];
      if (typeof text === 'string' && text.trim() !== '')
        return { text, lang: candidate === locale ? undefined : candidate };
    }
  }
  return { text: '' };
}
