import type { ChoiceField, Field, FieldKind, Upload } from '../../../domain/fields';
import { localeShown, localized, valueIn, type ContentLocale } from '../../../domain/locales';
import { listWords } from '../../i18n/lists';
import { formatDay, formatMoment, formatShortDay } from '../../ui/format';
import type { Row } from '../ListType';

/** What a cell shows; `full` is said in its place by its tooltip and to screen readers. */
export interface Cell {
  text: string;
  full?: string;
  /** The language of the text, where that is not German. */
  lang?: ContentLocale;
}

interface CellKind<F extends Field = any> {
  cell: (row: Row, name: string, field: F) => Cell;
  /** Usual width in pixels. */
  width: number;
  grow?: boolean;
  /** What the first click on a head orders by: words from A, numbers and days from the latest. */
  firstOrder: 'ASC' | 'DESC';
}

const textCell = (row: Row, name: string): Cell => {
  const locale = localeShown(row, name, 'de');
  const said = { text: locale === undefined ? '' : String(valueIn(row, name, locale)) };
  return locale === undefined || locale === 'de' ? said : { ...said, lang: locale };
};
const text: CellKind = { cell: textCell, width: 110, firstOrder: 'ASC' };
const number: CellKind = { ...text, width: 80, firstOrder: 'DESC' };
const counted: CellKind = {
  cell: (row, name) => ({ text: Array.isArray(row[name]) && row[name].length > 0 ? String(row[name].length) : '' }),
  width: 70,
  firstOrder: 'DESC',
};
const named: CellKind = {
  cell: (row, name) => ({ text: names([row[name]].flat()) }),
  width: 90,
  grow: true,
  firstOrder: 'ASC',
};
/** Rich text is no cell; its words are in the search. */
const tooLong: CellKind = { cell: () => ({ text: '' }), width: 110, firstOrder: 'ASC' };

/** How each kind of field stands in a list. */
export const cellKinds: { [Kind in FieldKind]: CellKind<Extract<Field, { kind: Kind }>> } = {
  text,
  multiline: { ...text, grow: true },
  richText: tooLong,
  svg: tooLong,
  url: { ...text, grow: true },
  email: { ...text, grow: true },
  boolean: { cell: (row, name) => ({ text: row[name] === true ? listWords.yes : '' }), width: 60, firstOrder: 'DESC' },
  date: { cell: (row, name) => ({ text: formatDay(row[name]) }), width: 86, firstOrder: 'DESC' },
  dateTime: { cell: (row, name) => ({ text: formatMoment(row[name]) }), width: 122, firstOrder: 'DESC' },
  color: text,
  decimal: number,
  integer: number,
  choice: {
    ...text,
    cell: (row, name, field: ChoiceField) => ({ text: field.choices.find(({ id }) => id === row[name])?.label ?? '' }),
  },
  reference: named,
  references: named,
  record: named,
  records: named,
  associations: counted,
  list: counted,
  image: {
    cell: (row, name) => ({ text: (localized(row, name, 'de') as Upload | undefined)?.name ?? '' }),
    width: 110,
    firstOrder: 'ASC',
  },
  images: counted,
  files: counted,
};

/** Short, since two of them would take the room of a title; the tooltip says all of it. */
const moment: CellKind = {
  cell: (row, name) => ({ text: formatShortDay(row[name]), full: formatMoment(row[name]) }),
  width: 68,
  firstOrder: 'DESC',
};

/** The cells of what every record has beside its declared fields. */
export const metaCells: Partial<Record<string, CellKind>> = {
  id: { cell: ({ id }) => ({ text: String(id) }), width: 54, firstOrder: 'DESC' },
  createdAt: moment,
  updatedAt: moment,
};

/** `[{id, name, translations}]` as `Tourismus, Energie`. */
function names(entries: unknown[]): string {
  return entries
    .map((entry) => (typeof entry === 'object' && entry !== null ? String(localized(entry, 'name', 'de') ?? '') : ''))
    .filter(Boolean)
    .join(', ');
}
