import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../../tables';

/** A write statement that can be part of a larger one. */
export type Write = RawBuilder<unknown>;

/** Runs several writes in one round trip. Their order is undefined, so no two may touch the same row. */
export async function inOneStatement(trx: Transaction<Tables>, writes: readonly Write[]): Promise<void> {
  const parts = writes.map((write, index) => sql`${sql.ref(`w${index}`)} as (${write})`);
  await sql`with ${sql.join(parts)} select 1`.execute(trx);
}

export function insertRow(table: string, row: Record<string, unknown>): Write {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`;
}

export function updateRow(table: string, id: number, row: Record<string, unknown>): Write {
  const assignments = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  return sql`update ${sql.table(table)} set ${sql.join(assignments)} where id = ${id}`;
}
