import { sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import { contactGroups } from '../../../domain/types/contactGroup';
import { contacts } from '../../../domain/types/contacts';
import { recordId } from '../../../domain/values/values';
import type { SeenVersion } from '../../http/entityTags';
import { parse } from '../../http/parse';
import { HttpProblem } from '../../http/problems';
import type { Actor } from '../../engine/write/historyRows';
import { LockSet, lockRecords } from '../../engine/related/locks';
import { bumpListVersions } from '../../engine/write/bumpVersions';
import { refuseWrite } from '../../engine/write/repository';
import type { Tables } from '../../tables';
import type { SaveOutcome } from '../../engine/write/hooks';
import type { Extras } from '../../engine/read/extras';
import { employmentReference, employmentsIn, setMainAddresses, type NamedMembers } from './mainAddresses';
import { linkOfficialEmployments, unlinkEmployments } from './groupEmployments';

/**
 * Adds contacts to a group; existing members stay.
 * @returns how many were added
 * @throws {HttpProblem} 404; 422 for a contact that does not exist
 */
export async function addMembers(
  trx: Transaction<Tables>,
  group: number,
  ids: readonly number[],
  actor: Actor,
): Promise<number> {
  refuseWrite(contactGroups, actor, { before: null, after: null });
  await lockMembers(trx, group, ids);
  await refuseUnknown(trx, ids);
  const { rows } = await sql<{ id: number }>`
    insert into contacts_contact_groups (record_id, target_id, position)
    select c.id, ${group}::int, 10000 from contacts c where c.id = any(${ids}::int[])
    on conflict do nothing returning record_id as id`.execute(trx);
  const added = rows.map(({ id }) => id);
  await linkOfficialEmployments(trx, added, [group]);
  await recordChange(trx, group, added, actor);
  return added.length;
}

/**
 * @returns how many were removed
 * @throws {HttpProblem} 404
 */
export async function removeMembers(
  trx: Transaction<Tables>,
  group: number,
  ids: readonly number[],
  actor: Actor,
): Promise<number> {
  refuseWrite(contactGroups, actor, { before: null, after: null });
  await lockMembers(trx, group, ids);
  const { rows } = await sql<{ id: number }>`
    delete from contacts_contact_groups where target_id = ${group} and record_id = any(${ids}::int[])
      returning record_id as id`.execute(trx);
  const removed = rows.map(({ id }) => id);
  await unlinkEmployments(trx, removed, [group]);
  await recordChange(trx, group, removed, actor);
  return removed.length;
}

const list = 'Hier wird eine Liste erwartet.';
const members = z.object({
  contacts: z.optional(
    z.nullable(z.array(z.object({ id: recordId }, 'Hier wird ein Objekt mit «id» erwartet.'), list)),
  ),
  employments: z.optional(z.nullable(z.array(employmentReference, list))),
});

/**
 * Reads the members and employments in a save of a group. Those in the list are added. Those missing in it are removed
 * only if the version shows that the client knows them all, or if the group is new; otherwise the client's list may be
 * stale, or contain only the first page. A save that would only remove is then refused. Without these keys nothing
 * happens.
 */
export function readMembers(body: unknown, expected: SeenVersion | 'new' | undefined, actor: Actor) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const { contacts: sent, employments } = parse(members, body);
  if (!sent && !employments) return undefined;
  const mayRemove = expected !== undefined;
  return async (trx: Transaction<Tables>, group: number, outcome?: SaveOutcome) => {
    // Read before the members change, because the client cannot know employments that come with new members.
    const linked = employments ? await employmentsIn(trx, group) : [];
    const inGroup = sent && (await setMembers(trx, group, sent, mayRemove, actor));
    const addresses = employments && (await setMainAddresses(trx, group, employments, linked, mayRemove, actor));
    // Missing employments of remaining members are not removed, because clients that send members may not know
    // employments.
    const leftOut = (inGroup ?? addresses)?.leftOut;
    const hasAdded = inGroup?.hasAdded || addresses?.hasAdded;
    if (leftOut && !hasAdded && outcome?.isSame) throw removalNeedsVersion();
  };
}

