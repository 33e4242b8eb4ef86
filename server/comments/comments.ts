import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import { editors } from '../../domain/access';
import { maxCommentsPerRecord, type Comment, type Place } from '../../domain/comments';
import type { Actor } from '../engine/write/historyRows';
import { HttpProblem } from '../http/problems';
import { accountOf } from '../inbox/items';
import type { Tables } from '../tables';
import type { CommentsTable } from '../tables/comments';
import { findPlaces, type TitledRow } from './places';

type Row = Selectable<CommentsTable> & { mentions: number[] };
type Author = NonNullable<Actor>;

const toComment = (row: Row): Comment => ({
  id: row.id,
  parent: row.parent_id,
  field: row.field,
  text: row.text,
  mentions: row.mentions,
  author: { id: row.user_id, email: row.user_email },
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  resolvedAt: row.resolved_at?.toISOString() ?? null,
  resolvedBy: accountOf(row.resolved_by, row.resolved_by_email),
});

const withMentions = sql`
  select c.*, array(select m.user_id from mentions m where m.comment_id = c.id order by m.user_id) as mentions
  from comments c`;

/** All comments on a record, oldest first; their number is limited by `maxCommentsPerRecord`. */
export async function listComments(db: Kysely<Tables>, { resource, recordId }: Place): Promise<Comment[]> {
  const { rows } = await sql<Row>`${withMentions}
    where c.resource = ${resource} and c.record_id = ${recordId} order by c.id`.execute(db);
  return rows.map(toComment);
}

/** @throws 404 */
async function findComment(db: Kysely<Tables>, id: number): Promise<Row> {
  const { rows } = await sql<Row>`${withMentions} where c.id = ${id}`.execute(db);
  if (!rows[0]) throw HttpProblem.notFound('Diesen Kommentar gibt es nicht mehr.');
  return rows[0];
}

