import { apiBase } from '../../../domain/http';
import type { Field, Fields, Upload } from '../../../domain/fields';
import { structureOf } from '../../../domain/kinds/items';
import { perKind, type PerKind } from '../../../domain/kinds/perKind';
import { localized, type ContentLocale } from '../../../domain/locales';
import { formatTimestamp } from '../../../domain/values/timestamps';
import { plainText } from '../../../domain/lists/search';

/** The language of a value, and the base URL for files. */
export interface Reading {
  locale: ContentLocale;
  base: string;
}
type In = [value: any, at: Reading];
type Entry = { name?: string };

const text = (_field: unknown, value: unknown) => String(value);
const named = (entry: Entry, { locale }: Reading) => String(localized(entry, 'name', locale) ?? '');
const entry = (_field: unknown, value: Entry, at: Reading) => named(value, at);
const names = (_field: unknown, values: Entry[], at: Reading) => values.map((value) => named(value, at)).join(', ');
const addresses = (_field: unknown, files: Upload[], { base }: Reading) =>
  files.map(({ id, extension }) => `${base}${apiBase}/files/download/${id}.${extension}`).join('\n');

const texts: PerKind<string, In> = {
  text,
  multiline: text,
  url: text,
  email: text,
  color: text,
  decimal: text,
  integer: text,
  richText: (_field, html) => plainText(String(html)),
  // Drawings do not fit into a cell.
  svg: () => '',
  boolean: (_field, value) => (value ? 'Ja' : 'Nein'),
  date: (_field, day) => String(day).slice(0, 10).split('-').toReversed().join('.'),
  dateTime: (_field, moment) => formatTimestamp(String(moment)),
  choice: ({ choices }, value) => choices.find(({ id }) => id === value)?.label ?? String(value),
  reference: entry,
  references: names,
  record: entry,
  records: names,
  list: items,
  associations: items,
  image: (field, file, at) => addresses(field, [file], at),
  images: addresses,
  files: addresses,
};
const textOf = perKind(texts);

/** The text of a value in a spreadsheet; '' if it is empty. */
export function cellText(field: Field, value: unknown, at: Reading): string {
  return value === null || value === undefined ? '' : textOf(field, value, at);
}

/** Items of two parts become lines such as `label: URL`, longer ones become blocks of lines. */
function items(field: Field, values: Record<string, unknown>[], at: Reading): string {
  const parts = Object.entries(structureOf(field)?.parts ?? ({} as Fields));
  const short = parts.length <= 2;
  const blocks = values.map((item) =>
    parts
      .map(([name, part]) => cellText(part, localized(item, name, at.locale), at))
      .filter(Boolean)
      .join(short ? ': ' : '\n'),
  );
  return blocks.filter(Boolean).join(short ? '\n' : '\n\n');
}
