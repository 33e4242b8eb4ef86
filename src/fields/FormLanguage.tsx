import { createContext, useContext, type ReactNode } from 'react';
import { contentLocales, type ContentLocale } from '../../domain/locales';

const FormLanguage = createContext<ContentLocale>('de');

/** The language shown by the form, chosen by the tabs in its header. */
export function FormLanguageProvider({ locale, children }: { locale: ContentLocale; children: ReactNode }) {
  return <FormLanguage.Provider value={locale}>{children}</FormLanguage.Provider>;
}

export function useFormLanguage(): ContentLocale {
  return useContext(FormLanguage);
}

/** The language of the text at a path: French for `translations.fr.title` and `images.0.descriptionFR`. */
export function localeOf(path: string): ContentLocale {
  const translated =
    /(?:^|\.)translations\.(\w+)(\.|$)/.exec(path)?.[1] ?? /\.\d+\.\w+(FR|IT)$/.exec(path)?.[1]?.toLowerCase();
  return contentLocales.find((locale) => locale === translated) ?? 'de';
}
