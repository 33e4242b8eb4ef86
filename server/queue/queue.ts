import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';

/** Tables with the columns of a queue. */
export type QueueTable = 'outbox' | 'webhook_deliveries';

/** A job claimed by a worker for one attempt. */
export interface Claimed {
  id: number;
  /** The number of attempts, including this one. */
  attempts: number;
  claim: string;
}

export const seconds = (count: number) => sql<Date>`now() + ${count} * interval '1 second'`;

/**
 * Claims the job that has been due for longest. Skips jobs that other workers are claiming. If a worker dies, its claim
 * expires with the lease. All workers use the clock of the database.
 * @param lease in seconds
 * @returns the whole row
 */
export async function claimDue<Row extends Claimed>(
  db: Kysely<Tables>,
  table: QueueTable,
  lease: number,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    update ${sql.table(table)} set attempts = attempts + 1, claim = gen_random_uuid(), leased_until = ${seconds(lease)}
    where id = (
      select id from ${sql.table(table)} where state = 'waiting' and next_attempt_at <= now()
        and (leased_until is null or leased_until <= now())
      order by next_attempt_at, id limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

/** The outcome of an attempt. It is ignored if the lease has expired and another worker has the job. */
export type Ending =
  { state: 'sent' } | { state: 'failed'; error: string } | { state: 'waiting'; error: string; rest: number };

/**
 * Stores the outcome of an attempt.
 * @param also further columns
 * @returns whether the claim was still valid
 */
export async function endAttempt(
  db: Kysely<Tables>,
  table: QueueTable,
  { id, claim }: Pick<Claimed, 'id' | 'claim'>,
  ending: Ending,
  also: object = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table as 'outbox')
    .set({
      state: ending.state,
      claim: null,
      leased_until: null,
      last_error: ending.state === 'sent' ? null : ending.error,
      ...(ending.state === 'sent' && { sent_at: sql<Date>`now()` }),
      ...(ending.state === 'waiting' && { next_attempt_at: seconds(ending.rest) }),
      ...also,
    })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
