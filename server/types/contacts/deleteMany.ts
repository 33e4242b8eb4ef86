import { sql, type Kysely } from 'kysely';
import { contacts, contactTypeOf } from '../../../domain/types/contacts';
import { supersedeItems } from '../../inbox/writeItems';
import { HttpProblem } from '../../http/problems';
import type { Actor } from '../../engine/write/historyRows';
import { Concerned, lockConcerned } from '../../engine/related/locks';
import { concernedByRemoval } from '../../engine/write/relatedWrites';
import { removeRecord } from '../../engine/write/removeRecord';
import type { Tables } from '../../tables';

export interface Deletion {
  deleted: number[];
  /** Those that stay, each with the reason as a sentence. */
  failed: { id: number; message: string; reason: string }[];
}

/**
 * Deletes contacts in one transaction: those that can go are deleted together, the others are named. A parent and its
 * children can go together, whatever their order in the list.
 */
export async function deleteContacts(db: Kysely<Tables>, ids: readonly number[], actor: Actor): Promise<Deletion> {
  return db.transaction().execute(async (trx) => {
    // All at once: one by one the locks would be taken out of order.
    await lockConcerned(trx, new Concerned().add(contacts, ids), async () => {
      const concerned = new Concerned();
      for (const type of contacts.members ?? []) concerned.addAll(await concernedByRemoval(trx, type, ids));
      return { found: undefined, concerned };
    });
    const deleted: number[] = [];
    const failed = new Map<number, string>();
    let open = [...new Set(ids)];
    for (let before = -1; open.length > 0 && open.length !== before;) {
      before = open.length;
      const left: number[] = [];
      for (const id of open) {
        const row = await trx.selectFrom('contacts').select('type').where('id', '=', id).executeTakeFirst();
        const type = contactTypeOf(row?.type);
        try {
          if (!type) throw HttpProblem.notFound('Diesen Kontakt gibt es nicht mehr.');
          await sql`savepoint one`.execute(trx);
          await removeRecord(trx, type, id, actor, {
            after: (same) => supersedeItems(same, 'contact_update', id, actor),
          });
          await sql`release savepoint one`.execute(trx);
          deleted.push(id);
          failed.delete(id);
        } catch (error) {
          if (!(error instanceof HttpProblem)) throw error;
          if (type) await sql`rollback to savepoint one`.execute(trx);
          failed.set(id, error.detail);
          left.push(id);
        }
      }
      open = left;
    }
    return {
      deleted,
      failed: [...failed].map(([id, reason]) => ({
        id,
        message: `Der Eintrag mit der ID ${id} konnte nicht gelöscht werden.`,
        reason,
      })),
    };
  });
}
