import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { locales, type Locale } from '../../../domain/locales';
import {
  linkDays,
  verificationPath,
  type Sending,
  type SendingProgress,
} from '../../../domain/submissions/verification';
import type { Sender } from '../../mail/content';
import { queueMails } from '../../mail/queueMail';
import { renderMail } from '../../mail/render';
import { contactVerification } from './mail';
import { persons } from '../../../domain/types/person';
import { bumpListVersions } from '../../engine/write/bumpVersions';
import type { Actor } from '../../engine/write/historyRows';
import type { Tables } from '../../tables';
import { insertLinks, newLink } from '../links';

/** The number of rows per statement. */
const batchSize = 200;

interface Person {
  id: number;
  type: string;
  email: string;
  name: string;
  language: string | null;
}

/**
 * Sends people a link to confirm their data, once each. The mails are queued in the outbox.
 * @param ids of contacts
 * @returns in addition, who was skipped and why
 */
export async function sendLinks(
  trx: Transaction<Tables>,
  ids: readonly number[],
  { sender, host, actor }: { sender: Sender; host: string; actor: Actor },
): Promise<Sending> {
  const distinct = [...new Set(ids)];
  const { rows } = await sql<Person>`
    select c.id, c.type, c.email, concat_ws(' ', nullif(c.first_name, ''), nullif(c.last_name, '')) as name,
      l.extra ->> 'code' as language
    from contacts c left join languages l on l.id = c.language_id where c.id = any(${distinct}::int[])
      order by c.id`.execute(trx);
  const known = new Map(rows.map((row) => [row.id, row]));
  const skipped: Sending['skipped'] = [];
  const receivers: Person[] = [];
  for (const id of distinct) {
    const row = known.get(id);
    if (!row) skipped.push({ id, reason: 'unknown' });
    else if (row.type !== 'person') skipped.push({ id, reason: 'company' });
    else if (row.email === '') skipped.push({ id, reason: 'noEmail' });
    else receivers.push(row);
  }
  const batch = randomUUID();
  for (let from = 0; from < receivers.length; from += batchSize) {
    const some = receivers.slice(from, from + batchSize).map((person) => ({
      person,
      messageId: randomUUID(),
      ...newLink({ name: 'contact_verification', days: linkDays }),
    }));
    await queueMails(
      trx,
      some.map(({ person: { email, name, language }, messageId, code, row: { expires_at: expiresAt } }) => ({
        to: email,
        kind: 'CONTACT_VERIFICATION' as const,
        messageId,
        mail: renderMail(
          contactVerification(localeOf(language), { name, address: `${host}${verificationPath}${code}`, expiresAt }),
          sender,
        ),
      })),
    );
    await insertLinks(
      trx,
      some.map(({ person, messageId, row }) => ({
        ...row,
        record_id: person.id,
        batch,
        message_id: messageId,
        created_by: actor?.id ?? null,
        created_by_email: actor?.email ?? null,
      })),
    );
  }
  // Lists show the date of the last mail.
  if (receivers.length > 0) await bumpListVersions(persons).execute(trx);
  return { batch: receivers.length > 0 ? batch : null, queued: receivers.length, skipped };
}

/** The language of a person if there are mails in it, otherwise German. */
export const localeOf = (code: string | null): Locale => locales.find((locale) => locale === code) ?? 'de';

/** The progress of a mailing; undefined if it is unknown. Mails missing in the outbox were sent long ago. */
export async function readProgress(db: Kysely<Tables>, batch: string): Promise<SendingProgress | undefined> {
  const { rows } = await sql<SendingProgress>`
    select count(*)::int as total, (count(*) filter (where o.id is null or o.state = 'sent'))::int as sent,
      (count(*) filter (where o.state = 'failed'))::int as failed,
      (count(*) filter (where o.state = 'waiting'))::int as waiting
    from submissions v left join outbox o on o.message_id = v.message_id where v.batch = ${batch}::uuid`.execute(db);
  return rows[0]?.total ? rows[0] : undefined;
}
