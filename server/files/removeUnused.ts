import { sql, type Transaction, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import type { FileStore } from './fileStore';
import { filesLock } from './filesLock';
import { findUnused, findAbandoned } from './fileUses';

/**
 * Removes those of the given files that are not used anywhere, with their bytes unless another file shares them. Must
 * be the last step of the caller's transaction: a rollback does not bring removed bytes back, so the caller repeats the
 * transaction until it succeeds.
 * @returns false if files are being added or kept at the moment; then nothing was removed
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
 * Browsers keep unsaved drafts, which may refer to a file, for this long. The extra week is for servers that were down.
 */
const age = { from: '90 days', to: '97 days' };

/**
 * Removes files that were uploaded three months ago and never saved, e.g. in abandoned forms or discarded proposals.
 * Files in the history stay, since old versions can be restored.
 */
export async function removeAbandoned(db: Kysely<Tables>, store: FileStore): Promise<void> {
  const loose = await findAbandoned(db, age);
  // The slow scan of the history runs without a lock; the lock is taken only if there is something to remove.
  const unused = loose.length > 0 ? await findUnused(db, loose) : [];
  // If files are being added now, the next run will find them again.
  if (unused.length > 0) await db.transaction().execute((trx) => removeUnused(trx, store, unused));
}
