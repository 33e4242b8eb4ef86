import { sql, type Transaction } from 'kysely';
import { demoMails } from '../../demo/mails';
import type { Sender } from '../mail/content';
import { renderMail } from '../mail/render';
import type { Tables } from '../tables';

/** Fills the outbox with sent and failed demo mails, none of them waiting. */
export async function seedMails(trx: Transaction<Tables>, sender: Sender): Promise<void> {
  for (const { text: words, subject: about, lastError, hoursAgo, state, ...rest } of demoMails) {
    const { subject, text, html } = renderMail(
      { locale: 'de', subject: about, blocks: [{ kind: 'paragraph', text: words }] },
      sender,
    );
    const then = sql<Date>`now() - ${hoursAgo} * interval '1 hour'`;
    await trx
      .insertInto('outbox')
      .values({
        ...rest,
        subject,
        text_body: text,
        html_body: html,
        state,
        last_error: lastError,
        created_at: then,
        next_attempt_at: then,
        sent_at: state === 'sent' ? then : null,
      })
      .execute();
  }
}
