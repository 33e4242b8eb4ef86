import type { Transaction } from 'kysely';
import type { MailKind } from '../../domain/administration/mails';
import type { Tables } from '../tables';
import type { RenderedMail } from './content';

interface QueuedMail {
  /** One address: each receiver has a mail of their own, so that nobody sees the others. */
  to: string;
  kind: MailKind;
  mail: RenderedMail;
  /** Known beforehand where somebody wants to know what becomes of it. */
  messageId?: string;
}

/**
 * Puts a mail into the outbox within the transaction of the caller: it is sent when that has ended well, and never when
 * it has not. An address that is none breaks nothing here: sending it fails, and administrators see it.
 */
export async function queueMail(trx: Transaction<Tables>, mail: QueuedMail): Promise<void> {
  await queueMails(trx, [mail]);
}

/** The same for many, in one statement. */
export async function queueMails(trx: Transaction<Tables>, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length === 0) return;
  const rows = mails.map(({ to, kind, mail: { subject, text, html }, messageId }) => ({
    recipient: to,
    kind,
    subject,
    text_body: text,
    html_body: html,
    ...(messageId && { message_id: messageId }),
  }));
  await trx.insertInto('outbox').values(rows).execute();
}
