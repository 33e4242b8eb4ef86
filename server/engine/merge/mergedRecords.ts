import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Merged } from '../../../domain/merging';
import type { Tables } from '../../tables';
import type { MergeUndo } from '../../tables/records';
import type { Actor } from '../write/historyRows';
import { tableOf } from '../storage/naming';
import { findRecord, type Stored } from '../write/repository';

/** The record that another one was merged into; undefined if there is none that this view shows. */
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
    select new_id as id from merged_records where resource = ${type.name} and old_id = ${id} and not exists (select from ${sql.table(tableOf(type))} r where r.id = ${id})`.execute(
    db,
  );
  return rows[0]?.id;
}

export async function keepMerge(
  trx: Transaction<Tables>,
  type: ContentType,
  { stays, goes, actor, undo }: { stays: number; goes: number; actor: Actor; undo: Omit<MergeUndo, 'led'> },
): Promise<void> {
  // Ids that led to the removed record now lead to the survivor.
  const { rows: led } = await sql<{
    id: number;
  }>`update merged_records set new_id = ${stays} where resource = ${type.name} and new_id = ${goes} returning old_id as id`.execute(
    trx,
  );
  await sql`insert into merged_records (resource, old_id, new_id, user_id, user_email, undo)
    values (${type.name}, ${goes}, ${stays}, ${actor?.id ?? null}, ${actor?.email ?? null}, ${JSON.stringify({ ...undo, led: led.map(({ id }) => id) } satisfies MergeUndo)}::jsonb)
    on conflict (resource, old_id) do update set new_id = excluded.new_id, at = now(), user_id = excluded.user_id, user_email = excluded.user_email, undo = excluded.undo`.execute(
    trx,
  );
}

/** Removes and returns the stored merge so that it can be undone. Ids that led to the removed record do so again. */
export async function takeMerge(
  trx: Transaction<Tables>,
  type: ContentType,
  goes: number,
): Promise<{ stays: number; undo: MergeUndo } | undefined> {
  const { rows } = await sql<{ stays: number; undo: MergeUndo }>`
    delete from merged_records where resource = ${type.name} and old_id = ${goes} returning new_id as stays, undo`.execute(
    trx,
  );
  const [taken] = rows;
  if (taken?.undo.led?.length)
    await sql`update merged_records set new_id = ${goes} where resource = ${type.name} and new_id = ${taken.stays} and old_id = any(${taken.undo.led}::int[])`.execute(
      trx,
    );
  return taken;
}

/** The ids that lead to a record and belong to no record of their own. */
export async function listMergedIds(db: Kysely<Tables>, type: ContentType, id: number): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select old_id as id from merged_records where ${isPartOf(type, id)}`.execute(db);
  return rows.map(({ id: gone }) => gone);
}

const isPartOf = (type: ContentType, id: number) =>
  sql`resource = ${type.name} and new_id = ${id} and not exists (select from ${sql.table(tableOf(type))} r where r.id = old_id)`;

/** The records merged into one and not separated since, the latest first. */
export async function listMerged(
  db: Kysely<Tables>,
  type: ContentType,
  id: number,
  nameOf: (record: object) => string,
): Promise<Merged[]> {
  const { rows } = await sql<{ id: number; at: Date; by: string | null; goes: object }>`
    select old_id as id, at, user_email as by, undo -> 'goes' as goes from merged_records where ${isPartOf(type, id)} order by at desc, old_id`.execute(
    db,
  );
  return rows.map(({ id: gone, at, by, goes }) => ({ id: gone, name: nameOf(goes), at: at.toISOString(), by }));
}
