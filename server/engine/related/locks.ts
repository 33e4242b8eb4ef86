import { sql, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Tables } from '../../tables';
import { tableOf } from '../storage/naming';

/** What a write locks: records by table, records that must not be deleted meanwhile, and hierarchies that change. */
export class LockSet {
  readonly records = new Map<string, Set<number>>();
  readonly referenced = new Map<string, Set<number>>();
  readonly hierarchies = new Set<string>();

  add(type: ContentType, ids: Iterable<number>): this {
    addTo(this.records, tableOf(type), ids);
    return this;
  }

  /** Records that the write refers to without changing them. */
  keep(type: ContentType, ids: Iterable<number>): this {
    addTo(this.referenced, tableOf(type), ids);
    return this;
  }

  addAll({ records, referenced, hierarchies }: LockSet): this {
    for (const [table, ids] of records) addTo(this.records, table, ids);
    for (const [table, ids] of referenced) addTo(this.referenced, table, ids);
    for (const table of hierarchies) this.hierarchies.add(table);
    return this;
  }

  covers({ records, referenced, hierarchies }: LockSet): boolean {
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
 * Locks records until the transaction ends. Every write locks tables by name and records by id, so there are no
 * deadlocks. A write that moves a record within a hierarchy locks the whole hierarchy, so that no cycle can arise.
 */
export async function lockRecords(
  trx: Transaction<Tables>,
  { records, referenced, hierarchies }: LockSet,
): Promise<void> {
  for (const table of [...hierarchies].sort())
    await sql`select pg_advisory_xact_lock(hashtext(${`hierarchy ${table}`}))`.execute(trx);
  const all = [
    ...[...records].map(([table, ids]) => ({ table, ids, strength: sql`update` })),
    // Conflicts with deletions only, so these records can still be saved.
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
 * Locks records that are only known after reading others. `find` runs once the records known in advance are locked,
 * which usually suffices. If it finds more to lock, all locks are released and taken again in order, together with the
 * new ones; taking only the new ones could cause a deadlock.
 * @returns what `find` read under the locks
 */
export async function lockAndRead<Found>(
  trx: Transaction<Tables>,
  initial: LockSet,
  find: () => Promise<{ found: Found; concerned: LockSet }>,
): Promise<Found> {
  await sql`savepoint before_locks`.execute(trx);
  const locked = new LockSet().addAll(initial);
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
