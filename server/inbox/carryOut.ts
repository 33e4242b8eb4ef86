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
 * Does what an item asks for that wants its record deleted: the record goes, the item ends as carried out, and what
 * else waited about the record has nothing left to decide. In the caller's transaction. Errors: 404; 409 where it has
 * ended, or the record cannot go; 412 where it is another item than was seen; 422 for an item that asks for no
 * deletion.
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
  // First the record and then the item, as whoever saves does.
  await removeRecord(trx, contentTypes[resource], found.internalId, actor, {
    after: async (_same, recordId) => {
      const item = await lockItem(trx, id);
      if (isStaleItem(expected, item)) throw staleItem(item);
      await supersedeItems(trx, item.type, recordId, actor);
    },
  });
  return toEndedCard(await trx.selectFrom('inbox_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
}
