import type { FastifyReply, FastifyRequest } from 'fastify';
import { audience, type Query } from '../../domain/http';

/** `Cache-Control` for pages that are the same for everyone: half a minute in shared caches and again in browsers. */
export const cacheForAMinute = 'public, max-age=30';

/** In seconds. Together they ensure that hidden records disappear from shared caches within a minute. */
const [sharedMaxAge, staleWhileRevalidate] = [30, 30];

/**
 * Whether a request asks for the public view, so that shared caches can serve it to many visitors. Removes the
 * parameter from the query, since routes don't know it.
 */
export function takeAudience(request: FastifyRequest): boolean {
  const query = request.query as Query | undefined;
  if (query?.[audience.parameter]?.join() !== audience.visitors) return false;
  delete query[audience.parameter];
  return true;
}

/** `Cache-Control`: shared caches store only responses in the public view. */
export const cacheControlFor = (request: FastifyRequest, otherwise = 'no-cache, private'): string =>
  request.isForVisitors
    ? `public, max-age=0, s-maxage=${sharedMaxAge}, stale-while-revalidate=${staleWhileRevalidate}`
    : otherwise;

/** Sets the caching headers of a response that differs between visitors and editors. */
export function setCacheControl(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('cache-control', cacheControlFor(request));
  if (!request.isForVisitors) void reply.header('vary', 'Cookie, Authorization');
}
