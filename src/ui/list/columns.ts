import type { ContentType } from '../../../domain/contentType';
import type { Feature } from '../../../domain/features';
import type { Field, FieldKind, Fields } from '../../../domain/fields';
import { localized } from '../../../domain/locales';
import { listTexts } from '../../i18n/lists';
import { formatDay, formatMoment, formatYear } from './format';
import type { Row } from './useRecords';

/** One column: its head, how wide it is in pixels, and the text of a cell. */
export interface Column {
  name: string;
  label: string;
  /** At least this wide; on a wide screen those that grow keep their share, the title gets the rest. */
  width: number;
  grow?: boolean;
  /** The switch that shows it. */
  feature?: Feature;
  /** Opens the record and carries its marks; every table has one. */
  isTitle?: boolean;
  text: (row: Row) => string;
}
type Options = Partial<Pick<Column, 'label' | 'grow'>> & { width: number };

export const idColumn: Column = { name: 'id', label: listTexts.id, width: 58, text: ({ id }) => String(id) };
export const createdColumn: Column = {
  name: 'createdAt', label: listTexts.createdAt, width: 122, text: ({ createdAt }) => formatMoment(createdAt),
};
export const updatedColumn: Column = {
  name: 'updatedAt', label: listTexts.updatedAt, width: 122, text: ({ updatedAt }) => formatMoment(updatedAt),
};

/** A column of a declared field: its label and switch come from the declaration, its text from the kind of field. */
export function fieldColumn<F extends Fields>(type: ContentType<F>, name: keyof F & string, options: Options): Column {
  const { label, kind, feature } = type.fields[name] as Field;
  return { ...options, name, feature, label: options.label ?? label, text: (row) => textOf(kind, row, name) };
}

/** The column that names the record. */
export function titleColumn<F extends Fields>(type: ContentType<F>, options: Options): Column {
  return { ...fieldColumn(type, type.titleField, options), isTitle: true };
}

/** The year of a date. */
export function yearColumn<F extends Fields>(type: ContentType<F>, name: keyof F & string, options: Options): Column {
  return { ...fieldColumn(type, name, options), text: (row) => formatYear(row[name]) };
}

function textOf(kind: FieldKind, row: Row, name: string): string {
  if (kind === 'references' || kind === 'records') return names(row[name]);
  if (kind === 'reference' || kind === 'record') return names([row[name]].filter(Boolean));
  if (kind === 'date') return formatDay(row[name]);
  return String(localized(row, name, 'de') ?? '');
}

/** `[{id, name, translations}]` as `Tourismus, Energie`. */
function names(entries: unknown): string {
  if (!Array.isArray(entries)) return '';
  return entries.map((entry: object) => String(localized(entry, 'name', 'de') ?? '')).filter(Boolean).join(', ');
}
