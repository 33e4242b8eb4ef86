import { sql, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Tables } from '../../tables';
import { tableOf } from '../storage/naming';

/** What a write concerns: the ids of the records by their table, and the tables whose hierarchy it changes. */
export class Concerned {
  readonly records = new Map<string, Set<number>>();
  readonly hierarchies = new Set<string>();

  add(type: ContentType<any>, ids: Iterable<number>): this {
    const table = tableOf(type);
    const known = this.records.get(table) ?? new Set();
    for (const id of ids) known.add(id);
    this.records.set(table, known);
    return this;
  }

  addAll({ records, hierarchies }: Concerned): this {
    for (const [table, ids] of records) this.records.set(table, new Set([...(this.records.get(table) ?? []), ...ids]));
    for (const table of hierarchies) this.hierarchies.add(table);
    return this;
  }

  covers({ records, hierarchies }: Concerned): boolean {
    const hasRecords = [...records].every(([table, ids]) => [...ids].every((id) => this.records.get(table)?.has(id)));
    return hasRecords && [...hierarchies].every((table) => this.hierarchies.has(table));
  }
}

/**
 * Locks records until the transaction ends: table by table in the order of their names, by ascending id. All writes lock in
 * this order, so no two ever wait for each other. Who moves a record within a hierarchy is alone in it, since it is the whole
 * that must stay free of circles.
 */
export async function lockRecords(trx: Transaction<Tables>, { records, hierarchies }: Concerned): Promise<void> {
  for (const table of [...hierarchies].sort()) await sql`select pg_advisory_xact_lock(hashtext(${`hierarchy ${table}`}))`.execute(trx);
  for (const [table, ids] of [...records].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (ids.size > 0) await sql`select from ${sql.table(table)} where id = any(${[...ids]}::int[]) order by id for update`.execute(trx);
  }
}

/**
 * Locks what a write concerns, where that can only be known by reading: `find` reads it, and is asked again once all of it is
 * locked. Where something was added meanwhile the locks are given back and it begins anew, since a lock that is taken late
 * would be out of order. Out: what was read under the locks.
 */
export async function lockConcerned<Found>(trx: Transaction<Tables>, find: () => Promise<{ found: Found; concerned: Concerned }>): Promise<Found> {
  await sql`savepoint before_locks`.execute(trx);
  const locked = (await find()).concerned;
  for (;;) {
    await lockRecords(trx, locked);
    const { found, concerned } = await find();
    if (locked.covers(concerned)) {
      await sql`release savepoint before_locks`.execute(trx);
      return found;
    }
    await sql`rollback to savepoint before_locks`.execute(trx);
    locked.addAll(concerned);
  }
}
