import { sql, type Transaction } from 'kysely';
import { collections } from '../../../domain/types/collections';
import { maxChosen } from '../../../domain/types/collection';
import type { ContentType } from '../../../domain/contentType';
import type { Actor } from '../../engine/write/historyRows';
import { LockSet, lockRecords } from '../../engine/related/locks';
import { bumpRecordVersions } from '../../engine/write/bumpVersions';
import { linkTableOf, tableOf } from '../../engine/storage/naming';
import type { WriteHooks } from '../../engine/write/hooks';
import type { Tables } from '../../tables';

/** A record's position in a collection. */
interface Place {
  id: number;
  position: number;
}

/**
 * Hooks for deleting and restoring the records in collections, by type name: a restored record returns to its
 * collections.
 */
export const restoreMemberships: Record<string, WriteHooks> = Object.fromEntries(
  collections.map(({ type, collects: { members } }): [string, WriteHooks] => [
    members.name,
    {
      beforeDelete: (trx, id) => membershipsOf(trx, type, id),
      afterRestore: (trx, id, last, actor) => restorePlaces(trx, type, id, last, actor),
    },
  ]),
);

/** The collections for which this record was chosen; stored with the deleted record. */
async function membershipsOf(
  trx: Transaction<Tables>,
  type: ContentType,
  id: number,
): Promise<{ collections?: Place[] }> {
  const { rows } = await sql<Place>`select record_id as id, position from ${links(type)} where target_id = ${id}
      order by record_id`.execute(trx);
  return rows.length > 0 ? { collections: rows } : {};
}

/**
 * Puts a record back at its former positions in the collections that still exist and have room. Their versions grow, so
 * that editors who have one open are warned when they save.
 */
async function restorePlaces(
  trx: Transaction<Tables>,
  type: ContentType,
  id: number,
  last: Record<string, any>,
  actor: Actor,
): Promise<void> {
  const places = (last.collections ?? []) as Place[];
  if (places.length === 0) return;
  await lockRecords(
    trx,
    new LockSet().add(
      type,
      places.map((place) => place.id),
    ),
  );
  const here = sql`with place as (
    select p.id, p.position from ${sql.table(tableOf(type))} c
      join unnest(${places.map((place) => place.id)}::int[], ${places.map(({ position }) => position)}::int[]) p(id,
      position) on p.id = c.id
    where (select count(*) from ${links(type)} l where l.record_id = c.id) < ${maxChosen})`;
  // The record now at that position, and all after it, move on by one.
  await sql`${here} update ${links(type)} l set position = l.position + 1 from place
    where l.record_id = place.id and l.position >= place.position and
      exists (select from ${links(type)} taken where taken.record_id = place.id
      and taken.position = place.position)`.execute(trx);
  const { rows } = await sql<{
    id: number;
  }>`${here} insert into ${links(type)} (record_id, target_id, position) select id, ${id}::int, position from place
    returning record_id as id`.execute(trx);
  await bumpRecordVersions(
    trx,
    type,
    rows.map((row) => row.id),
    actor,
  );
}

const links = (type: ContentType) => sql.table(linkTableOf(type, 'selection'));
