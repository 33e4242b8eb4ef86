import { sql, type Kysely } from 'kysely';
import { presenceTimeout, type Presence, type RecordPresence } from '../../domain/live';
import type { Actor } from '../engine/write/historyRows';
import type { Tables } from '../tables';

const isThere = sql<boolean>`seen_at > now() - make_interval(secs => ${presenceTimeout / 1000})`;

/**
 * Stores that an editor has a record open, and returns the other editors who do. One statement.
 * @param field the path of the field that has the focus
 */
export async function enter(
  db: Kysely<Tables>,
  resource: string,
  id: number,
  field: string | null,
  { id: user, email }: NonNullable<Actor>,
): Promise<Presence[]> {
  const { rows } = await sql<Presence & { since: Date }>`
    with me as (
      insert into presence (resource, record_id, user_id, user_email, field)
      values (${resource}, ${id}, ${user}, ${email}, ${field})
      on conflict (resource, record_id, user_id) do update
      set user_email = excluded.user_email, field = excluded.field, seen_at = now(),
        since = case when presence.seen_at > now() - make_interval(secs => ${presenceTimeout / 1000})
        then presence.since else now() end)
    select user_id as id, user_email as email, since, field from presence
    where resource = ${resource} and record_id = ${id} and user_id <> ${user} and ${isThere}
      order by since, user_id`.execute(db);
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

/** The other editors who have records of a resource open. */
export async function listPresence(
  db: Kysely<Tables>,
  resource: string,
  { id: user }: NonNullable<Actor>,
): Promise<RecordPresence[]> {
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
  return rows.map(({ record_id, user_id, user_email, since, field }) => ({
    resource,
    recordId: record_id,
    id: user_id,
    email: user_email,
    since: since.toISOString(),
    field,
  }));
}

/** Everyone who has a record open, for `Listener.query`. */
export const presenceQuery = `select resource, record_id as "recordId", user_id as id, user_email as email, since, field
  from presence where seen_at > now() - make_interval(secs => ${presenceTimeout / 1000}) order by since limit 2000`;

export async function removeAbsent(db: Kysely<Tables>): Promise<void> {
  await sql`delete from presence where not ${isThere}`.execute(db);
}
