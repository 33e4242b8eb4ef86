import { sql, type Kysely } from 'kysely';

/** Links for who has forgotten a password: of the code only its hash is kept, and each is used once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table password_resets (
    code_hash text primary key, user_id integer not null references users on delete cascade, created_at timestamptz not null default now(),
    expires_at timestamptz not null)`.execute(db);
  await sql`create index on password_resets (user_id)`.execute(db);
  await sql`create index on password_resets (expires_at)`.execute(db);
}
