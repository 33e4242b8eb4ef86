import { sql, type Kysely, type Transaction } from 'kysely';
import { maxOwnAssignments, type Assignment, type OwnAssignment } from '../../domain/comments';
import { bumpResourceVersions } from '../engine/storage/resourceVersions';
import type { Actor } from '../engine/write/historyRows';
import { accountOf } from '../inbox/items';
import type { Sender } from '../mail/content';
import { queueMails } from '../mail/queueMail';
import { renderMail } from '../mail/render';
import type { Tables } from '../tables';
import { findEditors } from './comments';
import { findPlaces, onRecord, pageOf, titled, type TitledRow } from './places';

/** The number of assignments read to find those for the overview, since some are of closed items. */
const maxRead = 2_000;

/** The assignees of these records. */
export async function listAssignments(
  db: Kysely<Tables>,
  resource: string,
  ids: readonly number[],
): Promise<Assignment[]> {
  const { rows } = await sql<{
    id: number;
    email: string;
    record_id: number;
    by_id: number | null;
    by_email: string | null;
    at: Date;
  }>`
    select u.id, u.email, a.record_id, a.by_id, a.by_email, a.at from assignments a join users u on u.id = a.user_id
    where a.resource = ${resource} and a.record_id = any(${ids}::int[]) order by a.record_id`.execute(db);
  return rows.map(({ id, email, record_id: recordId, by_id, by_email, at }) => ({
    resource,
    recordId,
    assignee: { id, email },
    by: accountOf(by_id, by_email),
    at: at.toISOString(),
  }));
}

/** The assignments of an account, latest first, whose record or item still exists. */
export async function listOwnAssignments(db: Kysely<Tables>, user: number): Promise<OwnAssignment[]> {
  const { rows } = await sql<TitledRow & { by_id: number | null; by_email: string | null; at: Date }>`
    with mine as (
      select * from assignments where user_id = ${user} order by at desc limit ${maxRead}
    ), present as (${titled('mine')})
    select * from present order by at desc, record_id desc limit ${maxOwnAssignments}`.execute(db);
  return rows.map((row) => ({ ...onRecord(row), by: accountOf(row.by_id, row.by_email), at: row.at.toISOString() }));
}

/** An account, and the records or items that are newly assigned to it. */
interface Given {
  to: string;
  places: TitledRow[];
}

/**
 * Assigns records or items to an account, or unassigns them. Lists show and filter by assignments, so the list version
 * grows.
 * @returns what is new to the account; null if nothing is, or if users assign it to themselves
 * @throws 404 if one of them no longer exists, and none is assigned; 422 for an account that cannot edit
 */
export async function assign(
  trx: Transaction<Tables>,
  resource: string,
  ids: readonly number[],
  assignee: number | null,
  actor: NonNullable<Actor>,
): Promise<Given | null> {
  let given: Given | null = null;
  if (assignee === null) {
    await sql`delete from assignments where resource = ${resource} and record_id = any(${ids}::int[])`.execute(trx);
  } else {
    const [editor] = await findEditors(trx, [assignee], 'assignee');
    const places = await findPlaces(trx, resource, ids);
    const { rows } = await sql<{ record_id: number }>`
      insert into assignments (resource, record_id, user_id, by_id, by_email)
      select ${resource}, id, ${assignee}, ${actor.id}, ${actor.email}
      from (select distinct id from unnest(${ids}::int[]) as given(id) order by id) ordered
      on conflict (resource, record_id) do update set user_id = excluded.user_id, by_id = excluded.by_id,
        by_email = excluded.by_email, at = excluded.at where assignments.user_id <> excluded.user_id
      returning record_id`.execute(trx);
    const isNew = new Set(rows.map(({ record_id: id }) => id));
    if (editor && assignee !== actor.id && isNew.size > 0)
      given = { to: editor.email, places: places.filter(({ record_id: id }) => isNew.has(id)) };
  }
  await bumpResourceVersions([resource]).execute(trx);
  return given;
}

/** The number of titles listed in a mail; the others are only counted. */
const maxListed = 20;

/**
 * Mails an account its new assignments, in one mail however many there are.
 * @param host the base of links; null if the server does not know its own URL
 * @param author the name that colleagues see
 */
export async function mailAssignment(
  trx: Transaction<Tables>,
  { to, places }: Given,
  { sender, host, author }: { sender: Sender; host: string | null; author: string },
): Promise<void> {
  const [first] = places;
  const titles = places.map(({ title }) => title || 'Ohne Titel');
  const isOne = places.length === 1;
  const what = isOne ? `«${titles[0]}»` : `${places.length} Einträge`;
  const mail = renderMail(
    {
      locale: 'de',
      subject: `${author} hat Ihnen ${what} zugewiesen`,
      blocks: [
        { kind: 'paragraph', text: `${author} hat Ihnen ${what} zugewiesen${isOne ? '.' : ':'}` },
        ...(isOne ? [] : [{ kind: 'list', lines: titles.slice(0, maxListed) } as const]),
        ...(titles.length > maxListed
          ? [{ kind: 'paragraph', text: `und ${titles.length - maxListed} weitere` } as const]
          : []),
        ...(host === null || !first
          ? []
          : isOne
            ? [{ kind: 'link', label: 'Eintrag öffnen', address: host + pageOf(first) } as const]
            : [{ kind: 'link', label: 'Zur Übersicht', address: `${host}/dashboard` } as const]),
      ],
    },
    sender,
  );
  await queueMails(trx, [{ to, kind: 'ASSIGNMENT', mail }]);
}
