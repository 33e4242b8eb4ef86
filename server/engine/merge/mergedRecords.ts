import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Merged } from '../../../domain/merging';
import type { Tables } from '../../tables';
import type { MergeUndo } from '../../tables/records';
import type { Actor } from '../write/historyRows';
import { tableOf } from '../storage/naming';
import { findRecord, type Stored } from '../write/repository';

/** The record that another one was merged into; undefined if there is none, or this view does not show it. */
export async function findMerged(
  db: Kysely<Tables>,
  type: ContentType,
  id: number,
  view: 'all' | 'public',
): Promise<Stored | undefined> {
  const { rows } = await sql<{
    id: number;
  }>`select new_id as id from merged_records where resource = ${type.name} and old_id = ${id}`.execute(db);
  return rows[0] && findRecord(db, type, rows[0].id, view);
}

/** The id of the record into which a removed one was merged; undefined if it was simply deleted. */
export async function findPartOf(db: Kysely<Tables>, type: ContentType, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select new_id as id from merged_records where resource = ${type.name} and old_id = ${id} and not
      exists (select from ${sql.table(tableOf(type))} r where r.id = ${id})`.execute(db);
  return rows[0]?.id;
}

export async function storeMerge(
  trx: Transaction<Tables>,
  type: ContentType,
  { stays, goes, actor, undo }: { stays: number; goes: number; actor: Actor; undo: Omit<MergeUndo, 'led'> },
): Promise<void> {
  // Ids that pointed to the removed record now point to the survivor.
  const { rows: redirected } = await sql<{
    id: number;
  }>`update merged_records set new_id = ${stays} where resource = ${type.name} and new_id = ${goes}
    returning old_id as id`.execute(trx);
  await moveComments(trx, type, goes, stays);
  await sql`insert into merged_records (resource, old_id, new_id, user_id, user_email, undo)
    values (${type.name}, ${goes}, ${stays}, ${actor?.id ?? null}, ${actor?.email ?? null},
      ${JSON.stringify({ ...undo, led: redirected.map(({ id }) => id) } satisfies MergeUndo)}::jsonb)
    on conflict (resource, old_id) do update set new_id = excluded.new_id, at = now(), user_id = excluded.user_id,
      user_email = excluded.user_email, undo = excluded.undo`.execute(trx);
}

/** Comments move to the surviving record, and so does the assignment if the survivor has none. */
async function moveComments(trx: Transaction<Tables>, type: ContentType, goes: number, stays: number): Promise<void> {
  await sql`update comments set record_id = ${stays}, merged_from = array_append(merged_from, ${goes})
    where resource = ${type.name} and record_id = ${goes}`.execute(trx);
  await sql`insert into assignments (resource, record_id, user_id, by_id, by_email, at)
    select resource, ${stays}, user_id, by_id, by_email, at from assignments
    where resource = ${type.name} and record_id = ${goes} on conflict do nothing`.execute(trx);
}

/** When a merge is undone, the comments and the assignment that came with it move back. */
async function moveCommentsBack(
  trx: Transaction<Tables>,
  type: ContentType,
  stays: number,
  goes: number,
): Promise<void> {
  await sql`update comments set record_id = ${goes}, merged_from = trim_array(merged_from, 1)
    where resource = ${type.name} and record_id = ${stays}
      and merged_from[cardinality(merged_from)] = ${goes}`.execute(trx);
  await sql`delete from assignments s using assignments g where s.resource = ${type.name} and s.record_id = ${stays}
    and g.resource = s.resource and g.record_id = ${goes} and g.at = s.at and g.user_id = s.user_id`.execute(trx);
}

/** Removes and returns a stored merge, in order to undo it. Ids that pointed to the removed record do so again. */
export async function popMerge(
  trx: Transaction<Tables>,
  type: ContentType,
  goes: number,
): Promise<{ stays: number; undo: MergeUndo } | undefined> {
  const { rows } = await sql<{ stays: number; undo: MergeUndo }>`
    delete from merged_records where resource = ${type.name} and old_id = ${goes}
      returning new_id as stays, undo`.execute(trx);
  const [taken] = rows;
  if (taken) await moveCommentsBack(trx, type, taken.stays, goes);
  if (taken?.undo.led?.length)
    await sql`update merged_records set new_id = ${goes} where resource = ${type.name} and new_id = ${taken.stays}
      and old_id = any(${taken.undo.led}::int[])`.execute(trx);
  return taken;
}

/** The ids that point to a record but no longer have a record of their own. */
export async function listMergedIds(db: Kysely<Tables>, type: ContentType, id: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select old_id as id from merged_records where ${isPartOf(type, id)}`.execute(db);
  return rows.map(({ id: gone }) => gone);
}

const isPartOf = (type: ContentType, id: number) =>
  sql`resource = ${type.name} and new_id = ${id} and not
    exists (select from ${sql.table(tableOf(type))} r where r.id = old_id)`;

/** The records that were merged into this one and not separated since, latest first. */
export async function listMerged(
  db: Kysely<Tables>,
  type: ContentType,
  id: number,
  nameOf: (record: object) => string,
): Promise<Merged[]> {
  const { rows } = await sql<{ id: number; at: Date; by: string | null; goes: object }>`
    select old_id as id, at, user_email as by, undo -> 'goes' as goes from merged_records where ${isPartOf(type, id)}
      order by at desc, old_id`.execute(db);
  return rows.map(({ id: gone, at, by, goes }) => ({ id: gone, name: nameOf(goes), at: at.toISOString(), by }));
}
