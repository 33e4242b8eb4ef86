import { sql, type Kysely, type Transaction } from 'kysely';
import { allContentTypes } from '../../domain/contentTypes';
import type { ContentType } from '../../domain/contentType';
import type { Database } from '../database';
import { isOfType, tableOf } from '../engine/storage/naming';
import { bumpListVersions } from '../engine/write/bumpVersions';
import type { Tables } from '../tables';
import { refreshStatistics, withoutSearchIndex } from './demo';

/** Types of which no installation has thousands. */
const few = ['regions', 'contact-groups', 'interactive-graphics', 'project-collections', 'event-collections'];

/**
 * Copies records until there are as many of each type, for benchmarks: rendering hundreds of thousands one by one would
 * take hours. A copy refers to the same records as its original.
 * @param wanted by type; all other types get `others`
 * @returns the number of records of each type
 */
export async function multiplyRecords(
  database: Database,
  wanted: Record<string, number>,
  others: number,
  log: (message: string) => void,
): Promise<Record<string, number>> {
  const { db } = database;
  const present = await countRecords(db);
  const copied = allContentTypes.filter(({ name }) => {
    const count = present[name] ?? 0;
    return !few.includes(name) && count > 0 && count < (wanted[name] ?? others);
  });
  if (copied.length === 0) return present;
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    // Without triggers and checks of foreign keys: copies refer to what their originals refer to.
    await sql`set local session_replication_role = replica`.execute(trx);
    await withoutSearchIndex(trx, async () => {
      for (const type of copied) await multiply(trx, type, wanted[type.name] ?? others, log);
      log('Sorting the texts into the search index …');
    });
  });
  await refreshStatistics(db);
  return countRecords(db);
}

async function countRecords(db: Kysely<Tables>): Promise<Record<string, number>> {
  const { rows } = await sql<{ resource: string; n: number }>`
    select resource, count(*)::int as n from search_index group by resource order by resource`.execute(db);
  return Object.fromEntries(rows.map(({ resource, n }) => [resource, n]));
}

async function multiply(
  trx: Transaction<Tables>,
  type: ContentType,
  to: number,
  log: (message: string) => void,
): Promise<void> {
  const name = tableOf(type);
  const table = sql.table(name);
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*) filter (where ${isOfType(type)})::int as count, max(id) as last from ${table}`.execute(trx);
  const { count = 0, last = 0 } = rows[0] ?? {};
  log(`Copying ${type.name}: ${count} become ${to} …`);
  await sql`create temporary table copied on commit drop as
    select id, (${last}::int * copy + row_number() over (partition by copy order by id))::int as new_id
    from ${table} cross join generate_series(1, ${Math.ceil(to / count)}::int) copy where ${isOfType(type)}
    order by copy, id limit ${to - count}`.execute(trx);
  await sql`create index on copied (id)`.execute(trx);
  await sql`analyze copied`.execute(trx);
  await copyRows(trx, name, 'id');
  const { rows: links } = await sql<{ name: string; key: string }>`
    select conrelid::regclass::text as name, attname as key from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = ${name}::regclass and attname in ('record_id', 'employee_id')`.execute(trx);
  for (const link of links) await copyRows(trx, link.name, link.key);
  for (const other of ['search_index', 'history', 'translation_gaps', 'record_changes'])
    await copyRows(trx, other, 'record_id', type.name);
  await sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`.execute(trx);
  await sql`drop table copied`.execute(trx);
  await bumpListVersions(type).execute(trx);
}

/** @param resource for tables that all types share */
async function copyRows(trx: Transaction<Tables>, table: string, key: string, resource?: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}
      and column_name not in (${key}, 'id') and is_generated = 'NEVER'`.execute(trx);
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => {
    const value = sql`r.${sql.ref(name)}`;
    // Each text begins with the id.
    if (['body', 'summary', 'public_body'].includes(name))
      return sql`regexp_replace(${value}, '^\\{"id":\\d+', '{"id":' || new_id)`;
    return name === 'record' ? sql`jsonb_set(${value}, '{id}', to_jsonb(new_id))` : value;
  });
  await sql`insert into ${sql.table(table)} (${sql.join([key, ...names].map((name) => sql.ref(name)))})
    select ${sql.join([sql`new_id`, ...values])} from ${sql.table(table)} r
      join copied on copied.id = r.${sql.ref(key)}
    where ${resource === undefined ? sql`true` : sql`r.resource = ${resource}`}`.execute(trx);
}
