import { sql, type Transaction, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import type { FileStore } from './fileStore';
import { filesLock } from './filesLock';
import { findUnused, findAbandoned } from './fileUses';

/**
 * Removes those of the given files that nothing refers to, with their bytes unless another file shares them. Must be
 * the last step of the caller's transaction: removed bytes do not come back on rollback, so the caller repeats it until
 * it succeeds.
 * @returns false if files are being added or kept right now; then nothing was removed
 */
export async function removeUnused(
  trx: Transaction<Tables>,
  store: FileStore,
  ids: readonly number[],
): Promise<boolean> {
  const {
    rows: [lock],
  } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${filesLock}) as held`.execute(trx);
  if (!lock?.held) return false;
  const unused = await findUnused(trx, ids);
  if (unused.length === 0) return true;
  const { rows } = await sql<{ hash: string }>`
    with removed as (delete from files where id = any(${unused}::int[]) returning id, hash)
    select distinct hash from removed where not
      exists (select from files other where other.hash = removed.hash and other.id <> all(${unused}::int[]))`.execute(
    trx,
  );
  for (const { hash } of rows) await store.remove(hash);
  return true;
}

/**
 * Browsers keep unsaved drafts that may refer to a file for this long. The extra week covers servers that were down.
 */
const age = { from: '90 days', to: '97 days' };

/**
 * Removes files that were uploaded three months ago and never saved, e.g. of abandoned forms or discarded proposals.
 * Files in the history stay, since it can be restored.
 */
export async function removeAbandoned(db: Kysely<Tables>, store: FileStore): Promise<void> {
  const loose = await findAbandoned(db, age);
  // The slow scan of the history runs without a lock; the lock is only taken if there is something to remove.
  const unused = loose.length > 0 ? await findUnused(db, loose) : [];
  // If files are being added now, the next run will find them again.
  if (unused.length > 0) await db.transaction().execute((trx) => removeUnused(trx, store, unused));
}
