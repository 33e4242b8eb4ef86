import { sql, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Tables } from '../../tables';
import { tableOf } from '../storage/naming';

/**
 * What a write concerns: the ids of the records by their table, those that only must not go meanwhile, and the tables
 * whose hierarchy it changes.
 */
export class Concerned {
  readonly records = new Map<string, Set<number>>();
  readonly referenced = new Map<string, Set<number>>();
  readonly hierarchies = new Set<string>();

  add(type: ContentType, ids: Iterable<number>): this {
    addTo(this.records, tableOf(type), ids);
    return this;
  }

  /** Records of a table that the write itself changes nothing in. */
  keep(type: ContentType, ids: Iterable<number>): this {
    addTo(this.referenced, tableOf(type), ids);
    return this;
  }

  addAll({ records, referenced, hierarchies }: Concerned): this {
    for (const [table, ids] of records) addTo(this.records, table, ids);
    for (const [table, ids] of referenced) addTo(this.referenced, table, ids);
    for (const table of hierarchies) this.hierarchies.add(table);
    return this;
  }

  covers({ records, referenced, hierarchies }: Concerned): boolean {
    return (
      hasAll(this.records, records) &&
      hasAll(this.referenced, referenced) &&
      [...hierarchies].every((table) => this.hierarchies.has(table))
    );
  }
}

type Ids = Map<string, Set<number>>;

function addTo(all: Ids, table: string, ids: Iterable<number>): void {
  const known = all.get(table) ?? new Set();
  for (const id of ids) known.add(id);
  all.set(table, known);
}

const hasAll = (all: Ids, some: Ids) =>
  [...some].every(([table, ids]) => [...ids].every((id) => all.get(table)?.has(id)));

/**
 * Locks records until the transaction ends: table by table in the order of their names, by ascending id. All writes
 * lock in this order, so no two ever wait for each other. Who moves a record within a hierarchy is alone in it, since
 * it is the whole that must stay free of circles.
 */
export async function lockRecords(
  trx: Transaction<Tables>,
  { records, referenced, hierarchies }: Concerned,
): Promise<void> {
  for (const table of [...hierarchies].sort())
    await sql`select pg_advisory_xact_lock(hashtext(${`hierarchy ${table}`}))`.execute(trx);
  const all = [
    ...[...records].map(([table, ids]) => ({ table, ids, strength: sql`update` })),
    // Waits for deletions alone, and they for it: saves of these records go on.
    ...[...referenced].map(([table, ids]) => ({ table, ids, strength: sql`key share` })),
  ];
  for (const { table, ids, strength } of all.sort((one, other) => (one.table < other.table ? -1 : 1))) {
    if (ids.size > 0)
      await sql`select from ${sql.table(table)} where id = any(${[...ids]}::int[]) order by id for ${strength}`.execute(
        trx,
      );
  }
}

/**
 * Locks what a write concerns, where that can only be known by reading: `find` reads it once that is locked which is
 * concerned in any case, most often all. Where it finds more, the locks are given back and it begins anew with what is
 * known by then, since a lock that is taken late would be out of order. Out: what was read under the locks.
 */
export async function lockConcerned<Found>(
  trx: Transaction<Tables>,
  inAnyCase: Concerned,
  find: () => Promise<{ found: Found; concerned: Concerned }>,
): Promise<Found> {
  await sql`savepoint before_locks`.execute(trx);
  const locked = new Concerned().addAll(inAnyCase);
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
