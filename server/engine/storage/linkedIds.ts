import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Filters } from '../../../domain/filters';
import { defaultOrderOf } from '../../../domain/lists/listRequest';
import { snakeCase } from './naming';

/** So many have room in an index. */
const most = 50;

const columnOf = (field: string) => `linked_${snakeCase(field)}`;

/**
 * Whether the rows of a type say what the links of a field lead to: where lists offer a filter by them and stand by titles, dates or places, whose index has to know it. In lists by id the
 * links stand in the order of the list themselves.
 */
export function hasLinkedIds(type: ContentType<any>, field: string): boolean {
  return defaultOrderOf(type)[0]?.field !== 'id' && offered(type).has(field);
}

/** By what lists of a type are filtered. */
const offered = (type: ContentType<any>): Set<string> =>
  new Set(Object.values(type.filters as Filters).flatMap((filter) => (filter.kind === 'references' && !filter.hidden ? [filter.field] : [])));

/** The column of a row `p` that says what the links of a field lead to; null where these are too many for it. */
export const linkedIdsColumn = (field: string): RawBuilder<unknown> => sql.ref(`p.${columnOf(field)}`);

/** What these columns say of a record: the same as the triggers of the links do (`linkedIds` of the migrations), which then find nothing to write. */
export function linkedIdsOf(type: ContentType<any>, record: Record<string, unknown>): Record<string, number[] | null> {
  return Object.fromEntries([...offered(type)].filter((field) => hasLinkedIds(type, field)).map((field) => {
    const ids = ((record[field] ?? []) as { id: number }[]).map(({ id }) => id);
    return [columnOf(field), ids.length > most ? null : ids.toSorted((a, b) => a - b)];
  }));
}
