import { sql, type Transaction } from 'kysely';
import { submittedSource } from '../../../domain/inbox/inbox';
import { notificationOf } from '../../../domain/contents';
import { ownPath } from '../../../domain/submissions/submissionForms';
import type { FileStore } from '../../files/fileStore';
import { addItem } from '../../inbox/writeItems';
import { queueMail, queueMails } from '../../mail/queueMail';
import { renderMail } from '../../mail/render';
import type { Tables } from '../../tables';
import type { OpenLink } from '../kind';
import { refuseFlood } from '../limits';
import { insertLinks, newLink } from '../links';
import { takeDocuments } from './documents';
import { formOf, reviewOf, type Handed, type Surroundings } from './handedIn';
import { notificationMail, receivedMail } from './mail';
import { proposalOf } from './proposal';
import { contactLines } from './record';

/** How long a submission can be corrected and withdrawn unless it is decided before, in days. */
export const ownDays = 180;

/**
 * Turns a confirmed submission into an inbox item, notifies subscribed accounts, and sends the submitter the link to
 * correct or withdraw it.
 * @throws 429 if there are too many today; the link stays valid
 */
export async function confirmEntry(
  trx: Transaction<Tables>,
  { id, request }: OpenLink,
  store: FileStore,
  { sender, host }: Surroundings,
) {
  const handed = request as Handed;
  const form = formOf(handed);
  const { locale, said } = handed;
  const { files, bytes } = await takeDocuments(trx, store, id, (size) => refuseFlood(trx, 'entry', id, size));
  const proposal = await proposalOf(trx, handed, files);
  const { title } = proposal;
  const item = await addItem(trx, { type: form.item, source: submittedSource, status: 'new', ...proposal });
  await sql`update submissions set document_bytes = ${bytes} where id = ${id}`.execute(trx);
  const own = newLink({ name: 'own_entry', days: ownDays });
  await insertLinks(trx, [{ ...own.row, inbox_id: item.id, request: JSON.stringify(handed) }]);
  await queueMail(trx, {
    to: said.contactInfo.email as string,
    kind: 'SUBMISSION',
    mail: renderMail(receivedMail(locale, title, `${host}${ownPath}${own.code}/${locale}`), sender),
  });
  const mail = renderMail(
    notificationMail(form, title, contactLines(form, said), reviewOf(host, form, item.id)),
    sender,
  );
  const subscribers = await trx
    .selectFrom('users')
    .select('email')
    .where(sql<boolean>`${notificationOf(form.name)} = any(notifications)`)
    .orderBy('id')
    .execute();
  await queueMails(
    trx,
    subscribers.map(({ email }) => ({ to: email, kind: notificationOf(form.name), mail })),
  );
  return { outcome: 'proposed' as const, inboxId: item.id };
}
