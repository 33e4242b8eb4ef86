import type { Transaction } from 'kysely';
import { contentTypes } from '../../domain/contentTypes';
import { inboxTypeOf, type EndedCard } from '../../domain/inbox/inbox';
import type { Actor } from '../engine/write/historyRows';
import { removeRecord } from '../engine/write/removeRecord';
import type { SeenVersion } from '../http/entityTags';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';
import { findItem, isStaleItem, staleItem, toEndedCard } from './items';
import { goneMessage, lockItem, supersedeItems } from './writeItems';

/**
 * Carries out a requested deletion: removes the record, and ends the item and all others about the record. Within the
 * caller's transaction.
 * @throws 404; 409 if the item has ended or the record cannot be removed; 412 if the item has changed; 422 if it
 *   requests no deletion
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
  // Record before item, the lock order of saves.
  await removeRecord(trx, contentTypes[resource], found.internalId, actor, {
    after: async (_same, recordId) => {
      const item = await lockItem(trx, id);
      if (isStaleItem(expected, item)) throw staleItem(item);
      await supersedeItems(trx, item.type, recordId, actor);
    },
  });
  return toEndedCard(await trx.selectFrom('inbox_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
}
