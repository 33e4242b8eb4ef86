import type { ContentLocale } from '../locales';

const words: Record<ContentLocale, string> = { de: 'Datei', fr: 'Fichier', it: 'File', en: 'File' };

/** What a document without a name is called in public, by its place among the others, from 1. */
export const unnamedDocument = (position: number, locale: ContentLocale): string => `${words[locale]} ${position}`;
