import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { ListRequest } from '../../../domain/lists/listRequest';
import type { Database } from '../../database';
import { sayWhoMayKeep } from '../../http/caching';
import { announceNext } from '../../http/nextPage';
import type { Tables } from '../../tables';
import { answerCached } from './cachedAnswer';
import { joinListRelations } from './joinRelations';
import { countList } from './countList';
import type { CachedList } from './listCache';
import type { View } from './filterConditions';
import { listQuery } from './listQuery';

interface ListSource {
  app: FastifyInstance;
  type: ContentType;
  view: View;
  listRequest: ListRequest;
}

/** Answers a list, from the cache if nothing was written since. */
export async function readList(
  { app, type, view, listRequest }: ListSource,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  sayWhoMayKeep(request, reply);
  const load = () => loadList(app, type, view, listRequest);
  const answer = await answerCached(
    { app, resource: type.name, view, parameters: listRequest, contentType: 'application/json; charset=utf-8', load },
    request,
    reply,
  );
  if (answer) announceNext(request, reply, listRequest, answer.list.isCut);
  return reply.send(answer?.body);
}

/**
 * The connection pool for a request. Visitors, editors and searches have separate pools, so that none waits for the
 * others.
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
): Promise<Pick<CachedList, 'identity' | 'isCut'>> {
  const pool = poolFor(app.database, view, listRequest);
  const [{ rows }, meta] = await Promise.all([
    // One more than the page holds shows whether the list continues.
    listQuery(type, { ...listRequest, limit: listRequest.limit + 1 }, view).execute(pool),
    isCounted(listRequest) ? countList(pool, type, listRequest, view) : undefined,
  ]);
  const how = { view, short: listRequest.shape === 'summary' };
  const texts = await joinListRelations(pool, type, how, rows.slice(0, listRequest.limit));
  const closing = meta ? `],"meta":${JSON.stringify(meta)}}` : ']}';
  return { isCut: rows.length > listRequest.limit, identity: Buffer.from(`{"data":[${texts.join(',')}${closing}`) };
}

/** Only the first page is counted. */
const isCounted = ({ total, offset }: ListRequest) => total && offset === 0;
