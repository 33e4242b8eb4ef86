import { sql, type Transaction } from 'kysely';
import { demoInbox, OWN_SOURCE } from '../../demo/inbox';
import { addItem } from '../inbox/writeItems';
import type { Tables } from '../tables';

/**
 * Fills the inbox with demo items.
 * @param ownSource the source of items created here
 * @returns their number
 */
export async function seedInbox(trx: Transaction<Tables>, ownSource: string): Promise<number> {
  const accounts = await trx.selectFrom('users').select(['id', 'email']).execute();
  const items = demoInbox();
  for (const { hoursAgo, interim, source, ...item } of items) {
    const by = accounts.find(({ email }) => email === interim?.email) ?? null;
    const row = await addItem(trx, {
      ...item,
      source: source === OWN_SOURCE ? ownSource : source,
      ...(interim && { interim: { values: interim.values, base: interim.base, by } }),
    });
    await sql`
      update inbox_items set created_at = now() - ${hoursAgo} * interval '1 hour',
        updated_at = now() - ${hoursAgo} * interval '1 hour',
        proposed_at = now() - ${hoursAgo} * interval '1 hour' where id = ${row.id}`.execute(trx);
    if (item.base && row.foreign_id !== null) {
      // The last merged state is kept when an import replaces the proposal.
      const record = {
        source: row.source,
        type: row.type,
        foreign_id: row.foreign_id,
        record_id: row.internal_id,
        merged: JSON.stringify(item.base),
      };
      await trx.insertInto('source_records').values(record).execute();
    }
  }
  return items.length;
}
