import type { ContentType } from '../../domain/contentType';
import type { Field, Fields } from '../../domain/fields';
import { partsOfTie } from '../../domain/recordFields';
import { partAt } from '../../domain/review/values';
import { render } from './render';

type Values = Record<string, any>;

/** Kinds whose values are other entries, with names that are not the record's own. */
const related = new Set<string>(['references', 'reference', 'records', 'record']);

/** Whether two states of a record would be stored alike, their moments included. */
export function isSameRecord(type: ContentType<any>, one: Values, other: Values): boolean {
  return textOf(type, one) === textOf(type, other);
}

function textOf(type: ContentType<any>, record: Values): string {
  const links = Object.entries(type.fields as Fields).flatMap(([name, field]) => {
    if (field.kind === 'ties') return [[name, rowsOf(field, record[name])]];
    return related.has(field.kind) ? [[name, idsOf(record[name])]] : [];
  });
  return render(type, { ...record, ...Object.fromEntries(links) } as Parameters<typeof render>[1]).body;
}

function idsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsOf);
  return typeof value === 'object' && value !== null ? { id: (value as { id: unknown }).id } : value;
}

/** What each row of ties says, whatever else stands in it of the other side. */
function rowsOf(field: Extract<Field, { kind: 'ties' }>, items: Values[]): unknown {
  const parts = Object.entries(partsOfTie(field));
  return items.map((item) => [item.id, parts.map(([path, { kind }]) => (related.has(kind) ? idsOf(partAt(item, path)) : partAt(item, path))), field.links && idsOf(item[field.links.name])]);
}
