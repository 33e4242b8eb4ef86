import { type Transaction, sql } from 'kysely';
import { contentTypes } from '../../domain/contentTypes';
import { inboxTypeOf, type EndedCard } from '../../domain/inbox/inbox';
import type { Actor } from '../engine/write/historyRows';
import { removeRecord } from '../engine/write/removeRecord';
import type { SeenVersion } from '../http/entityTags';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';
import { findItem, isStaleItem, staleItem, toEndedCard, toItem, type ItemRow } from './items';
import { goneMessage, lockItem, supersedeItems } from './writeItems';
import { containsProposal } from '../../domain/review/complete';
import { typeNamed } from '../engine/related/relatedFields';
import { findRecord } from '../engine/write/repository';

/**
 * Carries out a requested deletion: removes the record, and closes the item and all others about the record. Within the
 * caller's transaction.
 * @throws 404; 409 if the item is closed or the record cannot be removed; 412 if the item has changed; 422 if it does
 * not request a deletion
 */
export async function carryOut(
  trx: Transaction<Tables>,
  id: number,
  expected: SeenVersion | undefined,
  actor: Actor,
): Promise<EndedCard> {
  const found = await findItem(trx, id);
  if (!found) throw HttpProblem.notFound(goneMessage);
  const { resource } = inboxTypeOf(found.type);
  if (!resource || found.internalId === null || !(found.status === 'deleted' || found.delete)) {
    throw HttpProblem.invalid([{ field: 'id', message: 'Dieser Eintrag im Posteingang bittet um keine Löschung.' }]);
  }
  if (found.outcome !== null) await lockItem(trx, id);
  // Locks the record before the item, as saves do.
  await removeRecord(trx, contentTypes[resource], found.internalId, actor, {
    after: async (_same, recordId) => {
      const item = await lockItem(trx, id);
      if (isStaleItem(expected, item)) throw staleItem(item);
      await supersedeItems(trx, item.type, recordId, actor);
    },
  });
  return toEndedCard(await trx.selectFrom('inbox_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
}

/** The maximum number of records checked, among those that the user has created since the proposal. */
const maxCreated = 20;

/**
 * The record that contains what an item proposes: the linked one, or one that the user has created since. Existing
 * clients first save the record and then remove the item, without stating whether it was taken over.
 * @returns its id, or null
 */
export async function findAdoptedRecord(trx: Transaction<Tables>, row: ItemRow, actor: Actor): Promise<number | null> {
  const { resource } = inboxTypeOf(row.type);
  if (!resource) return null;
  const [type, item] = [typeNamed(resource), toItem(row)];
  for (const id of row.internal_id === null
    ? await createdSince(trx, resource, row.proposed_at, actor)
    : [row.internal_id]) {
    const record = await findRecord(trx, type, id, 'all');
    if (record && containsProposal(type, item, JSON.parse(record.body))) return id;
  }
  return null;
}

async function createdSince(trx: Transaction<Tables>, resource: string, moment: Date, actor: Actor): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select record_id as id from history where resource = ${resource} and action = 'create'
      and user_id = ${actor?.id ?? 0} and at >= ${moment}
    order by id desc limit ${maxCreated}`.execute(trx);
  return rows.map(({ id }) => id);
}
