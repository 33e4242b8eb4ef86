import type { ContentType } from '../../../domain/contentType';
import type { FieldKind, Fields } from '../../../domain/fields';
import { momentOf } from '../../../domain/moments';
import { linkTableOf, snakeCase } from './naming';

/** How a value lies in its column, and is read from there: row <-> record, in one place. */
interface Column {
  in: 'column';
  toColumn(value: any): unknown;
  fromColumn(stored: any): unknown;
  /** A column of ids says so. */
  suffix?: '_id';
  /** Written as JSON. */
  isJson?: true;
  /** Sorted as people sort words, `Ä` beside `A`; never null. */
  isText?: true;
}
/** Where the values of a kind of field lie: in a column of the record's row, in a link table, in rows of another table. */
type Storage = Column | { in: 'links' } | { in: 'rows' };

const asIs: Column = { in: 'column', toColumn: (value) => value, fromColumn: (stored) => stored };
const words: Column = { ...asIs, isText: true };
const json: Column = { in: 'column', isJson: true, toColumn: (value) => JSON.stringify(value), fromColumn: (stored) => stored };
/** A moment of the database, in the clock of Zurich. */
const moment: Column = { ...asIs, fromColumn: (stored) => (stored === null ? null : momentOf(new Date(stored).getTime())) };
const number: Column = { in: 'column', toColumn: (value) => (value === '' ? null : value), fromColumn: (stored) => stored ?? '' };
/** A foreign key: `{id}` or nothing. */
const key: Column = {
  in: 'column', suffix: '_id',
  toColumn: (value) => value?.id ?? null, fromColumn: (stored) => (stored === null || stored === undefined ? null : { id: stored }),
};

const storages: Record<FieldKind, Storage> = {
  text: words,
  multiline: words,
  url: words,
  email: words,
  richText: asIs,
  choice: asIs,
  boolean: asIs,
  date: asIs,
  dateTime: moment,
  color: asIs,
  decimal: number,
  integer: asIs,
  reference: key,
  record: key,
  references: { in: 'links' },
  records: { in: 'links' },
  associations: { in: 'rows' },
  list: json,
  image: { ...json, toColumn: (value) => (value === null ? null : JSON.stringify(value)) },
  images: json,
  files: json,
};

/** The column of a field; that of a single relation holds an id and says so. */
export function columnOf(name: string, kind: FieldKind): string {
  const storage = storages[kind];
  return `${snakeCase(name)}${(storage.in === 'column' && storage.suffix) || ''}`;
}

/** Whether a field holds words, which are sorted as people do. */
export function holdsText(type: Pick<ContentType<any>, 'fields'>, name: string): boolean {
  const field = (type.fields as Fields)[name];
  const storage = field && storages[field.kind];
  return storage?.in === 'column' && storage.isText === true;
}

/** The relations that lie in link tables: to reference lists, and to other records. */
export function linksOf(type: ContentType<any>): { field: string; table: string }[] {
  return Object.entries(type.fields as Fields).flatMap(([field, { kind }]) => (storages[kind].in === 'links' ? [{ field, table: linkTableOf(type, field) }] : []));
}

function columnsOf(type: ContentType<any>): { name: string; column: string; storage: Column }[] {
  return Object.entries(type.fields as Fields).flatMap(([name, { kind }]) => {
    const storage = storages[kind];
    return storage.in === 'column' ? [{ name, column: columnOf(name, kind), storage }] : [];
  });
}

/**
 * The columns of a record's own row; relations, rendered shapes and housekeeping are not among them. JSON columns are
 * texts, as the driver wants them, or values, as `json_populate_recordset` does.
 */
export function toRow(type: ContentType<any>, record: Record<string, unknown>, jsonAs: 'text' | 'value' = 'text'): Record<string, unknown> {
  const put = ({ toColumn, isJson }: Column, value: unknown) => (jsonAs === 'value' && isJson ? value : toColumn(value));
  const row: Record<string, unknown> = { ...(type.shares && { type: type.shares.type }), is_public: record.isPublic, translations: put(json, record.translations) };
  for (const { name, column, storage } of columnsOf(type)) row[column] = put(storage, record[name]);
  return row;
}

/** The opposite of `toRow`. */
export function fromRow(type: ContentType<any>, row: Record<string, unknown>): Record<string, unknown> {
  const record: Record<string, unknown> = { isPublic: row.is_public, translations: row.translations };
  for (const { name, column, storage } of columnsOf(type)) record[name] = storage.fromColumn(row[column]);
  return record;
}

/** Names of the columns that declared fields have; a test compares them with the migrated table. */
export function declaredColumns(type: ContentType<any>): string[] {
  return columnsOf(type).map(({ column }) => column);
}
