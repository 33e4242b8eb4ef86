import { sql, type Kysely } from 'kysely';

/**
 * What sending needs of the outbox: who is at work on a mail and until when, and an id that the mail itself carries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `alter table outbox
      /* Part of the Message-ID: the same at every attempt, so that a second one is known for what it is. */
      add column message_id uuid not null default gen_random_uuid(),
      /* The attempt that is under way, and when others may take it for dead. */
      add column claim uuid,
      add column leased_until timestamptz`,
    // Lists show the newest first, of one state or of all.
    'create index on outbox (state, id desc)',
    'drop index outbox_created_at_idx',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
