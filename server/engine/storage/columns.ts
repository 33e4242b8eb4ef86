import type { ContentType } from '../../../domain/contentType';
import type { FieldKind } from '../../../domain/fields';
import { isPublishedByTime, publishingOf } from '../../../domain/publishing';
import { linkTableOf, snakeCase } from './naming';

/** How a value is stored in its column. Records are read from the rendered JSON, not from these columns. */
interface Column {
  in: 'column';
  toColumn(value: any): unknown;
  /** Suffix of columns that hold ids. */
  suffix?: '_id';
  isJson?: true;
  /** Sorted by German collation, `Ä` next to `A`; never null. */
  isText?: true;
}
/** Where a kind of field is stored: in a column of the record's row, in a link table, or in rows of another table. */
type Storage = Column | { in: 'links' } | { in: 'rows' };

const plain: Column = { in: 'column', toColumn: (value) => value };
/** Empty values can be null in responses. */
const orBlank: Column = { ...plain, toColumn: (value) => value ?? '' };
const words: Column = { ...plain, isText: true };
const json: Column = { in: 'column', isJson: true, toColumn: (value) => JSON.stringify(value) };
const number: Column = { in: 'column', toColumn: (value) => (value === '' ? null : value) };
/** A foreign key: `{id}` or null. */
const key: Column = {
  in: 'column',
  suffix: '_id',
  toColumn: (value) => value?.id ?? null,
};

const storages: Record<FieldKind, Storage> = {
  text: words,
  multiline: words,
  url: words,
  email: words,
  richText: plain,
  svg: plain,
  choice: orBlank,
  boolean: plain,
  date: plain,
  dateTime: plain,
  color: orBlank,
  decimal: number,
  integer: plain,
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

/** The column of a field; single relations end in `_id`. */
export function columnOf(name: string, kind: FieldKind): string {
  const storage = storages[kind];
  return `${snakeCase(name)}${(storage.in === 'column' && storage.suffix) || ''}`;
}

/** Whether a field is text sorted by German collation. */
export function holdsText(type: Pick<ContentType, 'fields'>, name: string): boolean {
  const field = type.fields[name];
  const storage = field && storages[field.kind];
  return storage?.in === 'column' && storage.isText === true;
}

/** The relations stored in link tables: to reference lists and to other records. */
export function linksOf(type: ContentType): { field: string; table: string }[] {
  return Object.entries(type.fields).flatMap(([field, { kind }]) =>
    storages[kind].in === 'links' ? [{ field, table: linkTableOf(type, field) }] : [],
  );
}

function columnsOf(type: ContentType): { name: string; column: string; storage: Column }[] {
  return Object.entries(type.fields).flatMap(([name, { kind }]) => {
    const storage = storages[kind];
    return storage.in === 'column' ? [{ name, column: columnOf(name, kind), storage }] : [];
  });
}

/**
 * The columns of a record's own row, without relations, rendered JSON and bookkeeping. JSON columns are strings for the
 * driver, or values for `json_populate_recordset`.
 */
export function toRow(
  type: ContentType,
  record: Record<string, unknown>,
  jsonAs: 'text' | 'value' = 'text',
): Record<string, unknown> {
  if (type.list) return referenceRow(type, record);
  const put = ({ toColumn, isJson }: Column, value: unknown) =>
    jsonAs === 'value' && isJson ? value : toColumn(value);
  const row: Record<string, unknown> = {
    ...(type.shares && { type: type.shares.type }),
    is_public: record.isPublic,
    ...(isPublishedByTime(type) && {
      publish_from: record.publishFrom ?? null,
      publish_till: record.publishTill ?? null,
    }),
    translations: put(json, record.translations),
  };
  for (const { name, column, storage } of columnsOf(type)) row[column] = put(storage, record[name]);
  return row;
}

/** The row of a reference, whose columns are also written by other code. */
function referenceRow(type: ContentType, record: Record<string, any>): Record<string, unknown> {
  const { isPublic, translations, name, position, synonyms, context } = record;
  const own = Object.keys(type.fields).filter((field) => !['name', 'position', 'synonyms', 'context'].includes(field));
  const extra = own.flatMap((field) => {
    const value = type.fields[field]?.kind === 'reference' ? record[field] && { id: record[field].id } : record[field];
    // Clients expect missing keys instead of empty values.
    return value === null || value === '' || value === 0 ? [] : [[field, value] as const];
  });
  return {
    is_public: isPublic,
    translations: JSON.stringify(translations),
    name,
    position,
    synonyms: synonyms === '' ? [] : synonyms.split('\n'),
    context: context || null,
    extra: JSON.stringify(Object.fromEntries(extra)),
  };
}

/** The columns of declared fields. A test compares them with the migrated table. */
export function declaredColumns(type: ContentType): string[] {
  return [...columnsOf(type).map(({ column }) => column), ...Object.keys(publishingOf(type)).map(snakeCase)];
}
