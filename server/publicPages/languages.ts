import type { ContentType } from '../../domain/contentType';
import { contentTypes } from '../../domain/contentTypes';
import { embedLocales, type Embed } from '../../domain/embeds/embeds';
import type { Locale } from '../../domain/locales';
import { viewOfEmbed } from '../../domain/embeds/views';
import { fallbackLocale, type RecordLike } from '../../domain/values/textsIn';

/** Whether a field of an embed's records is translated. */
export const isTranslated = ({ content }: Embed, field: string): boolean =>
  (contentTypes[content] as ContentType).fields[field]?.translated === true;

/** The language of a field's text, if it differs from the page's because the translation is missing. */
export const shownLocale = (embed: Embed, record: RecordLike, field: string, locale: Locale) =>
  isTranslated(embed, field) ? fallbackLocale(record, field, locale) : undefined;

/**
 * The languages announced to search engines: those in which the record has a title and, if its type has one, a rich
 * text.
 * @param has whether a field has a value in exactly that language
 */
export function localesWithTexts(embed: Embed, has: (field: string, locale: Locale) => boolean): Locale[] {
  const { title, nameOf, text } = viewOfEmbed(embed);
  // Names and untranslated titles are the same in all languages.
  if (nameOf || !isTranslated(embed, title)) return [...embedLocales];
  const titled = embedLocales.filter((locale) => has(title, locale));
  const whole = titled.filter((locale) => text === undefined || has(text, locale));
  return whole.length > 0 ? whole : titled;
}
