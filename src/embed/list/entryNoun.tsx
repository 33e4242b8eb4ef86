import type { EmbedNoun } from './noun';
import type { PublicRecord } from './calls';
import type { Locale } from '../../../domain/locales';
import { listOf, otherLocale, textOf, type SaidText } from '../../../domain/values/textsIn';

interface EntryParts {
  /** The field that holds what a record is called. */
  title: string;
  /** What its card says under the title, line by line; lines that say nothing are left out. */
  lines: (record: PublicRecord, locale: Locale) => readonly (string | SaidText)[];
  /** The picture of its card, where that is not its first one. */
  image?: EmbedNoun['image'];
  Detail: EmbedNoun['Detail'];
}

/** How most types look in a public list: title, first picture, some lines, and their view. */
export function entryNoun({ title, lines, image = firstImage, Detail }: EntryParts): EmbedNoun {
  return {
    title: (record, locale) => textOf(record, title, locale),
    titleLang: (record, locale) => otherLocale(record, title, locale),
    image,
    Summary: ({ record, locale }) =>
      lines(record, locale)
        .map((line) => (typeof line === 'string' ? { text: line } : line))
        .filter(({ text }) => text !== '')
        .map(({ text, lang }: SaidText) => (
          <p key={text} lang={lang}>
            {text}
          </p>
        )),
    Detail,
  };
}

const firstImage: EmbedNoun['image'] = (record) =>
  listOf(record, 'images', 'de')[0] as { id: number; extension: string } | undefined;
