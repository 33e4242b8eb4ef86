import { contentLocales, type ContentLocale } from '../../../../domain/locales';
import { isBlank } from '../../../../domain/translations/texts';

interface Said {
  /** Of an element, which may show a project instead of a text. */
  type?: string;
  content: string;
  translations?: Partial<Record<string, { content?: string }>>;
}

/** The languages in which an element or a marker says something. */
export const languagesOf = ({ content, translations }: Said): ContentLocale[] =>
  contentLocales.filter((locale) => !isBlank(locale === 'de' ? content : translations?.[locale]?.content));

/**
 * Which of the rows leads to what there is to write in a language: the first whose text is there in another one only,
 * else the very first.
 */
export function entryRow(rows: readonly (Said | undefined)[], locale: ContentLocale): number {
  const lacks = (said: Said) =>
    said.type !== 'project' && languagesOf(said).length > 0 && !languagesOf(said).includes(locale);
  return Math.max(
    0,
    rows.findIndex((row) => row !== undefined && lacks(row)),
  );
}
