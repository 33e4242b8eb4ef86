import type { ReactNode } from 'react';
import type { Feature } from '../../../domain/features';
import type { Field, ChoiceField, FieldKind, Upload } from '../../../domain/fields';
import { nameOf } from '../../../domain/contentType';
import { orderingOf } from '../../../domain/kinds/ordering';
import { listWords } from '../../i18n/lists';
import { formatYear, formatDay, formatDateTime, formatShortDay } from '../../ui/format';
import type { ListedType, Row } from '../ListType';
import { localeFound, localized, valueIn, type ContentLocale } from '../../../domain/locales';

export interface ColumnProps {
  /** The name of a declared field, or `id`, `createdAt`, `updatedAt`. */
  source: string;
  /** The label, if it differs from the declaration's. */
  label?: string;
  /** The width in pixels, if that of the kind does not fit. */
  width?: number;
  /** Whether it grows on a wide screen. */
  grow?: boolean;
  /** Shows only the year of a date. */
  year?: boolean;
  /** The text of a cell, if it is not the field's value. */
  text?: (row: Row) => string;
  /** The content of a cell, if it is more than text. */
  content?: (row: Row) => ReactNode;
}

/** In pixels, which leaves room for three letters. */
export const narrowestColumn = 44;

/** A complete column: defaults from the declaration, overridden by the page. */
export interface Column {
  name: string;
  label: string;
  width: number;
  grow: boolean;
  /** The feature switch that shows it. */
  feature: Feature | undefined;
  /** Whether it names the record, opens it and shows its icons. */
  isTitle: boolean;
  /** The sort direction after the first click on its head; undefined if it cannot be sorted. */
  firstOrder: 'ASC' | 'DESC' | undefined;
  /** Whether its cells can be edited in place. */
  isEdited: boolean;
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
    // A custom text shows more than one field.
    isEdited:
      field !== undefined &&
      editedKinds.includes(field.kind) &&
      !text &&
      !content &&
      source !== 'position' &&
      !(isTitle && type.nameOf),
    content,
    cell: text
      ? (row) => ({ text: text(row) })
      : isTitle && type.nameOf
        ? (row) => ({ text: nameOf(type, row) })
        : (row) => cell?.(row, source, field as never) ?? { text: '' },
  };
}

/** Kinds with a one-line input, whose cells show the complete value. */
const editedKinds: readonly FieldKind[] = [
  'text',
  'url',
  'email',
  'boolean',
  'date',
  'dateTime',
  'color',
  'decimal',
  'integer',
  'choice',
  'reference',
  'references',
];

/** Words start with A, numbers and dates with the highest. */
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

/** The content of a cell; the tooltip and screen readers get `full` instead. */
interface Cell {
  text: string;
  full?: string;
  /** The language of the text, if it is not German. */
  lang?: ContentLocale;
}

interface CellKind<F extends Field = any> {
  cell: (row: Row, name: string, field: F) => Cell;
  /** The default width in pixels. */
  width: number;
  grow?: boolean;
  /** The sort direction after the first click on a head: words start with A, numbers and dates with the highest. */
  firstOrder: 'ASC' | 'DESC';
}

const textCell = (row: Row, name: string): Cell => {
  const locale = localeFound(row, name, 'de');
  const shown = { text: locale === undefined ? '' : String(valueIn(row, name, locale)) };
  return locale === undefined || locale === 'de' ? shown : { ...shown, lang: locale };
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
/** Rich text is too long for a cell, but the search covers it. */
const tooLong: CellKind = { cell: () => ({ text: '' }), width: 110, firstOrder: 'ASC' };

/** The cell of each kind of field. */
const cellKinds: { [Kind in FieldKind]: CellKind<Extract<Field, { kind: Kind }>> } = {
  text,
  multiline: { ...text, grow: true },
  richText: tooLong,
  svg: tooLong,
  url: { ...text, grow: true },
  email: { ...text, grow: true },
  boolean: { cell: (row, name) => ({ text: row[name] === true ? listWords.yes : '' }), width: 60, firstOrder: 'DESC' },
  date: { cell: (row, name) => ({ text: formatDay(row[name]) }), width: 86, firstOrder: 'DESC' },
  dateTime: { cell: (row, name) => ({ text: formatDateTime(row[name]) }), width: 122, firstOrder: 'DESC' },
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

/** Short, because two of them would take the width of a title; the tooltip shows the full date and time. */
const moment: CellKind = {
  cell: (row, name) => ({ text: formatShortDay(row[name]), full: formatDateTime(row[name]) }),
  width: 78,
  firstOrder: 'DESC',
};

/** The cells of undeclared fields that every record has. */
const metaCells: Partial<Record<string, CellKind>> = {
  id: { cell: ({ id }) => ({ text: String(id) }), width: 54, firstOrder: 'DESC' },
  createdAt: moment,
  updatedAt: moment,
};

/** Formats `[{id, name, translations}]` as `Tourismus, Energie`. */
function names(entries: unknown[]): string {
  return entries
    .map((entry) => (typeof entry === 'object' && entry !== null ? String(localized(entry, 'name', 'de') ?? '') : ''))
    .filter(Boolean)
    .join(', ');
}
