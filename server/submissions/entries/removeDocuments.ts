import { sql, type Kysely } from 'kysely';
import { submittedSource } from '../../../domain/inbox/inbox';
import type { FileStore } from '../../files/fileStore';
import { removeUnused } from '../../files/removeUnused';
import type { Tables } from '../../tables';
import type { TakenDocument } from './documents';
import { documentsOf } from './ownSubmission';

/** Whether an item (`i`) was declined or withdrawn, so that its documents will be removed. */
export const isDeclined = sql<boolean>`i.outcome in ('dismissed', 'withdrawn')`;

/** The number of items per transaction; the next run removes the rest. */
const mostItems = 100;

/**
 * Removes the documents of submissions declined or withdrawn long ago, including those that corrections replaced,
 * unless something else refers to them. Such items can no longer be reopened.
 * @param age an interval of PostgreSQL
 */
export async function removeDocuments(db: Kysely<Tables>, store: FileStore, age: string): Promise<void> {
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
      order by i.id limit ${mostItems} for update of i skip locked`.execute(trx);
      if (rows.length === 0) return;
      const items = rows.map(({ id }) => id);
      await sql`
      update inbox_items set undo = null, normalized_data = normalized_data - 'files', data = data #- array[type, 'files'], version = version + 1
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
          documents.map(({ id }: TakenDocument) => id),
        ))
      )
        throw new Busy();
    })
    .catch((error: unknown) => {
      // The transaction was rolled back; the next run will find the same items.
      if (!(error instanceof Busy)) throw error;
    });
}

/** Files are being added or backed up right now. */
class Busy extends Error {}
