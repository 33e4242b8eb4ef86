import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isOfType, tableOf, typesWithFiles, uploadsTableOf } from '../engine/storage/naming';
import type { Tables } from '../tables';

/**
 * The condition that no record uses a file.
 * @param id an SQL expression
 */
export const notInRecords = (id: RawBuilder<unknown>) =>
  sql`${sql.join(
    typesWithFiles.map(
      (type) => sql`not exists (select from ${sql.table(uploadsTableOf(type))} u where u.file_id = ${id})`,
    ),
    sql` and `,
  )}`;

/** The ids of files in JSON: every object with an id and an extension is one. */
const filesWithin = (json: string) =>
  sql`jsonb_path_query(${sql.ref(json)}, '$.** ? (exists (@.extension) && @.id > 0).id') #>> '{}'`;

/**
 * Those of the given files that are not used anywhere: not by a record, source, history entry, open or reopenable inbox
 * item, or correction of a submission. One query.
 */
export async function findUnused(db: Kysely<Tables>, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with given as (select id, created_at from files where id = any(${ids}::int[])),
    -- Nothing that was written before a file names it.
    first as (select min(created_at) as at from given),
    named as (
      select ${filesWithin('h.record')} as id from history h, first
      where h.resource = any(${typesWithFiles.map(({ name }) => name)}::text[]) and h.at >= first.at
      union
      select ${filesWithin('part')} from inbox_items i, first,
      unnest(array[i.data, i.normalized_data, i.base, i.interim, i.interim_base]) part
      where i.updated_at >= first.at and (i.outcome is null or i.undo is not null)
      union
      select ${filesWithin('s.corrections')} from submissions s where s.corrections is not null)
    select a.id from given a where ${sql.join(
      [
        notInRecords(sql.ref('a.id')),
        sql`not exists (select from source_files s where s.file_id = a.id)`,
        sql`not exists (select from named n where n.id = a.id::text)`,
      ],
      sql` and `,
    )} order by a.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Files whose age is in this range (PostgreSQL intervals) and that no record uses now. One query. */
export async function findAbandoned(db: Kysely<Tables>, { from, to }: { from: string; to: string }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select f.id from files f where f.created_at between now() - ${to}::interval and now() - ${from}::interval
      and ${notInRecords(sql.ref('f.id'))}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The records that use files, as `resource`, `id` and `file_id`.
 * @param isFile an SQL condition of a type's table of files `u`
 */
export const usesWhere = (isFile: RawBuilder<unknown>) =>
  sql`${sql.join(
    typesWithFiles.map(
      (type) =>
        sql`select ${sql.lit(type.name)} as resource, u.record_id as id, u.file_id from
          ${sql.table(uploadsTableOf(type))} u ${
            type.shares
              ? sql`join ${sql.table(tableOf(type))} r on r.id = u.record_id and ${isOfType(type, 'r')}`
              : sql``
          } where ${isFile}`,
    ),
    sql` union all `,
  )}`;

/** Whether a public record uses the file. One query. */
export async function isPublic(db: Kysely<Tables>, fileId: number): Promise<boolean> {
  const uses = typesWithFiles.map(
    (type) => sql`exists (
      select from ${sql.table(uploadsTableOf(type))} u join ${sql.table(tableOf(type))} r on r.id = u.record_id
      where u.file_id = ${fileId} and r.is_public)`,
  );
  const { rows } = await sql<{ used: boolean }>`select ${sql.join(uses, sql` or `)} as used`.execute(db);
  return rows[0]?.used ?? false;
}
