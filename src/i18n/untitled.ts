import type { ContentLocale } from '../../domain/locales';

/** What a record is called that nobody has given a title. */
export const untitled: Record<ContentLocale, string> = {
  de: '(ohne Titel)',
  fr: '(sans titre)',
  it: '(senza titolo)',
  en: '(untitled)',
};
