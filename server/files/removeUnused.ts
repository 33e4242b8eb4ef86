import { sql, type Transaction, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import type { FileStore } from './fileStore';
import { filesLock } from './filesLock';
import { findUnused, findLoose } from './fileUses';

/**
 * Removes those of these files that nothing names any more, with their bytes where no other file has the same. In the
 * caller's transaction, as its last step: bytes that are gone do not come back where it fails, so the caller tries
 * again until it does not. Out: false where somebody adds files, or needs all of them, right now: then nothing is
 * removed.
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
    select distinct hash from removed where not exists (select from files other where other.hash = removed.hash and other.id <> all(${unused}::int[]))`.execute(
    trx,
  );
  for (const { hash } of rows) await store.remove(hash);
  return true;
}

/**
 * Until then somebody may still save what names it: a form in a browser keeps what was not saved. The week after is for
 * servers that were away.
 */
const age = { from: '90 days', to: '97 days' };

/**
 * Removes what was uploaded three months ago and never saved: pictures of forms that were left, of proposals that were
 * discarded. What the history names stays, since it can be put back.
 */
export async function removeAbandoned(db: Kysely<Tables>, store: FileStore): Promise<void> {
  const loose = await findLoose(db, age);
  // The slow part, without a lock: it looks through three months of the history, which names most of them. Only where a
  // file has to go, who adds files waits for it.
  const unused = loose.length > 0 ? await findUnused(db, loose) : [];
  // Where somebody adds files right now nothing is removed, and the next run finds the same ones.
  if (unused.length > 0) await db.transaction().execute((trx) => removeUnused(trx, store, unused));
}
