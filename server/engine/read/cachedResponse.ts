import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isUnchanged } from '../../http/entityTags';
import { acceptsGzip, addVary } from '../../http/compression';
import { rendering } from '../storage/render';
import { cacheKey, compressed, type CachedList } from './listCache';
import { listVersion } from './listVersion';

export interface CacheableResponse {
  app: FastifyInstance;
  /** The resource whose writes invalidate the response. */
  resource: string;
  /** Together with `parameters`, everything else the response depends on. */
  view: string;
  parameters: object;
  contentType: string;
  /** Builds the response if it is not cached. */
  load(): Promise<Pick<CachedList, 'identity' | 'isCut' | 'cursor'>>;
}

/**
 * Responds to a request that depends on all records of a resource. A client whose ETag has the current list version
 * gets 304; a response cached at that version is sent from memory.
 * @returns the response, or undefined after a 304
 */
export async function sendCached(
  { app, resource, view, parameters, contentType, load }: CacheableResponse,
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
  const list = await getCached(app, key, version, load);
  reply.type(contentType);
  if (!acceptsGzip(request) || list.identity.length < 1_000) return { list, body: list.identity };
  reply.header('content-encoding', 'gzip');
  return { list, body: await compressed(list) };
}

const getCached = (
  app: FastifyInstance,
  key: string,
  version: number,
  load: CacheableResponse['load'],
): Promise<CachedList> => app.lists.getCached(key, version, async () => ({ version, ...(await load()) }));

/** Builds an expensive response before it is requested. If it is cached already, only the list version is read. */
export async function prepareResponse({ app, resource, view, parameters, load }: CacheableResponse): Promise<void> {
  await compressed(await getCached(app, cacheKey(resource, view, parameters), await app.versions.of(resource), load));
}
