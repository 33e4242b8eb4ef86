import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { viewOfEmbed } from '../../../domain/embeds/views';
import { cardOf } from '../../../domain/publicViews/card';
import type { ContentType } from '../../../domain/contentType';
import type { ListRequest } from '../../../domain/lists/listRequest';
import { cursorAfter, pickFields } from '../../../domain/lists/recordRequest';
import type { Database } from '../../database';
import { setCacheControl } from '../../http/caching';
import { linkNextPage } from '../../http/nextPage';
import type { Tables } from '../../tables';
import { sendCached } from './cachedResponse';
import { joinListRelations } from './joinRelations';
import type { CachedList } from './listCache';
import type { View } from './filterConditions';
import { listQuery, selection } from './listQuery';
import type { ListMeta } from '../../../domain/http';

interface ListSource {
  app: FastifyInstance;
  type: ContentType;
  view: View;
  listRequest: ListRequest;
}

/** Responds with a list, from the cache if nothing was written since. */
export async function readList(
  { app, type, view: granted, listRequest }: ListSource,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  setCacheControl(request, reply);
  // Cards are for visitors, so they show no drafts even with an editor's session.
  const view = listRequest.shape === 'card' ? 'public' : granted;
  const load = () => loadList(app, type, view, listRequest);
  const answer = await sendCached(
    { app, resource: type.name, view, parameters: listRequest, contentType: 'application/json; charset=utf-8', load },
    request,
    reply,
  );
  if (answer) linkNextPage(request, reply, { ...listRequest, cursor: answer.list.cursor }, answer.list.isCut);
  return reply.send(answer?.body);
}

/**
 * The connection pool for a request. Visitors, editors and searches have separate pools, so that none of them waits for
 * the others.
 */
export function poolFor(
  { db, searches, visitors }: Database,
  view: View,
  { term }: Pick<ListRequest, 'term'> = { term: '' },
): Kysely<Tables> {
  if (view === 'public') return visitors;
  return term ? searches : db;
}

async function loadList(
  app: FastifyInstance,
  type: ContentType,
  view: View,
  listRequest: ListRequest,
): Promise<Pick<CachedList, 'identity' | 'isCut' | 'cursor'>> {
  const pool = poolFor(app.database, view, listRequest);
  const [{ rows }, counted] = await Promise.all([
    // One more than the page holds, to see whether the list continues.
    listQuery(type, { ...listRequest, limit: listRequest.limit + 1 }, view).execute(pool),
    isCounted(listRequest) ? countList(pool, type, listRequest, view) : undefined,
  ]);
  const how = { view, short: listRequest.shape === 'summary' };
  const page = rows.slice(0, listRequest.limit);
  const joined = await joinListRelations(pool, type, how, page);
  const texts = listRequest.locale ? cards(type, listRequest, joined) : reduce(joined, listRequest.fields);
  const isCut = rows.length > listRequest.limit;
  const cursor = isCut && listRequest.after !== undefined ? cursorAfter(page.at(-1)?.id ?? 0) : undefined;
  const meta = cursor || counted ? { ...counted, ...(cursor && { next: cursor }) } : undefined;
  const closing = meta ? `],"meta":${JSON.stringify(meta)}}` : ']}';
  return { isCut, cursor, identity: Buffer.from(`{"data":[${texts.join(',')}${closing}`) };
}

/** Reduces records to some of their keys, if the request asks for that. */
export const reduce = (texts: string[], fields: readonly string[] | undefined): string[] =>
  fields ? texts.map((text) => JSON.stringify(pickFields(JSON.parse(text), fields))) : texts;

/** The records as cards, if the request asks for cards. */
export function cards(
  { name }: ContentType,
  { locale }: Pick<ListRequest, 'locale'>,
  texts: readonly string[],
): readonly string[] {
  if (!locale) return texts;
  const view = viewOfEmbed({ resource: name });
  return texts.map((text) => JSON.stringify(cardOf(view, JSON.parse(text) as Record<string, unknown>, locale)));
}

/** Only the first page is counted. */
const isCounted = ({ total, offset, after = 0 }: ListRequest) => total && offset === 0 && after === 0;

/** Paging ends here, because counting more matches of a common word takes too long. */
const maxCounted = 10_000;
const maxFound = 1_000;

/** The number of records in a list, up to a limit. One query. */
export async function countList(
  db: Kysely<Tables>,
  type: ContentType,
  listRequest: ListRequest,
  view: View,
): Promise<ListMeta> {
  const limit = listRequest.term === '' ? maxCounted : maxFound;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 ${selection(type, listRequest, view)}
      limit ${limit + 1}) found`.execute(db);
  const total = rows[0]?.total ?? 0;
  return total > limit ? { totalAtLeast: limit } : { total };
}
