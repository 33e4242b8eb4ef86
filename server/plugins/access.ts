import type { FastifyInstance, FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import type { AccessRule } from '../../domain/access';
import { apiBase } from '../../domain/http';
import { takeAudience, whoMayKeep } from '../http/caching';
import { HttpProblem } from '../http/problems';
import { readSession } from '../accounts/sessionPlugin';

interface RegisteredRoute {
  method: string;
  url: string;
  access?: AccessRule;
  /** See `FastifyContextConfig` in plugins/crossSite.ts. */
  fromOtherSites?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route: a rule of domain/access.ts. Required for every API route. */
    access?: AccessRule;
    /** The route does not read the session and works without the database. */
    withoutSession?: boolean;
  }
  interface FastifyInstance {
    /** All registered routes. */
    routes: RegisteredRoute[];
  }
}

/**
 * Enforces the access rule of each route before the body is read: 401 without a session, 403 with one. API routes
 * without a rule cannot be registered.
 */
export const access = plugin(async (app: FastifyInstance) => {
  const routes: RegisteredRoute[] = [];
  app.decorate('routes', routes);
  app.addHook('onRoute', ({ method, url, config }) => {
    const rule = config?.access;
    if (!rule && url.startsWith(`${apiBase}/`))
      throw new Error(`The route ${String(method)} ${url} names no access rule.`);
    for (const single of [method].flat())
      routes.push({ method: single, url, access: rule, fromOtherSites: config?.fromOtherSites });
  });
  app.addHook('onRequest', async (request, reply) => {
    const { access: rule, withoutSession } = request.routeOptions.config;
    if (!rule || request.is404) return;
    request.isForVisitors = takeAudience(request);
    if (!withoutSession && !request.isForVisitors) await readSession(request, reply);
    if (!rule(request.viewer)) throw request.viewer ? HttpProblem.forbidden() : HttpProblem.unauthorized();
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.routeOptions.config.access) return;
    // Answers depend on the user and must be revalidated; those in the public view may be cached by everybody.
    const isRead = request.method === 'GET' && reply.statusCode < 400;
    if (!reply.hasHeader('cache-control'))
      void reply.header('cache-control', isRead ? whoMayKeep(request) : 'private, no-cache');
    if (!request.isForVisitors && !reply.hasHeader('vary') && !isForAll(reply)) void reply.header('vary', 'Cookie');
  });
});

/** Publicly cacheable answers don't depend on the user. */
const isForAll = (reply: FastifyReply) => String(reply.getHeader('cache-control')).startsWith('public');

/** The methods that an address supports, for 405. */
export function methodsFor(routes: readonly RegisteredRoute[], path: string): string[] {
  const found = routes.filter(({ url }) => !url.includes('*') && patternOf(url).test(path)).map(({ method }) => method);
  return [...new Set(found)].sort();
}

function patternOf(url: string): RegExp {
  const source = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
