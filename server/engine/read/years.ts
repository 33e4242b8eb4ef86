import { sql, type Kysely } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { yearFilters, type YearFilter, type Years } from '../../../domain/lists/years';
import { isShown } from '../../../domain/lists/strangers';
import { snakeCase, tableOf } from '../storage/naming';
import type { Tables } from '../../tables';
import type { View } from './filterConditions';

/** What lasts longer is taken for a slip of the pen: of such a period the first so many years are named. */
const longest = 100;

/**
 * The years that records are of, as far as one sees them, the last one first: by the names of the filters that ask for
 * them.
 */
export async function readYears(pool: Kysely<Tables>, type: ContentType<any>, view: View): Promise<Years> {
  const found = await Promise.all(
    yearFilters(type).map(async ([name, filter]) => [name, await yearsOf(pool, type, filter, view)] as const),
  );
  return Object.fromEntries(found);
}

async function yearsOf(
  pool: Kysely<Tables>,
  type: ContentType<any>,
  filter: YearFilter,
  view: View,
): Promise<number[]> {
  const [start, end] = filter.kind === 'year' ? [filter.field, filter.field] : [filter.start, filter.end];
  if (view === 'public' && !(isShown(type, start) && isShown(type, end))) return [];
  const [from, till] = [
    [start, end],
    [end, start],
  ].map(
    (names) =>
      sql`extract(year from coalesce(${sql.join(names.map((name) => sql`p.${sql.ref(snakeCase(name))}`))}))::int`,
  );
  const { rows } = await sql<{ year: number }>`
    select distinct year from (select distinct ${from} as first, ${till} as last from ${sql.table(tableOf(type))} p where ${view === 'public' ? sql`p.is_public` : sql`true`}) lasting,
      generate_series(first, least(last, first + ${longest})) as year
    order by year desc`.execute(pool);
  return rows.map(({ year }) => year);
}
