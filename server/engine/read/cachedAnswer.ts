import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isUnchanged } from '../../http/entityTags';
import { acceptsGzip, addVary } from '../../http/gzipped';
import { rendering } from '../storage/render';
import { cacheKey, compressed, type CachedList } from './listCache';
import { listVersion } from './listVersion';

export interface Answered {
  app: FastifyInstance;
  /** The resource whose writes make it out of date. */
  resource: string;
  /** Who sees what, and all that was asked for. */
  view: string;
  asked: object;
  contentType: string;
  /** Reads it where nobody has since the last write. */
  load(): Promise<Pick<CachedList, 'identity' | 'isCut'>>;
}

/**
 * Answers what is made of all records of a resource. First the version of the resource: a client that holds the answer
 * gets 304, and one that was given since the last change comes from memory. Out: what was answered; undefined for a
 * 304.
 */
export async function answerCached(
  { app, resource, view, asked, contentType, load }: Answered,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ list: CachedList; body: Buffer } | undefined> {
  const version = await listVersion(request, resource);
  const key = cacheKey(resource, view, asked);
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

/**
 * Makes an answer ready that is dear to make, before somebody asks for it. Where it is ready, only its version is read.
 */
export async function prepareAnswer({ app, resource, view, asked, load }: Answered): Promise<void> {
  await compressed(await obtain(app, cacheKey(resource, view, asked), await app.versions.of(resource), load));
}
