import { contentLocales, type ContentLocale } from '../../../../domain/locales';
import { isBlank } from '../../../../domain/translations/texts';

interface Content {
  /** The type of an element, which may show a project instead of a text. */
  type?: string;
  content: string;
  translations?: Partial<Record<string, { content?: string }>>;
}

/** The languages of an element's or marker's text. */
export const languagesOf = ({ content, translations }: Content): ContentLocale[] =>
  contentLocales.filter((locale) => !isBlank(locale === 'de' ? content : translations?.[locale]?.content));

/**
 * The index of the row to start writing in a language: the first with a text in other languages only, or the very
 * first.
 */
export function entryRow(rows: readonly (Content | undefined)[], locale: ContentLocale): number {
  const lacks = (content: Content) =>
    content.type !== 'project' && languagesOf(content).length > 0 && !languagesOf(content).includes(locale);
  return Math.max(
    0,
    rows.findIndex((row) => row !== undefined && lacks(row)),
  );
}
