import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Query } from '../../../domain/http';
import type { SeenVersion } from '../../http/entityTags';
import type { Tables } from '../../tables';
import { historyWrite, type Actor } from './historyRows';
import { LockSet, lockAndRead } from '../related/locks';
import { bumpListVersions, bumpRecordVersions } from './bumpVersions';
import { affectsOthers } from '../related/relatedFields';
import { locksForRemoval, losingLinks } from './relatedWrites';
import { refuseIfParent } from '../related/resolveRecords';
import { tableOf } from '../storage/naming';
import { inOneStatement } from '../storage/statements';
import { removeGapsWrite } from './gapWrites';
import { changedDependents, hooksOf, type AfterWrite } from './hooks';
import { isStaleFor, readCurrent, refuseWrite, staleProblem, type Current } from './repository';

interface Removal {
  /** The version the client has seen. */
  expected?: SeenVersion | undefined;
  /** The query of the DELETE request (`WriteHooks.beforeDelete`). */
  query?: Query;
  after?: AfterWrite | undefined;
}

/**
 * Deletes a record; its history stays.
 * @throws 404; 412 with the current record if `expected` is stale; 409 if it is the parent of others
 */
export async function deleteRecord(
  db: Kysely<Tables>,
  type: ContentType,
  id: number,
  actor: Actor,
  removal: Removal = {},
): Promise<void> {
  await db.transaction().execute((trx) => removeRecord(trx, type, id, actor, removal));
}

/** `deleteRecord` within the caller's transaction. */
export async function removeRecord(
  trx: Transaction<Tables>,
  type: ContentType,
  id: number,
  actor: Actor,
  { expected, query = {}, after }: Removal = {},
): Promise<void> {
  const current = await lockForRemoval(trx, type, id);
  if (isStaleFor(expected, current)) throw staleProblem(current);
  refuseWrite(type, actor, { before: current.record, after: null });
  if (affectsOthers(type)) await refuseIfParent(trx, type, id);
  const kept: Record<string, unknown> = {};
  for (const { beforeDelete } of hooksOf(type)) Object.assign(kept, await beforeDelete?.(trx, id, query));
  const others = await losingLinks(trx, type, [id]);
  await inOneStatement(trx, [
    sql`delete from ${sql.table(tableOf(type))} where id = ${id}`,
    sql`delete from search_index where resource = ${type.name} and record_id = ${id}`,
    removeGapsWrite(type, id),
    sql`delete from translation_memory where resource = ${type.name} and record_id = ${id}`,
    historyWrite(type, {
      id,
      version: current.version + 1,
      action: 'delete',
      actor,
      body: JSON.stringify({ ...current.record, ...kept }),
    }),
    bumpListVersions(type, changedDependents(type, null, current.record)),
  ]);
  for (const { type: other, ids } of others) await bumpRecordVersions(trx, other, ids, actor);
  await after?.(trx, id);
}

/** Locks the record, and what its removal writes to, until the transaction ends. */
async function lockForRemoval(trx: Transaction<Tables>, type: ContentType, id: number): Promise<Current> {
  if (!affectsOthers(type)) return readCurrent(trx, type, id, 'locked');
  return lockAndRead(trx, new LockSet().add(type, [id]), async () => ({
    found: await readCurrent(trx, type, id),
    concerned: await locksForRemoval(trx, type, [id]),
  }));
}
