import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { anyone } from '../../domain/access';
import { HttpProblem } from '../http/problems';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * What pages of other sites may do with us: read what is public (document 3, section 1.6), and never write. The session
 * cookie is SameSite=Lax; this is the second lock, and the one for neighbouring hosts of the same site.
 */
export const crossSite = plugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    if (!reading.has(request.method) && isForeign(request)) {
      throw HttpProblem.forbidden('Diese Anfrage kommt von einer fremden Website und wird nicht ausgeführt.');
    }
  });
  // `*` never goes together with cookies: a browser would withhold the answer to a request that carried them.
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/') || !reading.has(request.method) || request.viewer !== null) return;
    void reply
      .header('access-control-allow-origin', '*')
      .header('access-control-expose-headers', 'ETag, Content-Disposition')
      .header('cross-origin-resource-policy', 'cross-origin');
  });
  app.options('/api/*', { config: { access: anyone, withoutSession: true }, schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, HEAD')
      .header('access-control-allow-headers', 'Content-Type, If-None-Match')
      .header('access-control-max-age', '3600')
      .code(204)
      .send(),
  );
});

/** Whether a page of another origin sent this. A program that is no browser says nothing about where it comes from. */
export function isForeign(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  const { publicUrl } = request.server.config;
  if (origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
