import type { FastifyReply } from 'fastify';
import { contentTag } from '../http/entityTags';
import { tileOrigin } from '../config';
import { cacheForAMinute } from '../http/caching';
import type { Html } from './html';

/**
 * The content security policy of public pages: our scripts, styles and pictures, and videos on request; any site may
 * frame them. Inline styles are allowed for drawings, which were sanitized when stored.
 */
const policy = (tiles: string | null) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${tiles ? ` ${tiles}` : ''}`,
    "connect-src 'self'",
    "font-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');

/** Sends a page that any site may frame and caches may keep for a minute; 304 if unchanged. */
export function sendPage(
  reply: FastifyReply,
  page: Html,
  {
    isIndexed,
    isKept = true,
    type = 'text/html; charset=utf-8',
  }: { isIndexed: boolean; isKept?: boolean; type?: string },
): FastifyReply {
  const etag = `"${contentTag(page.text)}"`;
  for (const name of [
    'x-frame-options',
    'cross-origin-resource-policy',
    'cross-origin-opener-policy',
    'origin-agent-cluster',
  ])
    void reply.removeHeader(name);
  void reply
    .header('content-security-policy', policy(tileOrigin(reply.server.config)))
    .header('cache-control', isKept ? cacheForAMinute : 'no-store')
    .header('vary', 'Accept-Encoding')
    .header('etag', etag)
    .type(type);
  if (!isIndexed) void reply.header('x-robots-tag', 'noindex');
  return reply.statusCode === 200 && reply.request.headers['if-none-match'] === etag
    ? reply.code(304).send()
    : reply.send(page.text);
}
