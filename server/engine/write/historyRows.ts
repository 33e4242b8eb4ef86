import type { Rights } from '../../../domain/accounts/rights';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { HistoryEntry } from '../../../domain/history';
import type { Tables } from '../../tables';
import type { Write } from '../storage/statements';

/** The account that makes a change; null for the system itself (demo data, imports). */
export type Actor = ({ id: number; email: string } & Rights) | null;

/** Anything with a history: content types and accounts. */
type HasHistory = Pick<ContentType, 'name'>;
type Entry = { id: number; version: number; action: 'create' | 'update' | 'delete'; actor: Actor; body: string };

/** Adds a history entry: the record after a write, or its last state before a deletion. */
export async function recordHistory(trx: Transaction<Tables>, type: HasHistory, entry: Entry): Promise<void> {
  await historyWrite(type, entry).execute(trx);
}

/** `recordHistory` as part of a larger statement. */
export function historyWrite(type: HasHistory, { id, version, action, actor, body }: Entry): Write {
  return sql`insert into history (resource, record_id, version, action, user_id, user_email, record)
    values (${type.name}, ${id}, ${version}, ${action}, ${actor?.id ?? null}, ${actor?.email ?? null}, ${body})`;
}

/** Stores a record's new position in its last history entry, so that the move is not attributed to the next editor. */
export const moveInHistory = (type: HasHistory, id: number, position: number): Write =>
  sql`update history set record = record || jsonb_build_object('position', ${position}::int) where id = (
    select max(id) from history where resource = ${type.name} and record_id = ${id})`;

/** The whole record, even for entries that store only changes. */
export const wholeRecord = sql<HistoryEntry['record']>`history_record(history)`;

/**
 * The history of a record, newest first, optionally combined with that of other records. Combined histories are ordered
 * by time, since imported entries may be older than their ids suggest; that of a single record by version.
 */
export async function readHistory(
  db: Kysely<Tables>,
  type: HasHistory,
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
