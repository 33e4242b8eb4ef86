import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { ReferenceUse, UseCounts } from '../../../domain/references';
import { toListFilter, type CollectionFilter } from '../../../domain/types/collection';
import { collections } from '../../../domain/types/collections';
import { referrersOf, typeNamed, type Referrer } from '../../engine/related/relatedFields';
import { columnOf, linksOf } from '../../engine/storage/columns';
import { isOfType, linkTableOf, tableOf } from '../../engine/storage/naming';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';

interface Use {
  entry: number;
  resource: string;
  field: string;
  count: number;
}

/**
 * How often entries of a list are used, by entry and field: by records, and by the filters of collections. One query.
 * @param only one entry; all by default
 */
async function countUses(db: Kysely<Tables>, type: ContentType, only: number | null): Promise<Use[]> {
  const parts = [
    ...referrersOf(type).map((referrer) => usesBy(referrer, only)),
    ...collections.map(({ type: collection }) => usesByFilters(type, collection, only)),
  ];
  const { rows } = await sql<Use>`${sql.join(
    parts.flatMap((part) => part ?? []),
    sql` union all `,
  )}`.execute(db);
  return rows;
}

function usesBy({ type, name, field }: Referrer, only: number | null): RawBuilder<Use> {
  const records = sql.table(tableOf(type));
  const isLinked = linksOf(type).some((link) => link.field === name);
  const from = isLinked
    ? sql`${sql.table(linkTableOf(type, name))} l join ${records} r on r.id = l.record_id`
    : sql`${records} r`;
  const entry = isLinked ? sql`l.target_id` : sql`r.${sql.ref(columnOf(name, field.kind))}`;
  return sql<Use>`select ${entry} as entry, ${type.name}::text as resource, ${name}::text as field,
    count(*)::int as count
    from ${from} where ${isOfType(type, 'r')}
      and ${only === null ? sql`${entry} is not null` : sql`${entry} = ${only}`} group by 1`;
}

/** The filters of a collection by entries of a list, as stored: with an id or a German name. */
const filtersOn = (type: ContentType, collection: ContentType): string[] => {
  const { collects } = collections.find((one) => one.type === collection) as (typeof collections)[number];
  return collects.filters.filter((name) => {
    const filter = collects.members.filters[name];
    return (
      filter?.kind === 'references' &&
      filter.list === type.list &&
      toListFilter(collects, { type: name, value: '' }).type === name
    );
  });
};

const names = (type: ContentType, filter: RawBuilder<unknown>) =>
  sql`(${filter} ->> 'value' = e.id::text or ${filter} ->> 'value' = e.name)`;

function usesByFilters(type: ContentType, collection: ContentType, only: number | null): RawBuilder<Use> | null {
  const filters = filtersOn(type, collection);
  if (filters.length === 0) return null;
  return sql<Use>`select e.id as entry, ${collection.name}::text as resource, 'filters'::text as field,
    count(distinct c.id)::int as count
    from ${sql.table(tableOf(collection))} c cross join jsonb_array_elements(c.filters) f(filter)
    join ${sql.table(tableOf(type))} e on ${names(type, sql.ref('f.filter'))}
    where f.filter ->> 'type' = any(${filters}::text[]) and ${only === null ? sql`true` : sql`e.id = ${only}`}
      group by 1`;
}

/** The uses of an entry, most frequent first. */
export async function findUses(db: Kysely<Tables>, type: ContentType, id: number): Promise<ReferenceUse[]> {
  const uses = await countUses(db, type, id);
  return uses.map(({ entry: _, ...use }) => use).toSorted((one, other) => other.count - one.count);
}

/** The number of uses of every entry that has any. */
export async function useCounts(db: Kysely<Tables>, type: ContentType): Promise<UseCounts> {
  const counts: UseCounts = {};
  for (const { entry, count } of await countUses(db, type, null)) counts[entry] = (counts[entry] ?? 0) + count;
  return counts;
}

/** @throws 409 if the entry is used, with the places */
export async function refuseIfUsed(db: Kysely<Tables>, type: ContentType, id: number): Promise<void> {
  const counts = new Map<string, number>();
  for (const { resource, count } of await findUses(db, type, id))
    counts.set(resource, (counts.get(resource) ?? 0) + count);
  if (counts.size === 0) return;
  const called = [...counts].map(([resource, count]) => {
    const { singular, plural } = typeNamed(resource).label;
    return `${singular === plural || count > 1 ? plural : singular} (${count})`;
  });
  throw HttpProblem.conflict(
    `Der Eintrag wird noch gebraucht: ${called.join(', ')}. Führen Sie ihn mit einem anderen zusammen, oder ` +
      'entfernen Sie ihn zuerst dort.',
  );
}

/** Collections whose filters contain an entry, by its id or German name. */
export async function findCollectionsUsing(
  db: Kysely<Tables>,
  type: ContentType,
  id: number,
): Promise<
  { type: ContentType; id: number; replace: (filters: CollectionFilter[], by: number) => CollectionFilter[] }[]
> {
  const found = [];
  for (const { type: collection } of collections) {
    const filters = filtersOn(type, collection);
    if (filters.length === 0) continue;
    const { rows } = await sql<{ id: number; name: string }>`
      select distinct c.id, e.name from ${sql.table(tableOf(collection))} c cross
        join jsonb_array_elements(c.filters) f(filter)
      join ${sql.table(tableOf(type))} e on e.id = ${id} and ${names(type, sql.ref('f.filter'))}
      where f.filter ->> 'type' = any(${filters}::text[]) order by 1`.execute(db);
    for (const { id: one, name } of rows)
      found.push({
        type: collection,
        id: one,
        replace: (all: CollectionFilter[], by: number) =>
          all.map((filter) =>
            filters.includes(filter.type) && [String(id), name].includes(filter.value)
              ? { ...filter, value: String(by) }
              : filter,
          ),
      });
  }
  return found;
}
