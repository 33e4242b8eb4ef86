import { locales, type Locale } from '../../../domain/locales';

/** The browser's language, used until the person's own language is known. */
export const browserLocale = (): Locale =>
  locales.find((locale) => navigator.languages.some((language) => language.startsWith(locale))) ?? 'de';
