import type { ContentType } from '../../domain/contentType';
import { contentTypes } from '../../domain/contentTypes';
import { embedLocales, type Embed } from '../../domain/embeds/embeds';
import type { Locale } from '../../domain/locales';
import { viewOfEmbed } from '../../domain/embeds/views';
import { otherLocale, type RecordLike } from '../../domain/values/textsIn';

/** Whether the field of an embed's records is translated. */
export const isTranslated = ({ content }: Embed, field: string): boolean =>
  (contentTypes[content] as ContentType).fields[field]?.translated === true;

/** The language of a field that is shown in another one than that of the page. */
export const shownLocale = (embed: Embed, record: RecordLike, field: string, locale: Locale) =>
  isTranslated(embed, field) ? otherLocale(record, field, locale) : undefined;

/**
 * The languages that a record has its texts in: those of its title, and of its formatted text where it has one; only
 * these are named to search engines.
 * @param has whether a field has something in exactly that language
 */
export function localesWithTexts(embed: Embed, has: (field: string, locale: Locale) => boolean): Locale[] {
  const { title, nameOf, text } = viewOfEmbed(embed);
  // What is called by a name, or by one title for all, is there for all.
  if (nameOf || !isTranslated(embed, title)) return [...embedLocales];
  const titled = embedLocales.filter((locale) => has(title, locale));
  const whole = titled.filter((locale) => text === undefined || has(text, locale));
  return whole.length > 0 ? whole : titled;
}
