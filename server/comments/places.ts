import { sql, type Kysely } from 'kysely';
import { contentOf } from '../../domain/contents';
import type { Feature } from '../../domain/features';
import { reviewPath, type InboxType } from '../../domain/inbox/inbox';
import { inboxPresence } from '../../domain/live';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';

/**
 * Every editor may comment on any kind of record, and on inbox items.
 * @throws 422 for an unknown resource
 */
export function checkResource(resource: string, features: Record<Feature, boolean>): void {
  const feature = resource === inboxPresence ? 'PLUGIN_ENABLE_INBOX' : contentOf(resource)?.feature;
  if (feature === undefined || !features[feature])
    throw HttpProblem.invalid([{ field: 'resource', message: 'Diese Art von Einträgen gibt es nicht.' }]);
}

/**
 * The existing records and open items among these places, with their titles.
 * @param places a relation with `resource` and `record_id`
 */
export const titled = (places: string) => sql`
  select p.*, coalesce(s.title, i.title) as title, i.type as item_type, i.internal_id from ${sql.table(places)} p
  left join search_index s on s.resource = p.resource and s.record_id = p.record_id
  left join inbox_items i on p.resource = ${inboxPresence} and i.id = p.record_id and i.outcome is null
  where s.title is not null or i.id is not null`;

export interface TitledRow {
  resource: string;
  record_id: number;
  title: string;
  item_type: InboxType | null;
  internal_id: number | null;
}

/** A titled place as the API returns it. */
export const onRecord = ({
  resource,
  record_id: recordId,
  title,
  item_type: type,
  internal_id: internalId,
}: TitledRow) => ({
  resource,
  recordId,
  title,
  path: type && reviewPath({ type, id: recordId, internalId }),
});

/** The path of a titled place's page. */
export const pageOf = (row: TitledRow): string =>
  onRecord(row).path ?? (row.resource === inboxPresence ? '/inbox' : `/${row.resource}/${row.record_id}/edit`);

/**
 * The titles of records or items, in any order.
 * @throws 404 if one of them does not exist or is closed
 */
export async function findPlaces(db: Kysely<Tables>, resource: string, ids: readonly number[]): Promise<TitledRow[]> {
  const { rows } = await sql<TitledRow>`
    with wanted as (select ${resource}::text as resource, id as record_id from unnest(${ids}::int[]) as given(id))
    ${titled('wanted')}`.execute(db);
  if (rows.length < new Set(ids).size) throw HttpProblem.notFound();
  return rows;
}
