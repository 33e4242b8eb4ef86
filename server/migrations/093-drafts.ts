import { sql, type Kysely } from 'kysely';

/** Unsaved input of forms. See docs/decisions/drafts.md. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Stored as sent, because the order of keys distinguishes a repeated request from a new one.
    `create table drafts (
      user_id integer not null references users on delete cascade, session text not null, place text not null,
      page text not null, title text not null, version text, content json, at timestamptz not null,
      saved_at timestamptz not null default now(), primary key (user_id, session))`,
    'create index drafts_saved_at on drafts (saved_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
