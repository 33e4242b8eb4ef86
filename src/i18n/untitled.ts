import type { ContentLocale } from '../../domain/locales';

/** The name of a record without a title. */
export const untitled: Record<ContentLocale, string> = {
  de: '(ohne Titel)',
  fr: '(sans titre)',
  it: '(senza titolo)',
  en: '(untitled)',
};

/** The current user's name among colleagues. */
export const meName = (name: string): string => `${name} (ich)`;

/** The author of changes made without an account. */
export const systemName = 'System';
