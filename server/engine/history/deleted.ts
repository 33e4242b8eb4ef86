import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { wholeRecord, type Actor } from '../write/historyRows';
import { tableOf } from '../storage/naming';
import { hooksOf, type AfterWrite } from '../write/hooks';
import { findRecord, insertRecord, type Stored } from '../write/repository';

/** A deleted record in its last state. */
export interface DeletedRecord {
  id: number;
  historyId: number;
  deletedAt: string;
  deletedBy: { id: number | null; email: string } | null;
  record: object;
}

/**
 * Deleted records that have not been restored, latest first.
 * @param by restricts the list to deletions by this account
 */
export async function listDeleted(
  db: Kysely<Tables>,
  type: ContentType,
  { limit, offset, by = null }: { limit: number; offset: number; by?: number | null },
): Promise<DeletedRecord[]> {
  const rows = await db
    .selectFrom('history')
    .selectAll()
    .where('resource', '=', type.name)
    .where('action', '=', 'delete')
    .$if(by !== null, (query) => query.where('user_id', '=', by))
    .where(sql<boolean>`not exists (select from ${sql.table(tableOf(type))} r where r.id = history.record_id)`)
    .where(
      sql<boolean>`not exists (select from history later where later.resource = history.resource
        and later.record_id = history.record_id and later.id > history.id)`,
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ record_id, id, at, user_id, user_email, record }) => ({
    id: record_id,
    historyId: id,
    deletedAt: at.toISOString(),
    deletedBy: user_email === null ? null : { id: user_id, email: user_email },
    record,
  }));
}

interface Restoring {
  /** The history entry to restore; the last one by default. */
  historyId?: number | undefined;
  /** Values that override those of the entry; missing keys keep the entry's values. */
  record?: object | undefined;
  actor: Actor;
  /** Whether the actor may restore what this account deleted (null: the system itself). */
  mayRestore(deletedBy: number | null): boolean;
  after?: AfterWrite | undefined;
}

/**
 * Restores a deleted record under its old id, in the state of a history entry. Version numbers continue.
 * @throws 403 if the actor may not restore it; 404 if no such record was deleted; 409 if the record exists; 422 if it
 * is no longer valid
 */
export async function restoreRecord(
  db: Kysely<Tables>,
  type: ContentType,
  id: number,
  how: Restoring,
): Promise<Stored> {
  return db.transaction().execute((trx) => restoreWithin(trx, type, id, how));
}

/** `restoreRecord` within the caller's transaction. */
export async function restoreWithin(
  trx: Transaction<Tables>,
  type: ContentType,
  id: number,
  { historyId, record, actor, mayRestore, after }: Restoring,
): Promise<Stored> {
  await sql`select pg_advisory_xact_lock(hashtext(${`restore ${type.name} ${id}`}))`.execute(trx);
  const { rows } = await sql`select from ${sql.table(tableOf(type))} where id = ${id}`.execute(trx);
  if (rows.length > 0) throw HttpProblem.conflict('Diesen Eintrag gibt es noch.');
  const entries = trx
    .selectFrom('history')
    .select(['version', 'user_id', wholeRecord.as('record')])
    .where('resource', '=', type.name)
    .where('record_id', '=', id);
  const last = await entries.orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (last && !mayRestore(last.user_id))
    throw HttpProblem.forbidden(
      'Diesen Eintrag hat jemand anderes gelöscht. Ein Administrator kann ihn wiederherstellen.',
    );
  const wanted = historyId === undefined ? last : await entries.where('id', '=', historyId).executeTakeFirst();
  if (!last || !wanted) throw HttpProblem.notFound();
  const { createdAt } = wanted.record as { createdAt?: string };
  const restored = await insertRecord(trx, type, { ...wanted.record, ...record }, actor, {
    id,
    createdAt,
    version: last.version + 1,
    restored: wanted.record,
  });
  for (const { afterRestore } of hooksOf(type)) await afterRestore?.(trx, id, last.record, actor);
  await after?.(trx, id);
  return (await findRecord(trx, type, id, 'all')) ?? restored;
}
