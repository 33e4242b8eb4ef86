import { sql, type Kysely } from 'kysely';
import { submittedSource } from '../../../domain/inbox/inbox';
import type { FileStore } from '../../files/fileStore';
import { removeUnused } from '../../files/removeUnused';
import type { Tables } from '../../tables';
import type { TakenDocument } from './documents';
import { documentsOf } from './ownSubmission';

/** Whether an item (`i`) was declined or taken back, so that its documents go one day. */
export const isDeclined = sql<boolean>`i.outcome in ('dismissed', 'withdrawn')`;

/** So many in one transaction: what is left waits for the next time. */
const mostItems = 100;

/**
 * Removes the documents of what was declined or taken back long ago, those too that a correction has taken out, unless
 * something else names them. Without them the item cannot be opened again. In: how long ago, as an interval of the
 * database.
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
      // The transaction was rolled back: the next run finds the same items again.
      if (!(error instanceof Busy)) throw error;
    });
}

/** Somebody adds files right now, or makes a backup of them. */
class Busy extends Error {}
