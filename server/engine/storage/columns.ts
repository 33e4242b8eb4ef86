import type { ContentType } from '../../../domain/contentType';
import type { FieldKind } from '../../../domain/fields';
import { linkTableOf, snakeCase } from './naming';

/** How a value lies in its column; records are read from the texts that stand beside it. */
interface Column {
  in: 'column';
  toColumn(value: any): unknown;
  /** A column of ids says so. */
  suffix?: '_id';
  /** Written as JSON. */
  isJson?: true;
  /** Sorted as people sort words, `Ä` beside `A`; never null. */
  isText?: true;
}
/**
 * Where the values of a kind of field lie: in a column of the record's row, in a link table, in rows of another table.
 */
type Storage = Column | { in: 'links' } | { in: 'rows' };

const asIs: Column = { in: 'column', toColumn: (value) => value };
/** Answers may say null where nothing is. */
const orBlank: Column = { ...asIs, toColumn: (value) => value ?? '' };
const words: Column = { ...asIs, isText: true };
const json: Column = { in: 'column', isJson: true, toColumn: (value) => JSON.stringify(value) };
const number: Column = { in: 'column', toColumn: (value) => (value === '' ? null : value) };
/** A foreign key: `{id}` or nothing. */
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
  richText: asIs,
  svg: asIs,
  choice: orBlank,
  boolean: asIs,
  date: asIs,
  dateTime: asIs,
  color: orBlank,
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
export function holdsText(type: Pick<ContentType, 'fields'>, name: string): boolean {
  const field = type.fields[name];
  const storage = field && storages[field.kind];
  return storage?.in === 'column' && storage.isText === true;
}

/** The relations that lie in link tables: to reference lists, and to other records. */
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
 * The columns of a record's own row; relations, rendered shapes and housekeeping are not
 * among them. JSON columns are texts, as the driver wants them, or values, as `json_populate_recordset` does.
 */
export function toRow(
  type: ContentType,
  record: Record<string, unknown>,
  jsonAs: 'text' | 'value' = 'text',
): Record<string, unknown> {
  const put = ({ toColumn, isJson }: Column, value: unknown) =>
    jsonAs === 'value' && isJson ? value : toColumn(value);
  const row: Record<string, unknown> = {
    ...(type.shares && { type: type.shares.type }),
    is_public: record.isPublic,
    translations: put(json, record.translations),
  };
  for (const { name, column, storage } of columnsOf(type)) row[column] = put(storage, record[name]);
  return row;
}

/** Names of the columns that declared fields and filters have; a test compares them with the migrated table. */
export function declaredColumns(type: ContentType): string[] {
  return columnsOf(type).map(({ column }) => column);
}
