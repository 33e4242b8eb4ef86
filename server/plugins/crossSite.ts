import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { anyone } from '../../domain/access';
import { HttpProblem } from '../http/problems';
import { methodsFor } from './access';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Forms on pages of other sites may send this: as JSON and as a stranger, whoever is signed in. Goes with
     * `withoutSession`.
     */
    fromOtherSites?: boolean;
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * What pages of other sites may do with us: read what is public, send what strangers may send (`fromOtherSites`), and
 * write nothing else. The session cookie is SameSite=Lax; this is the second lock, and the one for neighbouring hosts
 * of the same site.
 */
export const crossSite = plugin(async (app: FastifyInstance) => {
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.fromOtherSites && !config.withoutSession)
      throw new Error(`The route ${url} is open to other sites and must not ask who calls.`);
  });
  app.addHook('onRequest', async (request) => {
    if (!reading.has(request.method) && !request.routeOptions.config.fromOtherSites && isForeign(request)) {
      throw HttpProblem.forbidden('Diese Anfrage kommt von einer fremden Website und wird nicht ausgeführt.');
    }
  });
  // `*` never goes together with cookies: a browser would withhold the answer to a request that carried them.
  app.addHook('onSend', async (request, reply) => {
    const isOpen = reading.has(request.method) || request.routeOptions.config.fromOtherSites;
    if (!request.url.startsWith('/api/') || !isOpen || request.viewer !== null) return;
    void reply
      .header('access-control-allow-origin', '*')
      .header('access-control-expose-headers', 'ETag, Link, Content-Disposition, Retry-After')
      .header('cross-origin-resource-policy', 'cross-origin');
  });
  app.options(
    '/api/*',
    { config: { access: anyone, withoutSession: true }, schema: { hide: true } },
    async (request, reply) => {
      const open = methodsFor(
        app.routes.filter(({ fromOtherSites }) => fromOtherSites),
        request.url.split('?')[0] ?? '',
      );
      return reply
        .header('access-control-allow-methods', ['GET', 'HEAD', ...open].join(', '))
        .header('access-control-allow-headers', 'Content-Type, If-None-Match, Idempotency-Key')
        .header('access-control-max-age', '3600')
        .code(204)
        .send();
    },
  );
});

/** Whether a page of another origin sent this. A program that is no browser says nothing about where it comes from. */
function isForeign(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  const { publicUrl } = request.server.config;
  if (origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
