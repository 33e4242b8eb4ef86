import { sql, type Kysely } from 'kysely';
import { draftDays, maxDrafts, type DraftContent, type ServerDraft } from '../../domain/drafts';
import type { Tables } from '../tables';

/** Ended drafts are remembered for this many days, up to this number, because requests may arrive late. */
const endedDays = 1;
const maxEnded = 200;

/**
 * Stores a draft unless a later one of its session is stored, or the session has since ended: requests may arrive in
 * any order. Drops the oldest drafts above the limit.
 * @returns whether it is stored
 */
export async function writeDraft(
  db: Kysely<Tables>,
  user: number,
  { session, place, page, title, at, version }: ServerDraft,
  content: DraftContent,
): Promise<boolean> {
  const { rows } = await sql`
    insert into drafts (user_id, session, place, page, title, version, content, at)
    values (${user}, ${session}, ${place}, ${page}, ${title}, ${version}, ${JSON.stringify(content)}, ${at})
    on conflict (user_id, session) do update
    set place = excluded.place, page = excluded.page, title = excluded.title, version = excluded.version,
      content = excluded.content, at = excluded.at, saved_at = now()
    where drafts.at < excluded.at or (drafts.at = excluded.at and drafts.content is not null)
    returning 1`.execute(db);
  await dropOldest(db, user);
  return rows.length > 0;
}

/** Ends a session's draft: whatever was typed in it before is no longer stored, even if it arrives later. */
export async function endDraft(db: Kysely<Tables>, user: number, session: string, at: string): Promise<void> {
  await sql`
    insert into drafts (user_id, session, place, page, title, at) values (${user}, ${session}, '', '', '', ${at})
    on conflict (user_id, session) do update
    set place = '', page = '', title = '', version = null, content = null, at = excluded.at, saved_at = now()
    where drafts.at <= excluded.at`.execute(db);
  await dropOldest(db, user);
}

/** The drafts of an account, latest first: all of them without contents, or those of one place with contents. */
export async function listDrafts(
  db: Kysely<Tables>,
  user: number,
  place?: string,
): Promise<(ServerDraft & Partial<DraftContent>)[]> {
  const rows = await db
    .selectFrom('drafts')
    .select(['session', 'place', 'page', 'title', 'version', 'at'])
    .$if(place !== undefined, (query) => query.select('content').where('place', '=', place ?? ''))
    .where('user_id', '=', user)
    .where('content', 'is not', null)
    .where(sql<boolean>`saved_at > now() - make_interval(days => ${draftDays})`)
    .orderBy('at', 'desc')
    .limit(maxDrafts)
    .execute();
  return rows.map(({ content, at, ...draft }) => ({ ...draft, at: at.toISOString(), ...content }));
}

export async function removeOldDrafts(db: Kysely<Tables>): Promise<void> {
  await sql`delete from drafts where saved_at < now() - make_interval(days => ${draftDays})
    or (content is null and saved_at < now() - make_interval(days => ${endedDays}))`.execute(db);
}

async function dropOldest(db: Kysely<Tables>, user: number): Promise<void> {
  await sql`delete from drafts where user_id = ${user} and session in (
    select session from (
      select session, content is null as has_ended,
        row_number() over (partition by content is null order by saved_at desc) as place
      from drafts where user_id = ${user}) as numbered
    where place > case when has_ended then ${maxEnded}::int else ${maxDrafts}::int end)`.execute(db);
}
