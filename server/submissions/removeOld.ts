import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';

/**
 * Removes what was never confirmed, documents nobody has handed in, and what was answered or taken back three months ago, with its links: it says who somebody
 * is. Where something came from is forgotten as soon as it limits nothing.
 */
export async function removeOldSubmissions(db: Kysely<Tables>): Promise<void> {
  await sql`
    delete from submissions s where kind in ('entry', 'own_entry', 'newsletter') and used_at is null and expires_at < now()
      or kind = 'newsletter' and used_at < now() - interval '90 days' or kind = 'entry' and (answered_at < now() - interval '90 days'
      or exists (select from inbox_items i where i.id = s.inbox_id and i.outcome = 'superseded' and i.ended_at < now() - interval '90 days'))`.execute(db);
  await sql`delete from submissions s where kind in ('own_entry', 'question') and not exists (select from submissions e where e.kind = 'entry' and e.inbox_id = s.inbox_id)`.execute(db);
  await sql`update submissions set network = null where network is not null and used_at < now() - interval '1 day'`.execute(db);
  await sql`delete from submission_documents where submission_id is null and created_at < now() - interval '1 day'`.execute(db);
}
