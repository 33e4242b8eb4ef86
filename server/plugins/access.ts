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
  /** `FastifyContextConfig` of plugins/crossSite.ts says what it means. */
  fromOtherSites?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route: a named rule of domain/access.ts. Every route of the API names one. */
    access?: AccessRule;
    /** The route does not ask who calls, and works without the database. */
    withoutSession?: boolean;
  }
  interface FastifyInstance {
    /** Every route there is. */
    routes: RegisteredRoute[];
  }
}

/**
 * Enforces each route's access rule before its body is read: 401 without a session, 403 with one. A route
 * of the API without a rule cannot be registered.
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
    // What somebody sees depends on who it is, and is asked for again each time; what is asked for everybody is for
    // everybody to keep.
    const isRead = request.method === 'GET' && reply.statusCode < 400;
    if (!reply.hasHeader('cache-control'))
      void reply.header('cache-control', isRead ? whoMayKeep(request) : 'private, no-cache');
    if (!request.isForVisitors && !reply.hasHeader('vary') && !isForAll(reply)) void reply.header('vary', 'Cookie');
  });
});

/** What anybody may keep does not depend on who asks. */
const isForAll = (reply: FastifyReply) => String(reply.getHeader('cache-control')).startsWith('public');

/** The methods that an address answers, whatever stands for its parameters: for 405. */
export function methodsFor(routes: readonly RegisteredRoute[], path: string): string[] {
  const found = routes.filter(({ url }) => !url.includes('*') && patternOf(url).test(path)).map(({ method }) => method);
  return [...new Set(found)].sort();
}

function patternOf(url: string): RegExp {
  const source = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
