import type { Transaction } from 'kysely';
import type { MailKind } from '../../domain/administration/mails';
import type { Tables } from '../tables';
import type { RenderedMail } from './content';

interface QueuedMail {
  /** A single address: each recipient gets a separate mail, so that nobody sees the others. */
  to: string;
  kind: MailKind;
  mail: RenderedMail;
  /** Set in advance, in order to track the mail. */
  messageId?: string;
}

/**
 * Queues a mail in the caller's transaction, so that it is sent if and only if that commits. An invalid address is not
 * detected here but when sending, where administrators see it.
 */
export async function queueMail(trx: Transaction<Tables>, mail: QueuedMail): Promise<void> {
  await queueMails(trx, [mail]);
}

/** `queueMail` for many mails in one statement. */
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
