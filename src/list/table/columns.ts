import type { ReactNode } from 'react';
import type { Feature } from '../../../domain/features';
import type { Field, ChoiceField, FieldKind, Upload } from '../../../domain/fields';
import { nameOf } from '../../../domain/contentType';
import { orderingOf } from '../../../domain/kinds/ordering';
import { listWords } from '../../i18n/lists';
import { formatYear, formatDay, formatMoment, formatShortDay } from '../../ui/format';
import type { ListedType, Row } from '../ListType';
import { localeShown, localized, valueIn, type ContentLocale } from '../../../domain/locales';

export interface ColumnProps {
  /** The name of a declared field, or `id`, `createdAt`, `updatedAt`. */
  source: string;
  /** Where the head says something else than the declaration. */
  label?: string;
  /** Pixels, where the usual width of the kind does not fit. */
  width?: number;
  /** Whether it takes a share of a wide screen. */
  grow?: boolean;
  /** Only the year of a date. */
  year?: boolean;
  /** What a cell says, where that is not the value of the field. */
  text?: (row: Row) => string;
  /** What a cell shows, where that is more than a text. */
  content?: (row: Row) => ReactNode;
}

/** One column, complete: from the declaration where the page says nothing else. */
export interface Column {
  name: string;
  label: string;
  width: number;
  grow: boolean;
  /** The switch that shows it. */
  feature: Feature | undefined;
  /** Names the record, opens it and carries its marks. */
  isTitle: boolean;
  /** The order of the first click on its head; undefined where the list cannot be ordered by it. */
  firstOrder: 'ASC' | 'DESC' | undefined;
  cell: (row: Row) => Cell;
  content: ((row: Row) => ReactNode) | undefined;
}

export function columnOf(type: ListedType, { source, label, width, grow, year, text, content }: ColumnProps): Column {
  const field = type.fields[source] as Field | undefined;
  const isTitle = source === type.titleField;
  const kind = field ? cellKinds[field.kind] : metaCells[source];
  const cell = year ? yearCell : kind?.cell;
  return {
    name: source,
    label: label ?? field?.label ?? metaLabels[source] ?? source,
    width: width ?? (year ? 68 : isTitle ? 280 : (kind?.width ?? 110)),
    grow: grow ?? kind?.grow ?? false,
    feature: field?.feature,
    isTitle,
    firstOrder: type.orderBy.includes(source) ? firstOrderOf(field, kind?.firstOrder) : undefined,
    content,
    cell: text
      ? (row) => ({ text: text(row) })
      : isTitle && type.nameOf
        ? (row) => ({ text: nameOf(type, row) })
        : (row) => cell?.(row, source, field as never) ?? { text: '' },
  };
}

/** Words from A, numbers and days from the latest. */
function firstOrderOf(field: Field | undefined, usual: Column['firstOrder'] = 'ASC'): 'ASC' | 'DESC' {
  if (field?.counted) return 'DESC';
  return field && orderingOf(field) === 'words' ? 'ASC' : usual;
}

const yearCell = (row: Row, name: string): Cell => ({ text: formatYear(row[name]) });
const metaLabels: Record<string, string> = {
  id: listWords.id,
  createdAt: listWords.createdAt,
  updatedAt: listWords.updatedAt,
};

/** What a cell shows; `full` is said in its place by its tooltip and to screen readers. */
interface Cell {
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
const cellKinds: { [Kind in FieldKind]: CellKind<Extract<Field, { kind: Kind }>> } = {
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
const metaCells: Partial<Record<string, CellKind>> = {
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
