import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables';

/**
 * Redirects all foreign keys to rows of a table.
 * @param moves the new id for each old one
 */
export async function moveIds(
  trx: Transaction<Tables>,
  table: string,
  moves: ReadonlyMap<number, number>,
): Promise<void> {
  if (moves.size === 0) return;
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass`.execute(trx);
  for (const { table: other, column } of rows)
    await sql`update ${sql.table(other)} set ${sql.ref(column)} = m.new
      from unnest(${[...moves.keys()]}::int[], ${[...moves.values()]}::int[]) as m(old, new)
        where ${sql.ref(column)} = m.old`.execute(trx);
}
