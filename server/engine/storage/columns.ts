import type { ContentType } from '../../../domain/contentType';
import type { Field, Fields } from '../../../domain/fields';
import { snakeCase } from './naming';

/**
 * Row <-> record, in one place: how each kind of field lies in its column. Relations lie in link tables
 * (links.ts), the other languages of a field in the column `translations`.
 */
interface Column {
  toColumn(value: any): unknown;
  fromColumn(stored: any): unknown;
}

const asIs: Column = { toColumn: (value) => value, fromColumn: (stored) => stored };
const json: Column = { toColumn: (value) => JSON.stringify(value), fromColumn: (stored) => stored };
const number: Column = { toColumn: (value) => (value === '' ? null : value), fromColumn: (stored) => stored ?? '' };

/** A foreign key: `{id}` or nothing. */
const key: Column = { toColumn: (value) => value?.id ?? null, fromColumn: (stored) => (stored === null || stored === undefined ? null : { id: stored }) };

/** Relations to several others lie in tables of their own. */
const elsewhere = ['references', 'records', 'associations'] as const;
type Elsewhere = (typeof elsewhere)[number];
const isElsewhere = (kind: Field['kind']): kind is Elsewhere => (elsewhere as readonly string[]).includes(kind);

const columns: Record<Exclude<Field['kind'], Elsewhere>, Column> = {
  text: asIs,
  multiline: asIs,
  richText: asIs,
  url: asIs,
  email: asIs,
  choice: asIs,
  boolean: asIs,
  date: asIs,
  decimal: number,
  integer: asIs,
  reference: key,
  record: key,
  list: json,
  images: json,
  files: json,
};

/** The column of a field; that of a single relation holds an id and says so. */
export function columnOf(name: string, kind: Field['kind']): string {
  return kind === 'reference' || kind === 'record' ? `${snakeCase(name)}_id` : snakeCase(name);
}

function columnsOf(type: ContentType<any>): { name: string; column: string; storage: Column }[] {
  return Object.entries(type.fields as Fields).flatMap(([name, { kind }]) =>
    isElsewhere(kind) ? [] : [{ name, column: columnOf(name, kind), storage: columns[kind] }],
  );
}

/**
 * The columns of a record's own row; relations, rendered shapes and housekeeping are not among them. JSON columns are
 * texts, as the driver wants them, or values, as `json_populate_recordset` does.
 */
export function toRow(type: ContentType<any>, record: Record<string, unknown>, jsonAs: 'text' | 'value' = 'text'): Record<string, unknown> {
  const put = ({ toColumn }: Column, value: unknown) => (jsonAs === 'value' && toColumn === json.toColumn ? value : toColumn(value));
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
