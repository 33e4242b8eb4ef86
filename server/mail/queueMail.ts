import type { Transaction } from 'kysely';
import type { MailKind } from '../../domain/mails';
import type { Tables } from '../tables';
import type { RenderedMail } from './content';

interface QueuedMail {
  /** One address: each receiver has a mail of their own, so that nobody sees the others. */
  to: string;
  kind: MailKind;
  mail: RenderedMail;
}

/**
 * Puts a mail into the outbox within the transaction of the caller: it is sent when that has ended well, and never when it
 * has not (decision 9). An address that is none breaks nothing here: sending it fails, and administrators see it.
 */
export async function queueMail(trx: Transaction<Tables>, { to, kind, mail: { subject, text, html } }: QueuedMail): Promise<void> {
  await trx.insertInto('outbox').values({ recipient: to, kind, subject, text_body: text, html_body: html }).execute();
}
