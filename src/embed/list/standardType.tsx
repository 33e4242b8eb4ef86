import { handInWords } from '../../../domain/submissions/handIn';
import { titleOf, type PublicView } from '../../../domain/publicViews/view';
import { listOf, otherLocale, type SaidText } from '../../../domain/values/textsIn';
import type { Locale, Words } from '../../../domain/locales';
import { viewOf } from '../record/RecordView';
import { handIn } from './handIn';
import type { EmbedType } from './embedType';
import type { PublicRecord } from './calls';

interface EntryParts {
  /** What its card says under the title, where the view does not. */
  lines?: (record: PublicRecord, locale: Locale) => readonly (string | SaidText)[];
  /** The picture of its card, where that is not its first one. */
  image?: EmbedType['image'];
  Detail?: EmbedType['Detail'];
}

/** How the records of a list look: title, first picture, the lines of the card, and their view. */
export function standardType(
  name: string,
  view: PublicView,
  {
    lines = (record, locale) => view.card?.(record, locale) ?? [],
    image = firstImage,
    Detail = viewOf(view),
  }: EntryParts = {},
): EmbedType {
  const form = (handInWords as Partial<Record<string, Words>>)[name];
  return {
    title: (record, locale) => titleOf(view, record, locale),
    titleLang: (record, locale) => otherLocale(record, view.title, locale),
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
    ...(form && { Above: handIn(name, form) }),
  };
}

const firstImage: EmbedType['image'] = (record) =>
  listOf(record, 'images', 'de')[0] as { id: number; extension: string } | undefined;
