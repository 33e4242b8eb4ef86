import type { EmbedType } from './embedType';
import type { PublicRecord } from './calls';
import type { Locale } from '../../../domain/locales';
import { listOf, otherLocale, textOf, type SaidText } from '../../../domain/values/textsIn';

interface EntryParts {
  /** The field with the title of a record. */
  title: string;
  /** The lines of its card below the title; empty ones are left out. */
  lines: (record: PublicRecord, locale: Locale) => readonly (string | SaidText)[];
  /** The picture of its card, if not the first one. */
  image?: EmbedType['image'];
  Detail: EmbedType['Detail'];
}

/** How most content types look in a public list: title, first picture, some lines, and the view. */
export function standardType({ title, lines, image = firstImage, Detail }: EntryParts): EmbedType {
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

const firstImage: EmbedType['image'] = (record) =>
  listOf(record, 'images', 'de')[0] as { id: number; extension: string } | undefined;
