import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { anyone } from '../../domain/access';
import { HttpProblem } from '../http/problems';
import { methodsFor } from './access';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts requests from pages of other sites, as JSON and without a session. Requires `withoutSession`. */
    fromOtherSites?: boolean;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Pages of other sites may read public data and use routes marked `fromOtherSites`, but nothing else that writes. A
 * second line of defence behind the SameSite=Lax cookie, which sibling hosts of the same site also receive.
 */
export const crossSite = plugin(async (app: FastifyInstance) => {
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.fromOtherSites && !config.withoutSession)
      throw new Error(`The route ${url} is open to other sites and must not depend on the caller.`);
  });
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method) && !request.routeOptions.config.fromOtherSites && isCrossSite(request)) {
      throw HttpProblem.forbidden('Diese Anfrage kommt von einer fremden Website und wird nicht ausgeführt.');
    }
  });
  // `*` excludes cookies: browsers withhold the response to a request with credentials.
  app.addHook('onSend', async (request, reply) => {
    const isOpen = safeMethods.has(request.method) || request.routeOptions.config.fromOtherSites;
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

/** Whether a page of another origin sent the request. Programs other than browsers send none of these headers. */
function isCrossSite(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  const { publicUrl } = request.server.config;
  if (origin === publicUrl) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
