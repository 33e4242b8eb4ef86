import type { Transaction } from 'kysely';
import type { MailKind } from '../../domain/administration/mails';
import type { Tables } from '../tables';
import type { RenderedMail } from './content';

interface QueuedMail {
  /** One address: every recipient gets a separate mail, so that no one sees the others. */
  to: string;
  kind: MailKind;
  mail: RenderedMail;
  /** Set in advance to track the mail. */
  messageId?: string;
}

/**
 * Queues a mail in the caller's transaction, so it is sent if and only if that commits. An invalid address does not
 * fail here; sending does, visible to administrators.
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
