import type { FastifyReply, FastifyRequest } from 'fastify';
import { audience, type Query } from '../../domain/http';

/**
 * The `Cache-Control` of what is the same for everybody under its address, such as pages: half a minute in a shared
 * cache, and in a browser half a minute more.
 */
export const cacheForAMinute = 'public, max-age=30';

/**
 * Seconds that a shared cache keeps an answer, and for which it may give the old one while it asks for the new: what is
 * hidden is gone within a minute.
 */
const [sharedMaxAge, staleWhileRevalidate] = [30, 30];

/**
 * Whether a request asks for what everybody sees, whoever it is: pages for visitors do, so that a shared cache may
 * answer many of them with one answer. The parameter is taken out of the query, where no route knows it.
 */
export function takeAudience(request: FastifyRequest): boolean {
  const query = request.query as Query | undefined;
  if (query?.[audience.parameter]?.join() !== audience.visitors) return false;
  delete query[audience.parameter];
  return true;
}

/** The `Cache-Control` of an answer: a shared cache keeps only what was asked for everybody. */
export const whoMayKeep = (request: FastifyRequest, otherwise = 'no-cache, private'): string =>
  request.isForVisitors
    ? `public, max-age=0, s-maxage=${sharedMaxAge}, stale-while-revalidate=${staleWhileRevalidate}`
    : otherwise;

/** Says who may keep an answer of which strangers see another part than editors. */
export function sayWhoMayKeep(request: FastifyRequest, reply: FastifyReply): void {
  void reply.header('cache-control', whoMayKeep(request));
  if (!request.isForVisitors) void reply.header('vary', 'Cookie');
}
