import { sql, type Kysely } from 'kysely';
import { presenceLasts, type Present } from '../../domain/inbox/presence';
import type { Actor } from '../engine/write/historyRows';
import type { Tables } from '../tables';

const isThere = sql<boolean>`seen_at > now() - make_interval(secs => ${presenceLasts / 1000})`;

/** Stores that an editor is on a record and returns who else is. One statement. */
export async function enter(
  db: Kysely<Tables>,
  resource: string,
  id: number,
  { id: user, email }: NonNullable<Actor>,
): Promise<Present[]> {
  const { rows } = await sql<{ id: number; email: string; since: Date }>`
    with me as (
      insert into presence (resource, record_id, user_id, user_email) values (${resource}, ${id}, ${user}, ${email})
      on conflict (resource, record_id, user_id) do update set user_email = excluded.user_email, seen_at = now(),
        since = case when presence.seen_at > now() - make_interval(secs => ${presenceLasts / 1000}) then presence.since else now() end)
    select user_id as id, user_email as email, since from presence
    where resource = ${resource} and record_id = ${id} and user_id <> ${user} and ${isThere} order by since, user_id`.execute(
    db,
  );
  return rows.map(({ since, ...person }) => ({ ...person, since: since.toISOString() }));
}

/** Stores that an editor has left a record. */
export async function leave(
  db: Kysely<Tables>,
  resource: string,
  id: number,
  { id: user }: NonNullable<Actor>,
): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('resource', '=', resource)
    .where('record_id', '=', id)
    .where('user_id', '=', user)
    .execute();
}

/** Who else is on which records of a resource. */
export async function listPresent(
  db: Kysely<Tables>,
  resource: string,
  { id: user }: NonNullable<Actor>,
): Promise<(Present & { recordId: number })[]> {
  const rows = await db
    .selectFrom('presence')
    .selectAll()
    .where('resource', '=', resource)
    .where('user_id', '<>', user)
    .where(isThere)
    .orderBy('record_id')
    .orderBy('since')
    .limit(500)
    .execute();
  return rows.map(({ record_id, user_id, user_email, since }) => ({
    recordId: record_id,
    id: user_id,
    email: user_email,
    since: since.toISOString(),
  }));
}

export async function removeAbsent(db: Kysely<Tables>): Promise<void> {
  await sql`delete from presence where not ${isThere}`.execute(db);
}
