import { sql } from 'kysely';
import { connect } from '../../../server/database';
import { findRunningPostgres } from '../../../server/postgres/embeddedPostgres';
import { uniqueWord } from './records';

/** Adds a failed mail to the product's database, because nothing that a person does produces one reliably. */
export async function addFailedMail(): Promise<{ id: number; subject: string; recipient: string }> {
  const address = await findRunningPostgres(process.env.E2E_STATES as string);
  if (!address) throw new Error('The database of the product does not run.');
  const { db, close } = connect(address, { connections: 1 });
  const subject = `Mail ${uniqueWord()}`;
  const recipient = `${uniqueWord().toLowerCase()}@example.org`;
  const text_body = 'Guten Tag\n\nDiese Nachricht wurde automatisch versandt.\n';
  const last_error = `Der Mailserver lehnt die E-Mail ab: 550 5.1.1 ${recipient}: User unknown`;
  const { id } = await db
    .insertInto('outbox')
    .values({
      recipient,
      subject,
      text_body,
      html_body: '<p>Guten Tag</p>',
      kind: 'CHMOS_INBOX',
      state: 'failed',
      attempts: 1,
      last_error,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .finally(() => void close());
  return { id, subject, recipient };
}

/**
 * Ends the minute in which a decision about a job can be undone before its submitter is notified.
 * @param email the submitter's email address
 */
export async function endUndoMinute(email: string): Promise<void> {
  const address = await findRunningPostgres(process.env.E2E_STATES as string);
  if (!address) throw new Error('The database of the product does not run.');
  const { db, close } = connect(address, { connections: 1 });
  const items = sql`select inbox_id from submissions where request -> 'said' -> 'contactInfo' ->> 'email' = ${email}`;
  await sql`
    with ended as (
      update inbox_items set ended_at = ended_at - interval '2 minutes' where id in (${items}) returning internal_id
    )
    update jobs set updated_at = updated_at - interval '2 minutes' where id in (select internal_id from ended)`
    .execute(db)
    .finally(() => void close());
}