/** Locks a comment and its place. @throws 404 */
export async function lockComment(trx: Transaction<Tables>, id: number): Promise<Selectable<CommentsTable>> {
  const row = await trx.selectFrom('comments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw HttpProblem.notFound('Diesen Kommentar gibt es nicht mehr.');
  return row;
}

const refuseOthers = (row: Pick<CommentsTable, 'user_id'>, author: Author): void => {
  if (row.user_id !== author.id) throw HttpProblem.forbidden('Das ist der Kommentar von jemand anderem.');
};

/** A written comment, and the accounts that it mentions for the first time. */
export interface Written {
  comment: Comment;
  place: TitledRow;
  mentioned: { id: number; email: string }[];
}

interface NewComment extends Place {
  parent: number | null;
  field: string | null;
  text: string;
  mentions: readonly number[];
}

/**
 * Adds a comment or a reply.
 * @throws 404 if the record no longer exists; 409 if it has too many comments; 422
 */
export async function createComment(
  trx: Transaction<Tables>,
  { resource, recordId, parent, field, text, mentions }: NewComment,
  author: Author,
): Promise<Written> {
  const [place] = await findPlaces(trx, resource, [recordId]);
  await sql`select pg_advisory_xact_lock(hashtext(${`comments ${resource} ${recordId}`}))`.execute(trx);
  const { rows } = await sql<{ count: number; about: string | null; isThere: boolean }>`
    select count(*)::int as count, max(field) filter (where id = ${parent}) as about,
      coalesce(bool_or(id = ${parent} and parent_id is null), false) as "isThere"
    from comments where resource = ${resource} and record_id = ${recordId}`.execute(trx);
  const { count, about, isThere } = rows[0]!;
  if (count >= maxCommentsPerRecord)
    throw HttpProblem.conflict(`Dieser Eintrag hat schon ${maxCommentsPerRecord} Kommentare.`);
  if (parent !== null && !isThere)
    throw HttpProblem.invalid([{ field: 'parent', message: 'Diesen Kommentar gibt es hier nicht mehr.' }]);
  const { id } = await trx
    .insertInto('comments')
    .values({
      resource,
      record_id: recordId,
      parent_id: parent,
      field: parent === null ? field : about,
      user_id: author.id,
      user_email: author.email,
      text,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mentioned = await storeMentions(trx, id, mentions, author);
  return { comment: toComment(await findComment(trx, id)), place: place!, mentioned };
}

/** @throws 403 for a comment of someone else; 404; 422 */
export async function changeComment(
  trx: Transaction<Tables>,
  id: number,
  { text, mentions }: Pick<NewComment, 'text' | 'mentions'>,
  author: Author,
): Promise<Written> {
  const before = await lockComment(trx, id);
  refuseOthers(before, author);
  const [place] = await findPlaces(trx, before.resource, [before.record_id]);
  await trx
    .updateTable('comments')
    .set({ text, edited_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  const mentioned = await storeMentions(trx, id, mentions, author);
  return { comment: toComment(await findComment(trx, id)), place: place!, mentioned };
}

/**
 * Sets the accounts that a comment mentions.
 * @returns the newly mentioned ones, except the author
 * @throws 422 for accounts that cannot edit
 */
async function storeMentions(
  trx: Transaction<Tables>,
  comment: number,
  mentions: readonly number[],
  author: Author,
): Promise<{ id: number; email: string }[]> {
  const accounts = await findEditors(trx, mentions, 'mentions');
  const others = accounts.filter(({ id }) => id !== author.id);
  const ids = others.map(({ id }) => id);
  await sql`delete from mentions where comment_id = ${comment} and user_id <> all(${ids}::int[])`.execute(trx);
  const { rows } = await sql<{ user_id: number }>`
    insert into mentions (comment_id, user_id) select ${comment}, id from unnest(${ids}::int[]) as given(id)
    on conflict do nothing returning user_id`.execute(trx);
  return others.filter(({ id }) => rows.some(({ user_id }) => user_id === id));
}

/** @throws 422 at `field` if one of them is not an editor's account, or is switched off */
export async function findEditors(
  db: Kysely<Tables>,
  ids: readonly number[],
  field: string,
): Promise<{ id: number; email: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'roles'])
    .where('id', 'in', ids)
    .where('disabled_at', 'is', null)
    .execute();
  const found = rows.filter((row) => editors(row));
  if (found.length < new Set(ids).size)
    throw HttpProblem.invalid([{ field, message: 'Dieses Konto bearbeitet keine Einträge.' }]);
  return found;
}

/**
 * Resolves a comment with its replies, or reopens it.
 * @throws 404; 422 for a reply
 */
export async function resolveComment(
  trx: Transaction<Tables>,
  id: number,
  isResolved: boolean,
  actor: Author,
): Promise<Comment> {
  const row = await lockComment(trx, id);
  if (row.parent_id !== null)
    throw HttpProblem.invalid([{ field: 'id', message: 'Nur der erste Kommentar lässt sich erledigen.' }]);
  if ((row.resolved_at !== null) !== isResolved)
    await trx
      .updateTable('comments')
      .set({
        resolved_at: isResolved ? sql<Date>`now()` : null,
        resolved_by: isResolved ? actor.id : null,
        resolved_by_email: isResolved ? actor.email : null,
      })
      .where('id', '=', id)
      .execute();
  return toComment(await findComment(trx, id));
}

/**
 * Deletes the user's own comment; if it has replies, only its text.
 * @throws 403 for a comment of someone else; 404
 */
export async function deleteComment(trx: Transaction<Tables>, id: number, author: Author): Promise<void> {
  refuseOthers(await lockComment(trx, id), author);
  const answer = await trx.selectFrom('comments').select('id').where('parent_id', '=', id).limit(1).executeTakeFirst();
  if (!answer) return void (await trx.deleteFrom('comments').where('id', '=', id).execute());
  await trx.deleteFrom('mentions').where('comment_id', '=', id).execute();
  await trx.updateTable('comments').set({ text: '' }).where('id', '=', id).execute();
}
