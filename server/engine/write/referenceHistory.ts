import { sql, type Kysely } from 'kysely';
import type { ReferenceListName } from '../../../domain/references';
import { referenceResource } from '../../../domain/references';
import type { Tables } from '../../tables';
import { referenceTableOf } from '../storage/naming';
import type { Actor } from './historyRows';

/** Writers of references other than `repository.ts` add to their history with these. */

/** The state of an entry after such a write. */
export async function keepState(trx: Kysely<Tables>, list: ReferenceListName, id: number, actor: Actor): Promise<void> {
  await sql`insert into history (resource, record_id, version, action, user_id, user_email, record)
    select ${referenceResource(list)}, id, version, 'update', ${actor?.id ?? null}, ${actor?.email ?? null}, body::jsonb
    from ${sql.table(referenceTableOf(list))} where id = ${id}`.execute(trx);
}

/**
 * The states of entries that their histories lack, after many were written at once: so the first change in the back
 * office can be seen and undone too.
 */
export async function keepStates(trx: Kysely<Tables>, list: ReferenceListName, actor: Actor = null): Promise<void> {
  const resource = referenceResource(list);
  // A move raises the version without an entry of its own, and histories name the canton of a municipality.
  await sql`insert into history (resource, record_id, version, action, at, user_id, user_email, record)
    select ${resource}, e.id, e.version, case when h.record is null then 'create' else 'update' end, e.updated_at, ${actor?.id ?? null}, ${actor?.email ?? null}, e.body::jsonb
    from ${sql.table(referenceTableOf(list))} e left join lateral (
      select version, history_record(history) as record from history where resource = ${resource} and record_id = e.id order by id desc limit 1) h on true
    where h.record is null or (h.version < e.version and h.record - 'state' <> e.body::jsonb - 'state') order by e.id`.execute(
    trx,
  );
}
