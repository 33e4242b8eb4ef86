import { sql, type Kysely } from 'kysely';

/**
 * Records that were merged into another one of their type: their ids lead there, and what was moved can be moved back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table merged_records (
      resource text not null, old_id integer not null, new_id integer not null,
      at timestamptz not null default now(), user_id integer, user_email text, undo jsonb not null,
      primary key (resource, old_id))`,
    'create index on merged_records (resource, new_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
