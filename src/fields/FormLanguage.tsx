import { createContext, useContext, type ReactNode } from 'react';
import { contentLocales, type ContentLocale } from '../../domain/locales';

const FormLanguage = createContext<ContentLocale>('de');

/** The language whose texts the form shows; the tabs in its header choose it. */
export function FormLanguageProvider({ locale, children }: { locale: ContentLocale; children: ReactNode }) {
  return <FormLanguage.Provider value={locale}>{children}</FormLanguage.Provider>;
}

export function useFormLanguage(): ContentLocale {
  return useContext(FormLanguage);
}

/** In which language the text at a place is: `translations.fr.title` and `images.0.descriptionFR` in French. */
export function localeOf(path: string): ContentLocale {
  const translated =
    /(?:^|\.)translations\.(\w+)(\.|$)/.exec(path)?.[1] ?? /\.\d+\.\w+(FR|IT)$/.exec(path)?.[1]?.toLowerCase();
  return contentLocales.find((locale) => locale === translated) ?? 'de';
}
