import type { FastifyReply, FastifyRequest } from 'fastify';
import { audience, type Query } from '../../domain/http';

/**
 * `Cache-Control` for what is the same for everyone: shared caches keep it for half a minute, and renew it in the
 * background for another half. So hidden records disappear within a minute.
 */
export const cacheForAMinute = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';

/**
 * `Cache-Control` for the scripts that host pages load by a fixed name. Not longer: they name modules by their hash,
 * which a new version replaces.
 */
export const cacheScript = 'public, max-age=60, stale-while-revalidate=60';

/**
 * Whether a request asks for the public view, so that shared caches can store the response. Removes the parameter from
 * the query, since routes do not know it.
 */
export function takeAudience(request: FastifyRequest): boolean {
  const query = request.query as Query | undefined;
  if (query?.[audience.parameter]?.join() !== audience.visitors) return false;
  delete query[audience.parameter];
  return true;
}

/** `Cache-Control`: shared caches store only responses in the public view. */
export const cacheControlFor = (request: FastifyRequest, otherwise = 'no-cache, private'): string =>
  request.isForVisitors ? cacheForAMinute : otherwise;

/** Sets the caching headers of a response that differs between visitors and editors. */
export function setCacheControl(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('cache-control', cacheControlFor(request));
  if (!request.isForVisitors) void reply.header('vary', 'Cookie, Authorization');
}
