import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isUnchanged } from '../../http/entityTags';
import { acceptsGzip, addVary } from '../../http/gzipped';
import { rendering } from '../storage/render';
import { cacheKey, compressed, type CachedList } from './listCache';
import { listVersion } from './listVersion';

export interface Answered {
  app: FastifyInstance;
  /** The resource whose writes invalidate the answer. */
  resource: string;
  /** What else the answer depends on: who sees it, and all request parameters. */
  view: string;
  parameters: object;
  contentType: string;
  /** Builds the answer if it is not cached. */
  load(): Promise<Pick<CachedList, 'identity' | 'isCut'>>;
}

/**
 * Answers a request that depends on all records of a resource. A client whose ETag has the current list version gets
 * 304; an answer cached at that version is sent from memory.
 * @returns the answer, or undefined after a 304
 */
export async function answerCached(
  { app, resource, view, parameters, contentType, load }: Answered,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ list: CachedList; body: Buffer } | undefined> {
  const version = await listVersion(request, resource);
  const key = cacheKey(resource, view, parameters);
  const tag = `${resource}-${version}-${rendering}-${key}`;
  reply.header('etag', entityTag(tag));
  addVary(reply, 'Accept-Encoding');
  if (isUnchanged(request, tag)) {
    void reply.code(304);
    return undefined;
  }
  const list = await obtain(app, key, version, load);
  reply.type(contentType);
  if (!acceptsGzip(request) || list.identity.length < 1_000) return { list, body: list.identity };
  reply.header('content-encoding', 'gzip');
  return { list, body: await compressed(list) };
}

const obtain = (app: FastifyInstance, key: string, version: number, load: Answered['load']): Promise<CachedList> =>
  app.lists.obtain(key, version, async () => ({ version, ...(await load()) }));

/** Builds an expensive answer ahead of requests. If it is cached, only the list version is read. */
export async function prepareAnswer({ app, resource, view, parameters, load }: Answered): Promise<void> {
  await compressed(await obtain(app, cacheKey(resource, view, parameters), await app.versions.of(resource), load));
}
