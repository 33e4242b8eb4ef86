import type { Kysely } from 'kysely';
import type { Tables } from '../tables';
import type { FileStore } from './fileStore';
import { findLoose } from './fileUses';
import { removeUnused } from './removeUnused';

/** Until then somebody may still save what names it: a form in a browser keeps what was not saved. The week after is for servers that were away. */
const age = { from: '90 days', to: '97 days' };

/** Removes what was uploaded three months ago and never saved: pictures of forms that were left, of proposals that were discarded. What the history names stays, since it can be put back. */
export async function removeAbandoned(db: Kysely<Tables>, store: FileStore): Promise<void> {
  const loose = await findLoose(db, age);
  // Where somebody adds files right now, the next time.
  if (loose.length > 0) await db.transaction().execute((trx) => removeUnused(trx, store, loose));
}
