import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Fields } from '../../../domain/fields';
import type { Filters } from '../../../domain/filters';
import { defaultOrderOf } from '../../../domain/lists/listRequest';
import { snakeCase } from './naming';

/** The triggers have the same number, which a test compares; an index has room for so many beside a long title. */
const most = 16;

const columnOf = (field: string) => `linked_${snakeCase(field)}`;

/**
 * The fields of which the rows of a type say what their links lead to: where lists offer a filter by them and stand by
 * titles, dates or places, whose index has to know it. In lists by id the links stand in the order of the list
 * themselves.
 */
function linkedFields(type: ContentType<any>): string[] {
  if (defaultOrderOf(type)[0]?.field === 'id') return [];
  const filtered = Object.values(type.filters as Filters).flatMap((filter) =>
    filter.kind === 'references' && !filter.hidden && (type.fields as Fields)[filter.field]?.kind === 'references'
      ? [filter.field]
      : [],
  );
  return [...new Set(filtered)];
}

/**
 * The column by which rows of a type say which write they are as they are by: where the index of the list knows the
 * links it knows this too, and the rows need not be looked up.
 */
export const markColumn = (type: ContentType<any>): 'written' | 'xmin' =>
  linkedFields(type).length > 0 ? 'written' : 'xmin';

export const hasLinkedIds = (type: ContentType<any>, field: string): boolean => linkedFields(type).includes(field);

/** The column of a row `p` that says what the links of a field lead to; null where these are too many for it. */
export const linkedIdsColumn = (field: string): RawBuilder<unknown> => sql.ref(`p.${columnOf(field)}`);

/**
 * These columns of a record, by name: the triggers of its links say the same (`linkedIds` of the migrations), and find
 * nothing to write.
 */
export function linkedColumns(
  type: ContentType<any>,
  record: Record<string, unknown>,
): Record<string, number[] | null> {
  return Object.fromEntries(
    linkedFields(type).map((field) => {
      const ids = ((record[field] ?? []) as { id: number }[]).map(({ id }) => id);
      return [columnOf(field), ids.length > most ? null : ids.toSorted((a, b) => a - b)];
    }),
  );
}
