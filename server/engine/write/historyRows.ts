import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { HistoryEntry } from '../../../domain/history';
import type { Tables } from '../../tables';
import type { Write } from '../storage/statements';

/** Who writes: an account, or null for the product itself (demo data, imports). */
export type Actor = { id: number; email: string } | null;

/** What has a history: content types, and accounts. */
type Kept = Pick<ContentType, 'name'>;
type Entry = { id: number; version: number; action: 'create' | 'update' | 'delete'; actor: Actor; body: string };

/** Keeps what a record is after a write; after a deletion, what it was before. */
export async function recordHistory(trx: Transaction<Tables>, type: Kept, entry: Entry): Promise<void> {
  await historyWrite(type, entry).execute(trx);
}

/** The same as part of a larger statement. */
export function historyWrite(type: Kept, { id, version, action, actor, body }: Entry): Write {
  return sql`insert into history (resource, record_id, version, action, user_id, user_email, record)
    values (${type.name}, ${id}, ${version}, ${action}, ${actor?.id ?? null}, ${actor?.email ?? null}, ${body})`;
}

/** The place that a record has got in its list belongs to its last entry: whoever changes the record next has not moved it. */
export const movedInHistory = (type: Kept, id: number, position: number): Write =>
  sql`update history set record = record || jsonb_build_object('position', ${position}::int) where id = (
    select max(id) from history where resource = ${type.name} and record_id = ${id})`;

/** What a record was, where an entry holds only what changed. */
export const wholeRecord = sql<HistoryEntry['record']>`history_record(history)`;

/**
 * Everything that happened to a record, and to others that are to stand among it, newest first: several by the moment,
 * since what was brought in later may be older; one by itself in the order of its versions. Empty when there never was
 * one.
 */
export async function readHistory(
  db: Kysely<Tables>,
  type: Kept,
  id: number,
  limit: number,
  offset: number,
  others: readonly number[] = [],
): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('history')
    .select(['id', 'record_id', 'version', 'action', 'at', 'user_id', 'user_email', wholeRecord.as('record')])
    .where('resource', '=', type.name)
    .where('record_id', 'in', [id, ...others])
    .$if(others.length > 0, (query) => query.orderBy('at', 'desc'))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    recordId: row.record_id,
    version: row.version,
    action: row.action,
    at: row.at.toISOString(),
    user: row.user_email === null ? null : { id: row.user_id, email: row.user_email },
    record: row.record,
  }));
}
