import { createContext, useContext } from 'react';
import type { ContentLocale } from '../../../domain/locales';

/** A number on the tab of a language with a sign and words for what it means; null where there is nothing to say. */
export type LanguageNote = { sign: string; count: number; words: string } | null;

/** A hook, called once for each tab within the form. */
const Notes = createContext<(locale: ContentLocale) => LanguageNote>(() => null);

/**
 * A slot for whoever has more to say about the languages of a form than which texts are missing; `value` must be
 * stable.
 */
export const LanguageNotesProvider = Notes.Provider;

export function useLanguageNote(locale: ContentLocale): LanguageNote {
  const useNote = useContext(Notes);
  return useNote(locale);
}
