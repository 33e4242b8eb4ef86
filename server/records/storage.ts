import type { ContentType } from '../../domain/contentType';
import type { Field, Fields } from '../../domain/fields';
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

const columns: Record<Exclude<Field['kind'], 'references'>, Column> = {
  text: asIs,
  multiline: asIs,
  richText: asIs,
  url: asIs,
  email: asIs,
  choice: asIs,
  boolean: asIs,
  date: asIs,
  decimal: number,
  list: json,
  images: json,
  files: json,
};

function columnsOf(type: ContentType<any>): { name: string; column: string; storage: Column }[] {
  return Object.entries(type.fields as Fields).flatMap(([name, { kind }]) =>
    kind === 'references' ? [] : [{ name, column: snakeCase(name), storage: columns[kind] }],
  );
}

/**
 * The columns of a record's own row; relations, rendered shapes and housekeeping are not among them. JSON columns are
 * texts, as the driver wants them, or values, as `json_populate_recordset` does.
 */
export function toRow(type: ContentType<any>, record: Record<string, unknown>, jsonAs: 'text' | 'value' = 'text'): Record<string, unknown> {
  const put = ({ toColumn }: Column, value: unknown) => (jsonAs === 'value' && toColumn === json.toColumn ? value : toColumn(value));
  const row: Record<string, unknown> = { is_public: record.isPublic, translations: put(json, record.translations) };
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
