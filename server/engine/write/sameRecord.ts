import type { ContentType } from '../../../domain/contentType';
import { perKind, type PerKind } from '../../../domain/kinds/perKind';
import { mapValues } from '../../../domain/visitValues';
import { render } from '../storage/render';

type Values = Record<string, any>;

/**
 * Whether two states of a record would be stored alike, their moments included. Of other entries and records only the id
 * counts: their names are not the record's own.
 */
export function isSameRecord(type: ContentType<any>, one: Values, other: Values): boolean {
  return textOf(type, one) === textOf(type, other);
}

function textOf(type: ContentType<any>, record: Values): string {
  return render(type, mapValues(type, record, ({ field, value }) => ownPart(field, value)) as Parameters<typeof render>[1]).body;
}

const asItIs = (_field: unknown, value: unknown) => value;
const ids = (_field: unknown, value: unknown) => idsOf(value);

/** What of a value is the record's own; that of its parts is known. */
const ownParts: PerKind<unknown, [value: unknown]> = {
  text: asItIs, multiline: asItIs, richText: asItIs, svg: asItIs, url: asItIs, email: asItIs, boolean: asItIs, date: asItIs, dateTime: asItIs, color: asItIs,
  decimal: asItIs, integer: asItIs, choice: asItIs, list: asItIs, image: asItIs, images: asItIs, files: asItIs,
  reference: ids, references: ids, record: ids, records: ids,
  associations: ({ links }, value) => (value as Values[]).map((row) => inOrder({ ...row, ...(links && { [links.name]: idsOf(row[links.name]) }) })),
};
const ownPart = perKind(ownParts);

function idsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsOf);
  return typeof value === 'object' && value !== null ? { id: (value as { id: unknown }).id } : value;
}

/** The same with its keys in order: those of rows that are read and of such that are sent are not. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, part]) => [key, inOrder(part)]));
}
