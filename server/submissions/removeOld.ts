import { sql, type Kysely } from 'kysely';
import type { FileStore } from '../files/fileStore';
import type { Tables } from '../tables';
import { isDeclined, removeDocuments } from './entries/removeDocuments';

/** How long finished submissions are kept. */
const age = '90 days';

/**
 * Removes unconfirmed requests, unused documents, and submissions that were answered or withdrawn long ago, with their
 * links and documents, since they are personal data. Networks are deleted as soon as no limit needs them.
 */
export async function removeOldSubmissions(db: Kysely<Tables>, store: FileStore): Promise<void> {
  await sql`
    delete from submissions s where kind in ('entry', 'own_entry', 'newsletter') and used_at is null and expires_at < now()
      or kind = 'newsletter' and used_at < now() - ${age}::interval or kind = 'entry' and (answered_at < now() - ${age}::interval
      or exists (select from inbox_items i where i.id = s.inbox_id and i.outcome in ('withdrawn', 'superseded') and i.ended_at < now() - ${age}::interval))
      -- What a correction has taken out is named here alone, until it is removed.
      and (s.corrections is null or not exists (select from inbox_items i where i.id = s.inbox_id and ${isDeclined}))`.execute(
    db,
  );
  await sql`delete from submissions s where kind in ('own_entry', 'question') and not exists (select from submissions e where e.kind = 'entry' and e.inbox_id = s.inbox_id)`.execute(
    db,
  );
  await sql`update submissions set network = null where network is not null and used_at < now() - interval '1 day'`.execute(
    db,
  );
  await sql`delete from submission_documents where submission_id is null and created_at < now() - interval '1 day'`.execute(
    db,
  );
  // Last, so that a failing file store does not affect the rest.
  await removeDocuments(db, store, age);
}
