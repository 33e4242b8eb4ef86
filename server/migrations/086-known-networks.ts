import { sql, type Kysely } from 'kysely';

/**
 * The networks of earlier sign-ins, hashed with a secret that is not part of backups. See docs/decisions/sessions.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'create table secrets (name text primary key, value bytea not null)',
    `insert into secrets values ('networks', sha256(convert_to(gen_random_uuid()::text || ` +
      `gen_random_uuid()::text, 'UTF8')))`,
    `create table known_networks (
      user_id integer not null references users on delete cascade, network bytea not null,
      last_seen_at timestamptz not null default now(), primary key (user_id, network))`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
