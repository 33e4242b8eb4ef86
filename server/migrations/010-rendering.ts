import { sql, type Kysely } from 'kysely';

/**
 * Which way of rendering the stored texts of a resource were made by: a start writes those of an older one anew
 * (engine/search/rendering.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table resource_state add column rendered_as integer not null default 1').execute(db);
}
