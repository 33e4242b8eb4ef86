import { sql, type Transaction } from 'kysely';
import { inboxTypeOf } from '../../domain/inbox/inbox';
import { saysProposed } from '../../domain/review/saysProposed';
import type { Actor } from '../engine/write/historyRows';
import { typeNamed } from '../engine/related/relatedFields';
import { findRecord } from '../engine/write/repository';
import type { Tables } from '../tables';
import { toItem, type ItemRow } from './items';

/** Only this many of the user's records created since the proposal are checked. */
const mostMade = 20;

/**
 * The record that contains what an item proposes: the linked one, or one the user has created since. Existing clients
 * first save the record and then remove the item, without saying whether it was taken over.
 * @returns its id, or null
 */
export async function recordAdopted(trx: Transaction<Tables>, row: ItemRow, actor: Actor): Promise<number | null> {
  const { resource } = inboxTypeOf(row.type);
  if (!resource) return null;
  const [type, item] = [typeNamed(resource), toItem(row)];
  for (const id of row.internal_id === null
    ? await madeSince(trx, resource, row.proposed_at, actor)
    : [row.internal_id]) {
    const record = await findRecord(trx, type, id, 'all');
    if (record && saysProposed(type, item, JSON.parse(record.body))) return id;
  }
  return null;
}

async function madeSince(trx: Transaction<Tables>, resource: string, moment: Date, actor: Actor): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select record_id as id from history where resource = ${resource} and action = 'create' and user_id = ${actor?.id ?? 0} and at >= ${moment}
    order by id desc limit ${mostMade}`.execute(trx);
  return rows.map(({ id }) => id);
}
