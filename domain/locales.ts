/** The languages of content (document 1, section 9). German is the base; the others are translations. */
export const locales = ['de', 'fr', 'it'] as const;
export type Locale = (typeof locales)[number];

export const translationLocales = ['fr', 'it'] as const;
export type TranslationLocale = (typeof translationLocales)[number];

/** Decision 23: where a language looks when its own text is missing. */
export const fallbacks: Record<Locale, readonly Locale[]> = {
  de: ['de', 'fr', 'it'],
  fr: ['fr', 'de', 'it'],
  it: ['it', 'fr', 'de'],
};

type Translatable = { translations?: Partial<Record<TranslationLocale, object>> };

/** The value of a field in exactly one language; `undefined` where it is missing. */
export function valueIn(record: object, field: string, locale: Locale): unknown {
  const holder = locale === 'de' ? record : (record as Translatable).translations?.[locale];
  return (holder as Record<string, unknown> | undefined)?.[field];
}

/** Empty texts and empty lists count as missing (document 3, section 1.7). */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The value of a field in a language, with the fallback of decision 23; `undefined` where no language has one. */
export function localized(record: object, field: string, locale: Locale): unknown {
  for (const candidate of fallbacks[locale]) {
    const value = valueIn(record, field, candidate);
    if (!isMissing(value)) return value;
  }
  return undefined;
}

/** The key of a text of a picture in a language: `descriptionFR` (document 3, section 5). */
export function imageTextKey<Part extends 'description' | 'copyright'>(part: Part, locale: Locale): Part | `${Part}FR` | `${Part}IT` {
  return locale === 'de' ? part : `${part}${locale === 'fr' ? 'FR' : 'IT'}`;
}

/** The text of a picture in a language, with the fallback of decision 23; `''` where no language has one. */
export function imageText(image: object, part: 'description' | 'copyright', locale: Locale): string {
  for (const candidate of fallbacks[locale]) {
    const text = (image as Record<string, unknown>)[imageTextKey(part, candidate)];
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return '';
}
