import { sql, type Kysely, type Transaction } from 'kysely';
import { commentParameter, type Mention, type Place } from '../../domain/comments';
import type { MailContent, Sender } from '../mail/content';
import { queueMails } from '../mail/queueMail';
import { renderMail } from '../mail/render';
import type { Tables } from '../tables';
import type { Written } from './comments';
import { onRecord, pageOf, titled, type TitledRow } from './places';

/** The number of mentions shown in the bell, and the number checked for unread ones. */
const maxShown = 50;
const maxCounted = 200;

/** The latest comments that mention an account, on existing records and open items, and the number of unread ones. */
export async function listMentions(
  db: Kysely<Tables>,
  user: number,
): Promise<{ data: Mention[]; meta: { unread: number } }> {
  const { rows } = await sql<
    TitledRow & {
      id: number;
      text: string;
      user_id: number | null;
      user_email: string;
      created_at: Date;
      seen_at: Date | null;
      unread: number;
    }
  >`with mine as (
      select c.*, m.seen_at from mentions m join comments c on c.id = m.comment_id where m.user_id = ${user}
      order by m.comment_id desc limit ${maxCounted}
    ), present as (${titled('mine')})
    select *, (count(*) filter (where seen_at is null) over ())::int as unread from present
    order by created_at desc, id desc limit ${maxShown}`.execute(db);
  return {
    data: rows.map((row) => ({
      id: row.id,
      ...onRecord(row),
      text: row.text,
      author: { id: row.user_id, email: row.user_email },
      at: row.created_at.toISOString(),
      seenAt: row.seen_at?.toISOString() ?? null,
    })),
    meta: { unread: rows[0]?.unread ?? 0 },
  };
}

/** Marks mentions of an account as seen: those on one record, or all. */
export async function seeMentions(db: Kysely<Tables>, user: number, place: Partial<Place>): Promise<void> {
  const here = place.resource
    ? sql`and c.resource = ${place.resource} and c.record_id = ${place.recordId ?? 0}`
    : sql``;
  await sql`update mentions m set seen_at = now() from comments c
    where m.user_id = ${user} and m.seen_at is null and c.id = m.comment_id ${here}`.execute(db);
}

/**
 * Mails everyone whom a comment mentions for the first time.
 * @param host the base of links; null if the server does not know its own URL
 * @param author the name that colleagues see
 */
export async function mailMentions(
  trx: Transaction<Tables>,
  { comment, place, mentioned }: Written,
  { sender, host, author }: { sender: Sender; host: string | null; author: string },
): Promise<void> {
  if (mentioned.length === 0) return;
  const mail = renderMail(mentionMail(place, comment, author, host), sender);
  await queueMails(
    trx,
    mentioned.map(({ email: to }) => ({ to, kind: 'MENTION', mail })),
  );
}

function mentionMail(
  place: TitledRow,
  { id, text }: { id: number; text: string },
  author: string,
  host: string | null,
): MailContent {
  const { title } = place;
  return {
    locale: 'de',
    subject: `${author} hat Sie erwähnt: ${title || 'Ohne Titel'}`,
    blocks: [
      { kind: 'paragraph', text: `${author} hat Sie in einem Kommentar zu «${title || 'Ohne Titel'}» erwähnt:` },
      { kind: 'paragraph', text },
      ...(host === null
        ? []
        : [
            {
              kind: 'link',
              label: 'Kommentar öffnen',
              address: `${host}${pageOf(place)}?${commentParameter}=${id}`,
            } as const,
          ]),
    ],
  };
}
