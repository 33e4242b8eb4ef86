import type { Kysely, Transaction } from 'kysely';
import type { OwnSubmission } from '../../../domain/submissions/submissionForms';
import { HttpProblem } from '../../http/problems';
import type { ItemRow } from '../../inbox/items';
import { endItem, lockItem } from '../../inbox/writeItems';
import type { Tables } from '../../tables';
import type { OpenLink } from '../kind';
import type { SubmittedFile } from './documents';
import type { StoredSubmission } from './storedSubmission';

/** Whether an item is still undecided. */
export async function isWaiting(db: Kysely<Tables>, { inboxId }: OpenLink): Promise<boolean> {
  const item = await db
    .selectFrom('inbox_items')
    .select('outcome')
    .where('id', '=', inboxId as number)
    .executeTakeFirst();
  return item !== undefined && item.outcome === null;
}

/**
 * Locks the item of a link.
 * @throws 409 if it has been decided; the link stays valid
 */
export async function lockWaiting(trx: Transaction<Tables>, { inboxId }: OpenLink): Promise<ItemRow> {
  return lockItem(trx, inboxId as number).catch((error: unknown) => {
    throw error instanceof HttpProblem && error.status === 404
      ? HttpProblem.conflict('Diese Einreichung wurde inzwischen bearbeitet.')
      : error;
  });
}

/** The documents of a submission's item. */
export const documentsOf = ({ normalized_data }: Pick<ItemRow, 'normalized_data'>): SubmittedFile[] =>
  (normalized_data.files ?? []) as SubmittedFile[];

/** A submission as its submitter can correct it. */
export async function readOwn(
  db: Kysely<Tables>,
  link: OpenLink,
): Promise<Pick<OwnSubmission, 'waits' | 'said' | 'documents'>> {
  const item = await db
    .selectFrom('inbox_items')
    .select(['outcome', 'normalized_data'])
    .where('id', '=', link.inboxId as number)
    .executeTakeFirst();
  const { said } = link.request as StoredSubmission;
  return {
    waits: item !== undefined && item.outcome === null,
    said,
    documents: (item ? documentsOf(item) : []).map(({ id, name }) => ({ id, name })),
  };
}

/**
 * Withdraws a submission by closing its item.
 * @throws 409 if it has been decided; the link stays valid
 */
export async function withdraw(trx: Transaction<Tables>, link: OpenLink) {
  await endItem(trx, await lockWaiting(trx, link), 'withdrawn', null);
  return { outcome: 'confirmed' as const, inboxId: link.inboxId };
}
