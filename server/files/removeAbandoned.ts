import type { Kysely } from 'kysely';
import type { Tables } from '../tables';
import type { FileStore } from './fileStore';
import { findLoose, findUnused } from './fileUses';
import { removeUnused } from './removeUnused';

/** Until then somebody may still save what names it: a form in a browser keeps what was not saved. The week after is for servers that were away. */
const age = { from: '90 days', to: '97 days' };

/** Removes what was uploaded three months ago and never saved: pictures of forms that were left, of proposals that were discarded. What the history names stays, since it can be put back. */
export async function removeAbandoned(db: Kysely<Tables>, store: FileStore): Promise<void> {
  const loose = await findLoose(db, age);
  // Three months of the history are looked through for them, and most it names: only where one is to go, others who add files have to wait.
  const unused = loose.length > 0 ? await findUnused(db, loose) : [];
  // Where somebody adds files right now, the next time.
  if (unused.length > 0) await db.transaction().execute((trx) => removeUnused(trx, store, unused));
}
