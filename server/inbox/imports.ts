import { sql, type Kysely, type Transaction } from 'kysely';
import type { InboxImport } from '../../domain/inbox/inboxHistory';
import type { Actor } from '../engine/write/historyRows';
import { bumpInboxVersion } from './writeItems';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';
import { accountOf } from './items';
import { refuseDecidingImport } from './rights';

type Trx = Transaction<Tables>;

/** Stores an import run and returns its id. */
export async function beginImport(
  trx: Trx,
  { source, name, actor }: { source: string; name: string; actor: Actor },
): Promise<number> {
  const values = { source, name, created_by: actor?.id ?? null, created_by_email: actor?.email ?? null };
  return (await trx.insertInto('inbox_imports').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** The imports, latest first, each with the number of its waiting items. One query. */
export async function listImports(
  db: Kysely<Tables>,
  { limit, offset }: { limit: number; offset: number },
): Promise<InboxImport[]> {
  const { rows } = await sql<{
    id: number;
    source: string;
    name: string;
    at: Date;
    by: number | null;
    email: string | null;
    open: number;
    total: number;
  }>`
    select m.id, m.source, m.name, m.created_at as at, m.created_by as by, m.created_by_email as email, c.open, c.total
    from (select * from inbox_imports order by id desc limit ${limit} offset ${offset}) m
    cross join lateral (select count(*) filter (where outcome is null) as open, count(*) as total from inbox_items
      where import_id = m.id) c
    order by m.id desc`.execute(db);
  return rows.map(({ at, by, email, ...row }) => ({
    ...row,
    createdAt: at.toISOString(),
    createdBy: accountOf(by, email),
  }));
}

/**
 * Dismisses all waiting items of an import, in two statements. Importing the same file again does not bring them back.
 * @returns their number
 * @throws 404
 */
export async function dismissImport(trx: Trx, id: number, actor: Actor): Promise<number> {
  await lockImport(trx, id);
  await refuseDecidingImport(trx, id, actor);
  const { rows } = await sql<{ count: number }>`
    with open as (select id from inbox_items where import_id = ${id} and outcome is null order by id for update),
    ended as (
      update inbox_items i set outcome = 'dismissed', ended_at = now(), ended_by = ${actor?.id ?? null},
      ended_by_email = ${actor?.email ?? null},
        version = version + 1, updated_at = now(), undo = jsonb_build_object('internalId', i.internal_id, 'source', (
          select to_jsonb(s) from source_records s where s.source = i.source and s.type = i.type
          and s.foreign_id = i.foreign_id))
      from open where open.id = i.id returning i.source, i.type, i.foreign_id, i.internal_id, i.fingerprint),
    remembered as (
      insert into source_records (source, type, foreign_id, record_id, dismissed_fingerprint)
      select source, type, foreign_id, internal_id, fingerprint from ended where foreign_id is not null
      on conflict (source, type, foreign_id) do update set record_id =
      coalesce(excluded.record_id, source_records.record_id),
        dismissed_fingerprint = excluded.dismissed_fingerprint, updated_at = now())
    select count(*) as count from ended`.execute(trx);
  await bumpInboxVersion(trx);
  return rows[0]?.count ?? 0;
}

/**
 * Reopens the items of an import that were dismissed together last, except those with a newer waiting item.
 * @returns their number
 * @throws 404
 */
export async function reopenImport(trx: Trx, id: number, actor: Actor): Promise<number> {
  await lockImport(trx, id);
  await refuseDecidingImport(trx, id, actor);
  const { rows } = await sql<{ count: number }>`
    with latest as (select max(ended_at) as at from inbox_items where import_id = ${id} and outcome = 'dismissed'),
    ended as (
      select i.id, i.source, i.type, i.foreign_id, i.ended_at, i.undo from inbox_items i join latest
      on i.ended_at = latest.at
      where i.import_id = ${id} and i.outcome = 'dismissed' and not exists (
        select from inbox_items o where o.source = i.source and o.type = i.type and o.foreign_id = i.foreign_id
        and o.outcome is null)
      order by i.id for update of i),
    forgotten as (
      delete from source_records s using ended e where s.source = e.source and s.type = e.type
      and s.foreign_id = e.foreign_id and s.updated_at = e.ended_at
        and (e.undo -> 'source') = 'null'::jsonb),
    known as (
      update source_records s set dismissed_fingerprint = e.undo -> 'source' ->> 'dismissed_fingerprint' from ended e
      where s.source = e.source and s.type = e.type and s.foreign_id = e.foreign_id and s.updated_at = e.ended_at
      and (e.undo -> 'source') <> 'null'::jsonb),
    opened as (
      update inbox_items i set outcome = null, ended_at = null, ended_by = null, ended_by_email = null, undo = null,
      version = version + 1, updated_at = now()
      from ended where ended.id = i.id returning 1)
    select count(*) as count from opened`.execute(trx);
  await bumpInboxVersion(trx);
  return rows[0]?.count ?? 0;
}

async function lockImport(trx: Trx, id: number): Promise<void> {
  const found = await trx.selectFrom('inbox_imports').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!found) throw HttpProblem.notFound('Diesen Import gibt es nicht.');
}
