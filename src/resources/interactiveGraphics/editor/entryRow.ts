import { contentLocales, type ContentLocale } from '../../../../domain/locales';
import { isBlank } from '../../../../domain/translations/texts';

interface Content {
  /** The type of an element, which may show a project instead of a text. */
  type?: string;
  content: string;
  translations?: Partial<Record<string, { content?: string }>>;
}

/** The languages in which an element or marker has a text. */
export const languagesOf = ({ content, translations }: Content): ContentLocale[] =>
  contentLocales.filter((locale) => !isBlank(locale === 'de' ? content : translations?.[locale]?.content));

/**
 * The index of the row at which to start writing in a language: the first that has a text only in other languages, or
 * the very first.
 */
export function entryRow(rows: readonly (Content | undefined)[], locale: ContentLocale): number {
  const lacks = (content: Content) =>
    content.type !== 'project' && languagesOf(content).length > 0 && !languagesOf(content).includes(locale);
  return Math.max(
    0,
    rows.findIndex((row) => row !== undefined && lacks(row)),
  );
}
