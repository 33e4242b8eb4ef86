import { viewPath } from '../http';
import { plainText } from '../lists/search';
import type { ContentLocale, Locale } from '../locales';
import { fallbackLocale, listOf, textOf, type LocalizedText, type RecordLike } from '../values/textsIn';
import { titleOf, type PublicView } from './view';

/** A record in a public list, in one language: everything its card shows, and nothing else. */
export interface Card {
  id: number;
  /** `''` for a record without a name. */
  title: string;
  /** The language of the title, if it is a fallback. */
  lang?: ContentLocale | undefined;
  /** The path of its picture on this server. */
  image?: string | undefined;
  /** What stays in view of a cropped picture, as a CSS position. */
  focus?: string | undefined;
  /** The lines below the title. A text in another language is marked with that language. */
  lines: readonly (string | LocalizedText)[];
}

/** A card does not list all cantons, since that would stretch its whole row. */
const maxLineLength = 110;

/**
 * The card of a public record. Built on the server, so that a list contains no more than it shows.
 * @param record in its public shape, with its relations
 */
export function cardOf(view: PublicView, record: RecordLike, locale: Locale): Card {
  const image = view.cardImage ? view.cardImage(record) : firstImage(record);
  return {
    id: record.id as number,
    title: titleOf(view, record, locale),
    lang: view.titleLang ? view.titleLang(record, locale) : fallbackLocale(record, view.title, locale),
    image: image && (typeof image === 'string' ? image : viewPath(image)),
    focus: typeof image === 'object' ? image.focus : undefined,
    lines: (view.card?.(record, locale) ?? []).flatMap((line) => {
      const { text, lang }: LocalizedText = typeof line === 'string' ? { text: line } : line;
      const cut = shortened(text, maxLineLength);
      return cut === '' ? [] : lang ? { text: cut, lang } : cut;
    }),
  };
}

/** The first of a record's pictures. */
export const firstImage = (record: RecordLike) =>
  listOf(record, 'images', 'de')[0] as { id: number; extension: string; focus?: string } | undefined;

/** The beginning of a rich text: whole words up to `length` characters, with an ellipsis that does not wrap. */
export const beginningOf = (record: RecordLike, field: string, locale: Locale, length: number): LocalizedText => ({
  text: shortened(plainText(textOf(record, field, locale)), length),
  lang: fallbackLocale(record, field, locale),
});

const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length + 1).replace(/[\s,]*\S*$/, '')}\u00a0…` : text;
