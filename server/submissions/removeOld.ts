import { sql, type Kysely } from 'kysely';
import type { FileStore } from '../files/fileStore';
import type { Tables } from '../tables';
import { submittedSource } from '../../domain/inbox/inbox';
import { removeUnused } from '../files/removeUnused';
import type { SubmittedFile } from './entries/documents';
import { documentsOf } from './entries/ownSubmission';

/** How long finished submissions are kept. */
const age = '90 days';

/**
 * Removes unconfirmed requests, unused documents, and submissions that were answered or withdrawn long ago, with their
 * links and documents, since they are personal data. Networks are deleted as soon as no limit needs them.
 */
export async function removeOldSubmissions(db: Kysely<Tables>, store: FileStore): Promise<void> {
  await sql`
    delete from submissions s where kind in ('entry', 'own_entry', 'newsletter') and used_at is null
      and expires_at < now()
      or kind = 'newsletter' and used_at < now() - ${age}::interval or kind = 'entry'
      and (answered_at < now() - ${age}::interval
      or exists (select from inbox_items i where i.id = s.inbox_id and i.outcome in ('withdrawn', 'superseded')
      and i.ended_at < now() - ${age}::interval))
      -- Documents that a correction took out are only named here, until they are removed.
      and (s.corrections is null or not
      exists (select from inbox_items i where i.id = s.inbox_id and ${isDeclined}))`.execute(db);
  await sql`delete from submissions s where kind in ('own_entry', 'question') and not
    exists (select from submissions e where e.kind = 'entry' and e.inbox_id = s.inbox_id)`.execute(db);
  await sql`update submissions set network = null where network is not null
    and used_at < now() - interval '1 day'`.execute(db);
  await sql`delete from submission_documents where submission_id is null
    and created_at < now() - interval '1 day'`.execute(db);
  // Comes last, so that a failing file store does not affect the rest.
  await removeDocuments(db, store, age);
}

/** Whether an item (`i`) was declined or withdrawn, so that its documents will be removed. */
const isDeclined = sql<boolean>`i.outcome in ('dismissed', 'withdrawn')`;

/** The number of items per transaction; the next run removes the rest. */
const maxItems = 100;

/**
 * Removes the documents of submissions declined or withdrawn long ago, including those that corrections replaced,
 * unless something else refers to them. Such items can no longer be reopened.
 * @param age a PostgreSQL interval
 */
async function removeDocuments(db: Kysely<Tables>, store: FileStore, age: string): Promise<void> {
  await db
    .transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{
        id: number;
        normalized_data: Record<string, unknown>;
        corrections: { before: Record<string, unknown> }[];
      }>`
      select i.id, i.normalized_data, coalesce(s.corrections, '[]') as corrections
      from inbox_items i left join submissions s on s.inbox_id = i.id and s.kind = 'entry'
      where i.source = ${submittedSource} and ${isDeclined} and i.ended_at < now() - ${age}::interval
        and (i.undo is not null or i.normalized_data ? 'files' or s.corrections is not null)
      order by i.id limit ${maxItems} for update of i skip locked`.execute(trx);
      if (rows.length === 0) return;
      const items = rows.map(({ id }) => id);
      await sql`
      update inbox_items set undo = null, normalized_data = normalized_data - 'files', data = data #- array[type,
        'files'], version = version + 1
      where id = any(${items}::int[])`.execute(trx);
      await sql`update submissions set corrections = null where inbox_id = any(${items}::int[])`.execute(trx);
      const documents = rows.flatMap(({ normalized_data, corrections }) =>
        [normalized_data, ...corrections.map(({ before }) => before)].flatMap((record) =>
          documentsOf({ normalized_data: record }),
        ),
      );
      if (
        !(await removeUnused(
          trx,
          store,
          documents.map(({ id }: SubmittedFile) => id),
        ))
      )
        throw new FilesBusy();
    })
    .catch((error: unknown) => {
      // The transaction was rolled back; the next run will find the same items.
      if (!(error instanceof FilesBusy)) throw error;
    });
}

/** Thrown if files are being added or backed up at the moment. */
class FilesBusy extends Error {}
