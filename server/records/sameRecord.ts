import type { ContentType } from '../../domain/contentType';
import type { Fields } from '../../domain/fields';
import { render } from './render';

type Values = Record<string, any>;

/** Kinds whose values are other entries, with names that are not the record's own. */
const related = new Set<string>(['references', 'reference', 'records', 'record']);

/** Whether two states of a record would be stored alike, their moments included. */
export function isSameRecord(type: ContentType<any>, one: Values, other: Values): boolean {
  return textOf(type, one) === textOf(type, other);
}

function textOf(type: ContentType<any>, record: Values): string {
  const links = Object.entries(type.fields as Fields).filter(([, { kind }]) => related.has(kind)).map(([name]) => [name, idsOf(record[name])]);
  return render(type, { ...record, ...Object.fromEntries(links) } as Parameters<typeof render>[1]).body;
}

function idsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsOf);
  return typeof value === 'object' && value !== null ? { id: (value as { id: unknown }).id } : value;
}
