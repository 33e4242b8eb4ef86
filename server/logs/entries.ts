import { sql, type Kysely, type Selectable } from 'kysely';
import type { ListRequest } from '../../domain/lists/listRequest';
import type { LogEntry } from '../../domain/administration/logs';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';
import type { LogsTable } from '../tables/logs';

/** The log entries of a list. */
export async function listLogs(
  db: Kysely<Tables>,
  { filters, order, term, limit, offset }: ListRequest,
): Promise<LogEntry[]> {
  const valuesOf = (name: string) => filters.find((one) => one.name === name)?.values;
  const [categories, contexts, from, till] = ['category', 'context', 'createdAtFrom', 'createdAtTo'].map(valuesOf);
  const { direction = 'DESC' } = order[0] ?? {};
  const rows = await db
    .selectFrom('logs')
    .selectAll()
    .$if(categories !== undefined, (query) => query.where('category', '=', sql<string>`any(${categories})`))
    .$if(contexts !== undefined, (query) => query.where('context', '=', sql<string>`any(${contexts})`))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', sql<Date>`${from?.[0]}::timestamptz`))
    .$if(till !== undefined, (query) => query.where('created_at', '<', sql<Date>`${till?.[0]}::timestamptz`))
    .$if(term !== '', (query) =>
      query.where((where) =>
        where.and(
          term
            .split(/\s+/)
            .map(
              (word) =>
                sql<boolean>`position(lower(${word}) in lower(concat_ws(' ', category, action, value, referer))) > 0`,
            ),
        ),
      ),
    )
    .orderBy(order[0]?.field === 'createdAt' ? 'created_at' : 'id', direction === 'ASC' ? 'asc' : 'desc')
    .orderBy('id', direction === 'ASC' ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toEntry);
}

/** @throws 404 */
export async function findLog(db: Kysely<Tables>, id: number): Promise<LogEntry> {
  const row = await db.selectFrom('logs').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw HttpProblem.notFound();
  return toEntry(row);
}

type WrittenLog = Pick<LogsTable, 'context' | 'category' | 'action' | 'value'>;

/** Adds an entry written by an account. */
export async function addLog(db: Kysely<Tables>, written: WrittenLog, username: string): Promise<LogEntry> {
  return toEntry(
    await db
      .insertInto('logs')
      .values({ ...written, referer: null, username })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** @throws 404 */
export async function changeLog(db: Kysely<Tables>, id: number, written: Partial<WrittenLog>): Promise<LogEntry> {
  if (Object.keys(written).length === 0) return findLog(db, id);
  const row = await db.updateTable('logs').set(written).where('id', '=', id).returningAll().executeTakeFirst();
  if (!row) throw HttpProblem.notFound();
  return toEntry(row);
}

/** @throws 404 */
export async function deleteLog(db: Kysely<Tables>, id: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('logs').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw HttpProblem.notFound();
}

function toEntry({
  id,
  created_at,
  context,
  category,
  action,
  value,
  referer,
  username,
}: Selectable<LogsTable>): LogEntry {
  return {
    id,
    createdAt: created_at.toISOString(),
    context,
    category,
    action,
    value,
    referer,
    username,
    fingerprint: null,
  };
}
