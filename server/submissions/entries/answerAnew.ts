import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../tables';

/** Who has handed in an item that waits again is told anew what becomes of it, also where they were told before. */
export async function answerAnew(trx: Transaction<Tables>, item: number): Promise<void> {
  await sql`update submissions set answered_at = null where kind = 'entry' and inbox_id = ${item}`.execute(trx);
}
