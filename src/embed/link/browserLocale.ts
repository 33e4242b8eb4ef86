import { locales, type Locale } from '../../../domain/locales';

/** The language of the browser, before it is known who sits there. */
export const browserLocale = (): Locale =>
  locales.find((locale) => navigator.languages.some((language) => language.startsWith(locale))) ?? 'de';
