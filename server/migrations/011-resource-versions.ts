import { sql, type Kysely } from 'kysely';

/**
 * The version of a resource is the sum of its rows: a write adds one instead of changing the one there is, so that no
 * write waits for another one to be committed. Rows are summed up now and then (engine/storage/resourceVersions.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'create table resource_versions (resource text not null, version bigint not null)',
    'create index on resource_versions (resource)',
    'insert into resource_versions (resource, version) select resource, version from resource_state',
    'alter table resource_state drop column version',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
