import { sql, type Kysely } from 'kysely';
import { type ReferenceListName, referenceResource } from '../../../domain/references';
import type { Tables } from '../../tables';
import { referenceTableOf } from '../storage/naming';
import type { Actor } from './historyRows';

/** Adds a history entry with the current state of a reference, after a write that bypasses `repository.ts`. */
export async function recordState(
  trx: Kysely<Tables>,
  list: ReferenceListName,
  id: number,
  actor: Actor,
): Promise<void> {
  await sql`insert into history (resource, record_id, version, action, user_id, user_email, record)
    select ${referenceResource(list)}, id, version, 'update', ${actor?.id ?? null}, ${actor?.email ?? null}, body::jsonb
    from ${sql.table(referenceTableOf(list))} where id = ${id}`.execute(trx);
}

/**
 * Adds missing history entries after many references were written at once, so that their first change in the back
 * office can be compared and undone.
 */
export async function recordMissingStates(
  trx: Kysely<Tables>,
  list: ReferenceListName,
  actor: Actor = null,
): Promise<void> {
  const resource = referenceResource(list);
  // A move raises the version without a history entry, and `state` (a municipality's canton) is derived, so neither is
  // compared.
  await sql`insert into history (resource, record_id, version, action, at, user_id, user_email, record)
    select ${resource}, e.id, e.version, case when h.record is null then 'create' else 'update'
      end, e.updated_at, ${actor?.id ?? null}, ${actor?.email ?? null}, e.body::jsonb
    from ${sql.table(referenceTableOf(list))} e left join lateral (
      select version, history_record(history) as record from history where resource = ${resource} and record_id = e.id
      order by id desc limit 1) h on true
    where h.record is null or (h.version < e.version and h.record - 'state' <> e.body::jsonb - 'state')
      order by e.id`.execute(trx);
}
