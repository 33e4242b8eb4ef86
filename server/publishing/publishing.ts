import { sql, type Kysely } from 'kysely';
import { allContentTypes } from '../../domain/contentTypes';
import { dueChange, isPublishedByTime } from '../../domain/publishing';
import type { ContentType } from '../../domain/contentType';
import { tableOf } from '../engine/storage/naming';
import { readCurrent, replaceRecord } from '../engine/write/repository';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';

const types = allContentTypes.filter(isPublishedByTime);
/** The maximum number of records per type in one run. */
const batch = 100;

/**
 * Publishes and withdraws the records that are due. Each is an ordinary save without an author, so that history, lists,
 * feeds and caches follow. Several servers can do so at once: a record is locked, and the second server finds nothing
 * due.
 * @returns how many records have changed
 */
export async function publishDue(
  db: Kysely<Tables>,
  now = new Date(),
  onError: (error: unknown) => void = (error) => {
    throw error;
  },
): Promise<number> {
  let changed = 0;
  for (const { type, id } of await findDue(db, now)) {
    try {
      if (await changeDue(db, type, id, now)) changed += 1;
    } catch (error) {
      // Ignores records deleted in the meantime; an error with one record must not delay the others.
      if (!(error instanceof HttpProblem && error.status === 404)) onError(error);
    }
  }
  return changed;
}

/** One statement for all types, because it runs all the time and hardly ever finds anything. */
async function findDue(db: Kysely<Tables>, now: Date): Promise<{ type: ContentType; id: number }[]> {
  const selects = types.map(
    (type, index) => sql`(select ${index}::int as type, id from ${sql.table(tableOf(type))}
      where publish_from <= ${now} or publish_till <= ${now} limit ${batch})`,
  );
  const { rows } = await sql<{ type: number; id: number }>`${sql.join(selects, sql` union all `)}`.execute(db);
  return rows.map(({ type, id }) => ({ type: types[type] as ContentType, id }));
}

function changeDue(db: Kysely<Tables>, type: ContentType, id: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { record } = await readCurrent(trx, type, id, 'locked');
    const due = dueChange(record, now);
    // Not validated: a rule added later must not prevent a record from appearing or disappearing.
    if (due) await replaceRecord(trx, type, id, { ...record, ...due }, null, now.toISOString());
    return due !== null;
  });
}
