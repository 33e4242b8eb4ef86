import type { Kysely, Transaction } from 'kysely';
import { HttpProblem } from '../../http/problems';
import { lockItem, supersedeItem } from '../../inbox/writeItems';
import type { Tables } from '../../tables';
import type { OpenLink } from '../kind';

/** What becomes of an own submission: whether it still waits. */
export async function readOwn(db: Kysely<Tables>, { inboxId }: OpenLink): Promise<{ waits: boolean }> {
  const item = await db.selectFrom('inbox_items').select('outcome').where('id', '=', inboxId as number).executeTakeFirst();
  return { waits: item !== undefined && item.outcome === null };
}

/** Takes it back: its item ends without anybody having to decide. Errors: 409 where somebody has decided already; the link holds on. */
export async function withdraw(trx: Transaction<Tables>, { inboxId }: OpenLink) {
  const item = await lockItem(trx, inboxId as number).catch((error: unknown) => {
    throw error instanceof HttpProblem && error.status === 404 ? HttpProblem.conflict('Diese Einreichung wurde inzwischen bearbeitet.') : error;
  });
  await supersedeItem(trx, item);
  return { outcome: 'confirmed' as const, inboxId };
}
