import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { contents, notificationOf } from '../../../domain/contents';
import type { Feature } from '../../../domain/features';
import { locales } from '../../../domain/locales';
import { allForms } from '../../../domain/submissions/allForms';
import { confirmDays, type SubmissionForm, ownPath } from '../../../domain/submissions/submissionForms';
import { invalidLink } from '../../../domain/submissions/verification';
import { listeningUrl } from '../../http/serverUrl';
import type { SubmissionKind, OpenLink } from '../kind';
import { formOf, type StoredSubmission, type MailContext, reviewOf } from './storedSubmission';
import { readOwn, withdraw } from './ownSubmission';
import { titleOf, contactLines } from './record';
import { sql, type Transaction } from 'kysely';
import { submittedSource } from '../../../domain/inbox/inbox';
import type { FileStore } from '../../files/fileStore';
import { addItem } from '../../inbox/writeItems';
import { queueMail, queueMails } from '../../mail/queueMail';
import { renderMail } from '../../mail/render';
import type { Tables } from '../../tables';
import { enforceDailyLimits } from '../limits';
import { insertLinks, newLink } from '../links';
import { convertDocuments } from './documents';
import { notificationMail, receivedMail } from './mail';
import { proposalOf } from './proposal';

export const tag = 'Einreichungen';

/** For how many days a submission can be corrected and withdrawn, unless it is decided earlier. */
const ownDays = 180;

/** Whether a form is available: both its type and the inbox are switched on. */
export const isFormEnabled = (features: Record<Feature, boolean>, { name }: SubmissionForm): boolean =>
  features[contents[name].feature] && features.PLUGIN_ENABLE_INBOX;
/** Whether any form is available. */
export const isAnyFormEnabled = (features: Record<Feature, boolean>) =>
  allForms.some((form) => isFormEnabled(features, form));

/** Without a request, links use the public URL; if there were none, nothing could have been submitted. */
export const mailContextOf = (app: FastifyInstance): MailContext => ({
  sender: app.config,
  host: app.config.publicUrl ?? listeningUrl(app),
});

/** The parts of a submission that the page of its link shows. */
export const shownSchema = { locale: z.enum(locales), form: z.string(), title: z.string() };

/** Submissions become inbox items once they are confirmed. */
export const entries = (app: FastifyInstance): SubmissionKind => ({
  name: 'entry',
  days: confirmDays,
  failed: invalidLink,
  isOn: isAnyFormEnabled,
  route: {
    path: '/submissions/confirm',
    tag,
    bodyLimit: 1_000,
    read: 'Was ein Link bestätigt',
    submit: 'Eine Einreichung bestätigen',
    shown: z.object(shownSchema),
  },
  read: async (_db, { request }) => shownOf(request as StoredSubmission),
  submit: (trx, link) => confirmEntry(trx, link, app.files, mailContextOf(app)),
});

/** Submitters can withdraw or correct their submission (routes.ts) until it is decided. */
export const ownEntries: SubmissionKind = {
  name: 'own_entry',
  days: ownDays,
  failed: invalidLink,
  isOn: isAnyFormEnabled,
  route: {
    path: '/submissions/own',
    tag,
    bodyLimit: 1_000,
    read: 'Die eigene Einreichung',
    submit: 'Die eigene Einreichung zurückziehen',
    shown: z.object({
      ...shownSchema,
      waits: z.boolean(),
      said: z.looseObject({}),
      documents: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
  },
  read: async (db, link) => ({ ...shownOf(link.request as StoredSubmission), ...(await readOwn(db, link)) }),
  submit: withdraw,
};

export const shownOf = (submission: StoredSubmission) => ({
  locale: submission.locale,
  form: submission.form,
  title: titleOf(formOf(submission), submission.said),
});

/**
 * Turns a confirmed submission into an inbox item, notifies subscribed accounts, and sends the submitter the link to
 * correct or withdraw it.
 * @throws 429 if too many were accepted today; the link stays valid
 */
async function confirmEntry(
  trx: Transaction<Tables>,
  { id, request }: OpenLink,
  store: FileStore,
  { sender, host }: MailContext,
) {
  const submission = request as StoredSubmission;
  const form = formOf(submission);
  const { locale, said: values } = submission;
  const { files, bytes } = await convertDocuments(trx, store, id, (size) => enforceDailyLimits(trx, 'entry', id, size));
  const proposal = await proposalOf(trx, submission, files);
  const { title } = proposal;
  const item = await addItem(trx, { type: form.item, source: submittedSource, status: 'new', ...proposal });
  await sql`update submissions set document_bytes = ${bytes} where id = ${id}`.execute(trx);
  const own = newLink({ name: 'own_entry', days: ownDays });
  await insertLinks(trx, [{ ...own.row, inbox_id: item.id, request: JSON.stringify(submission) }]);
  await queueMail(trx, {
    to: values.contactInfo.email as string,
    kind: 'SUBMISSION',
    mail: renderMail(receivedMail(locale, title, `${host}${ownPath}${own.code}/${locale}`), sender),
  });
  const mail = renderMail(
    notificationMail(form, title, contactLines(form, values), reviewOf(host, form, item.id)),
    sender,
  );
  const subscribers = await trx
    .selectFrom('users')
    .select('email')
    .where(sql<boolean>`${notificationOf(form.name)} = any(notifications)`)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  await queueMails(
    trx,
    subscribers.map(({ email }) => ({ to: email, kind: notificationOf(form.name), mail })),
  );
  await sql`select queue_webhooks(${form.name}, 'submitted', ${item.id}, null)`.execute(trx);
  return { outcome: 'proposed' as const, inboxId: item.id };
}