async function setMembers(
  trx: Transaction<Tables>,
  group: number,
  sent: readonly { id: number }[],
  mayRemove: boolean,
  actor: Actor,
): Promise<NamedMembers> {
  const { rows } = await sql<{
    id: number;
  }>`select record_id as id from contacts_contact_groups where target_id = ${group}`.execute(trx);
  const [kept, before] = [new Set(sent.map(({ id }) => id)), new Set(rows.map(({ id }) => id))];
  const omitted = [...before].filter((id) => !kept.has(id));
  const gone = mayRemove ? omitted : [];
  const added = [...kept].filter((id) => !before.has(id));
  await lockMembers(trx, group, [...gone, ...added]);
  if (gone.length > 0) await removeMembers(trx, group, gone, actor);
  if (added.length > 0) await addMembers(trx, group, added, actor);
  return { hasAdded: added.length > 0, leftOut: gone.length < omitted.length };
}

/**
 * The members of a group that is about to be deleted. They are stored with it, so that it can be restored completely.
 */
export async function membersOf(trx: Transaction<Tables>, group: number): Promise<{ contacts?: { id: number }[] }> {
  const { rows } = await sql<{
    id: number;
  }>`select record_id as id from contacts_contact_groups where target_id = ${group}
    order by position, record_id`.execute(trx);
  return rows.length > 0 ? { contacts: rows } : {};
}

/** Adds the former members of a restored group that still exist. */
export async function addFormerMembers(
  trx: Transaction<Tables>,
  group: number,
  { contacts }: Record<string, any>,
  actor: Actor,
): Promise<void> {
  const former = ((contacts ?? []) as { id: number }[]).map(({ id }) => id);
  const { rows } = await sql<{ id: number }>`select id from contacts where id = any(${former}::int[])`.execute(trx);
  if (rows.length > 0)
    await addMembers(
      trx,
      group,
      rows.map(({ id }) => id),
      actor,
    );
}

/** @throws {HttpProblem} 404 */
async function lockMembers(trx: Transaction<Tables>, group: number, ids: readonly number[]): Promise<void> {
  await lockRecords(trx, new LockSet().add(contactGroups, [group]).add(contacts, ids));
  const { rows } = await sql`select from contact_groups where id = ${group}`.execute(trx);
  if (rows.length === 0) throw HttpProblem.notFound();
}

/** Only a client that knows the current members may remove any of them. */
const removalNeedsVersion = () =>
  HttpProblem.preconditionRequired(
    'Wer Kontakte oder Anstellungen aus einer Gruppe entfernt, muss mit «If-Match» sagen, welchen Stand der ' +
      'Gruppe er kennt.',
  );

async function refuseUnknown(trx: Transaction<Tables>, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ id: number; place: number }>`
    select g.id, g.place::int from unnest(${ids}::int[]) with ordinality g(id, place) where not
      exists (select from contacts c where c.id = g.id) limit 20`.execute(trx);
  if (rows.length > 0)
    throw HttpProblem.invalid(
      rows.map(({ id, place }) => ({ field: `ids.${place - 1}`, message: `Es gibt keinen Eintrag mit der Id ${id}.` })),
    );
}

/**
 * Raises the versions of the contacts and the group, so that editors who have one of them open are warned when they
 * save.
 */
async function recordChange(
  trx: Transaction<Tables>,
  group: number,
  contacts: readonly number[],
  actor: Actor,
): Promise<void> {
  if (contacts.length === 0) return;
  await sql`update contact_groups set version = version + 1 where id = ${group}`.execute(trx);
  // One statement for any number of contacts; the history records each contact's new groups.
  await sql`
    with changed as (update contacts set version = version + 1 where id = any(${contacts}::int[])
      returning id, version, type)
    insert into history (resource, record_id, version, action, user_id, user_email, partial, record)
    select 'contacts/' || changed.type, changed.id, changed.version, 'update', ${actor?.id ?? null},
      ${actor?.email ?? null}, true,
      jsonb_build_object('contactGroups', coalesce((
        select jsonb_agg(g.summary::jsonb order by l.position, l.target_id)
        from contacts_contact_groups l join contact_groups g on g.id = l.target_id where l.record_id = changed.id),
        '[]'))
    from changed`.execute(trx);
  await bumpListVersions(contactGroups).execute(trx);
}

/** The members of a group and their main addresses in it; existing clients read both with the group. */
export const groupExtras: Extras = {
  'contact-groups': {
    contacts: (ids) => sql`
      select g.id, coalesce((select json_agg(json_build_object('id', l.record_id) order by l.position, l.record_id)
        from contacts_contact_groups l where l.target_id = g.id), '[]')::text as value
      from unnest(${[...ids]}::int[]) g(id)`,
    employments: (ids) => sql`
      select g.id, coalesce((select json_agg(json_build_object('id', l.record_id) order by l.position, l.record_id)
        from employments_contact_groups l where l.target_id = g.id), '[]')::text as value
      from unnest(${[...ids]}::int[]) g(id)`,
  },
};
