import { sql, type Kysely } from 'kysely';

/** First answers to writes that carried a key: what comes again under the same key gets them, for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table idempotent_answers (
      /* Neither the key nor what was sent can be read from these. */
      key_hash bytea primary key,
      fingerprint bytea not null,
      /* All null while the write is under way: others see the row only with its answer. */
      status smallint,
      headers jsonb,
      body text,
      created_at timestamptz not null default now())`,
    'create index on idempotent_answers (created_at)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
