import type { Upload } from '../fields';
import { cachedByText } from '../values/cachedByText';
import { plainText } from './search';
import { perKind, type PerKind } from '../kinds/perKind';

type Entry = { name?: string; translations?: Record<string, { name?: string }> };
const nothing = () => [];
const wordsOf = cachedByText(plainText, 2_000_000);
const text = (_field: unknown, value: any) => [String(value)];
const entry = (_field: unknown, value: any) => (value ? namesOf(value) : []);
const names = (_field: unknown, value: any) => (value as Entry[]).flatMap(namesOf);
const fileName = (_field: unknown, { name }: Upload) => [name];
const fileNames = (_field: unknown, value: any) => (value as Upload[]).map(({ name }) => name);

function namesOf({ name, translations }: Entry): string[] {
  return [name, ...Object.values(translations ?? {}).map((texts) => texts.name)].filter((one) => one !== undefined);
}

const tables: PerKind<string[], [value: any]> = {
  text,
  multiline: text,
  url: text,
  email: text,
  date: text,
  decimal: text,
  integer: text,
  richText: (_field, html) => [wordsOf(String(html))],
  // `Herr` would match almost every person.
  choice: nothing,
  boolean: nothing,
  // The words of a drawing are stored in separate text fields.
  svg: nothing,
  // Rarely searched.
  dateTime: nothing,
  color: nothing,
  reference: entry,
  references: names,
  // Related records have their own search text.
  record: nothing,
  records: nothing,
  // Their parts are visited separately.
  list: nothing,
  associations: nothing,
  image: fileName,
  images: fileNames,
  files: fileNames,
};

const read = perKind(tables);

/** The searchable strings of a value, without those of its parts. */
export const searchWordsOf: typeof read = (field, value) => (value == null ? [] : read(field, value));
