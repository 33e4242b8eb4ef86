import type { FastifyReply } from 'fastify';
import { contentTag, entityTag, isUnchanged } from '../http/entityTags';
import { tileOrigin } from '../config';
import { cacheForAMinute } from '../http/caching';
import type { Html } from './html';

/**
 * The content security policy of public pages: our scripts, styles and pictures, and videos on request; any site may
 * frame them. Inline styles are allowed because drawings contain them; drawings are sanitized when stored.
 */
const policy = (tiles: string | null, isSecret: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${tiles ? ` ${tiles}` : ''}`,
    "connect-src 'self'",
    "font-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isSecret ? "'none'" : '*'}`,
  ].join('; ');

/**
 * Sends a page that any site may frame and caches may keep for a minute; 304 if unchanged.
 * @param isSecret nobody may frame or keep it, and its URL stays out of other sites' referrers
 */
export function sendPage(
  reply: FastifyReply,
  page: Html,
  {
    isIndexed,
    isKept = true,
    isSecret = false,
    type = 'text/html; charset=utf-8',
  }: { isIndexed: boolean; isKept?: boolean; isSecret?: boolean; type?: string },
): FastifyReply {
  for (const name of [
    'x-frame-options',
    'cross-origin-resource-policy',
    'cross-origin-opener-policy',
    'origin-agent-cluster',
  ])
    void reply.removeHeader(name);
  void reply
    .header('content-security-policy', policy(tileOrigin(reply.server.config), isSecret))
    .header('cache-control', isKept && !isSecret ? cacheForAMinute : 'no-store')
    .header('vary', 'Accept-Encoding')
    .type(type);
  // The forms' own posts keep their origin, by which the server tells them from those of other sites.
  if (isSecret) void reply.header('referrer-policy', 'same-origin');
  if (!isIndexed) void reply.header('x-robots-tag', 'noindex');
  return sendTagged(reply, page.text);
}

/** Sends a text with an ETag of its content, or 304 if the client has it. */
export function sendTagged(reply: FastifyReply, text: string): FastifyReply {
  const tag = contentTag(text);
  void reply.header('etag', entityTag(tag));
  return reply.statusCode === 200 && isUnchanged(reply.request, tag) ? reply.code(304).send() : reply.send(text);
}
