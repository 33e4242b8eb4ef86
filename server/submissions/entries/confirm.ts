import { sql, type Transaction } from 'kysely';
import { submittedSource } from '../../../domain/inbox';
import { ownPath } from '../../../domain/submissionForms';
import { proposeRecord } from '../../engine/write/repository';
import type { FileStore } from '../../files/fileStore';
import { HttpProblem } from '../../http/problems';
import { addItem } from '../../inbox/writeItems';
import { queueMail, queueMails } from '../../mail/queueMail';
import { renderMail } from '../../mail/render';
import type { Tables } from '../../tables';
import type { OpenLink } from '../kind';
import { insertLinks, newLink } from '../links';
import { takeDocuments } from './documents';
import { formOf, type Handed, type Surroundings } from './handed';
import { notificationMail, receivedMail } from './mail';
import { contactLines, recordOf, titleOf, typeOf } from './record';

type Values = Record<string, any>;

/** So many are taken into the inbox within a day: more is nobody's work, and would hide what is. */
const mostOfDay = 200;
/** What was handed in can be taken back so long, as long as nobody has dealt with it, in days. */
export const ownDays = 180;

/**
 * What was handed in becomes one item of the inbox; who wants to know gets a mail, and who has handed it in one with the link that takes it back.
 * Errors: 429 where too much has come today: the link holds on.
 */
export async function confirmEntry(trx: Transaction<Tables>, { id, request }: OpenLink, store: FileStore, { sender, host }: Surroundings) {
  await refuseFlood(trx);
  const handed = request as Handed;
  const form = formOf(handed);
  const { locale, said } = handed;
  const title = titleOf(form, said);
  const record = await complete(trx, handed, recordOf(form, locale, said, await takeDocuments(trx, store, id)));
  const item = await addItem(trx, { type: form.item, source: submittedSource, status: 'new', title, data: { [form.item]: form.bareIds ? withBareIds(record) : record }, normalizedData: record });
  const own = newLink({ name: 'own_entry', days: ownDays });
  await insertLinks(trx, [{ ...own.row, inbox_id: item.id, request: JSON.stringify(handed) }]);
  await queueMail(trx, { to: said.contactInfo.email as string, kind: 'SUBMISSION', mail: renderMail(receivedMail(locale, title, `${host}${ownPath}${own.code}/${locale}`), sender) });
  const mail = renderMail(notificationMail(form, title, contactLines(form, said), `${host}/inbox/${form.name}/${item.id}`), sender);
  const subscribers = await trx.selectFrom('users').select('email').where(sql<boolean>`${form.notification} = any(notifications)`).orderBy('id').execute();
  await queueMails(trx, subscribers.map(({ email }) => ({ to: email, kind: form.notification, mail })));
  return { outcome: 'proposed' as const, inboxId: item.id };
}

/** As it would be stored, entries with their names; where the lists have changed since, as it was handed in: the editor sees what is missing. */
async function complete(trx: Transaction<Tables>, handed: Handed, record: Values): Promise<Values> {
  const stored: Values = await proposeRecord(trx, typeOf(formOf(handed)), null, record, undefined).then(({ values }) => values, (error: unknown) => {
    if (error instanceof HttpProblem) return record;
    throw error;
  });
  const { translations, ...base } = record;
  const inLocale = Object.fromEntries(Object.entries(translations as Record<string, Values>).map(([locale, texts]) => [locale, pick(stored.translations[locale] ?? {}, texts)]));
  return { ...pick(stored, base), translations: inLocale };
}

const pick = (from: Values, like: Values): Values => Object.fromEntries(Object.keys(like).map((name) => [name, from[name]]));

const withBareIds = (record: Values): Values =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, ['topics', 'languages', 'locations'].includes(name) ? (value as { id: number }[]).map(({ id }) => id) : value]));

async function refuseFlood(trx: Transaction<Tables>): Promise<void> {
  const { rows: [day] } = await sql<{ count: number }>`select count(*)::int as count from submissions where kind = 'entry' and outcome = 'proposed' and used_at > now() - interval '1 day'`.execute(trx);
  if ((day?.count ?? 0) >= mostOfDay) throw HttpProblem.tooMany(3_600);
}
