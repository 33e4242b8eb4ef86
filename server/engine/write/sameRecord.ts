import type { ContentType } from '../../../domain/contentType';
import type { Field, Fields } from '../../../domain/fields';
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
  const links = Object.entries(type.fields as Fields).map(([name, field]) => [name, ownPart(field, record[name])]);
  return render(type, { ...record, ...Object.fromEntries(links) } as Parameters<typeof render>[1]).body;
}

function ownPart(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'references': case 'reference': case 'records': case 'record': return idsOf(value);
    case 'associations': return (value as Values[]).map((item) => inOrder({ ...item, [field.there]: idsOf(item[field.there]), ...(field.links && { [field.links.name]: idsOf(item[field.links.name]) }) }));
    default: return value;
  }
}

function idsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsOf);
  return typeof value === 'object' && value !== null ? { id: (value as { id: unknown }).id } : value;
}

/** The same with its keys in order: those of rows that are read and of such that are sent are not. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, part]) => [key, inOrder(part)]));
}
