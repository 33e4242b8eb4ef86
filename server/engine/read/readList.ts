import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/contentType';
import type { ListRequest } from '../../../domain/listRequest';
import { announceNext } from '../../http/nextPage';
import { entityTag, isUnchanged } from '../../http/entityTags';
import { readResourceVersion } from '../storage/resourceVersions';
import { composeAll } from './compose';
import { countList } from './countList';
import { cacheKey, compressed, type CachedList } from './listCache';
import { listQuery, type View } from './listQuery';

interface Asked {
  app: FastifyInstance;
  type: ContentType<any>;
  view: View;
  asked: ListRequest;
}

/**
 * Answers a list. First the version of the resource, by its key: a client that holds it gets 304, and a list that
 * was answered since the last change comes from memory. Only else the table is read.
 */
export async function readList({ app, type, view, asked }: Asked, request: FastifyRequest, reply: FastifyReply) {
  const version = await readResourceVersion(app.database.db, type.name);
  const key = cacheKey(type.name, view, asked);
  const tag = `${type.name}-${version}-${view}-${key}`;
  reply.header('etag', entityTag(tag)).header('cache-control', 'no-cache, private').header('vary', 'Cookie, Accept-Encoding');
  if (isUnchanged(request, tag)) return reply.code(304).send();
  const list = await app.lists.obtain(key, version, () => load(app, type, view, asked, version));
  announceNext(request, reply, asked, list.isCut);
  reply.type('application/json; charset=utf-8');
  if (!acceptsGzip(request) || list.identity.length < 1_000) return reply.send(list.identity);
  return reply.header('content-encoding', 'gzip').send(await compressed(list));
}

async function load(app: FastifyInstance, type: ContentType<any>, view: View, asked: ListRequest, version: number): Promise<CachedList> {
  const pool = asked.term ? app.database.searches : app.database.db;
  const [{ rows }, meta] = await Promise.all([
    // One more than is shown says whether there are more.
    listQuery(type, { ...asked, limit: asked.limit + 1 }, view).execute(pool),
    isCounted(asked) ? countList(pool, type, asked, view) : undefined,
  ]);
  const texts = await composeAll(pool, type, { view, short: asked.shape === 'summary' }, rows.slice(0, asked.limit));
  return { version, isCut: rows.length > asked.limit, identity: Buffer.from(`{"data":[${texts.join(',')}]${meta ? `,"meta":${JSON.stringify(meta)}` : ''}}`) };
}

/** Of further pages one knows already. */
const isCounted = ({ total, offset }: ListRequest) => total && offset === 0;

const acceptsGzip = (request: FastifyRequest) => /\bgzip\b(?!;q=0(\.0*)?\b)/.test(String(request.headers['accept-encoding'] ?? ''));
