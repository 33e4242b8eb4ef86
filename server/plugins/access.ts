import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { AccessRule } from '../../domain/access';
import { factorNeeded } from '../../domain/accounts/secondFactors';
import { allows, mayWriteType } from '../../domain/accounts/rights';
import { cannotWriteType } from '../../domain/accounts/writeRefusal';
import { contents, type ContentTypeName } from '../../domain/contents';
import { apiBase } from '../../domain/http';
import { takeAudience, cacheControlFor } from '../http/caching';
import { HttpProblem } from '../http/problems';
import { requiresFactor } from '../accounts/secondFactors';
import { readSession } from '../accounts/sessionPlugin';

interface RegisteredRoute {
  method: string;
  url: string;
  access?: AccessRule;
  writes?: string;
  /** See `FastifyContextConfig` in plugins/crossSite.ts. */
  fromOtherSites?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route: a rule of domain/access.ts. Required for every API route. */
    access?: AccessRule;
    /**
     * The type of its records. A machine account may call the route within its scopes; outside them it counts as a
     * visitor.
     */
    scope?: string;
    /**
     * The type whose records the route writes, so that accounts that may not write it are refused at once.
     * `refuseWrite` in the repository checks again for each record.
     */
    writes?: string;
    /** Accounts whose role requires a second factor may call the route before they have set one up. */
    beforeSecondFactor?: boolean;
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
      throw new Error(`The route ${String(method)} ${url} has no access rule.`);
    for (const single of [method].flat())
      routes.push({
        method: single,
        url,
        access: rule,
        writes: config?.writes,
        fromOtherSites: config?.fromOtherSites,
      });
  });
  app.addHook('onRequest', async (request, reply) => {
    const { access: rule, scope, writes, withoutSession } = request.routeOptions.config;
    if (!rule || request.is404) return;
    request.isForVisitors = takeAudience(request);
    if (!withoutSession && !request.isForVisitors) await readSession(request, reply);
    requireSecondFactor(request);
    if (request.viewer?.scopes) limitToScopes(request, scope);
    if (!rule(request.viewer)) throw request.viewer ? HttpProblem.forbidden() : HttpProblem.unauthorized();
    if (writes !== undefined && request.viewer && !mayWriteType(request.viewer, writes))
      throw HttpProblem.forbidden(cannotWriteType(labelOf(writes)));
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.routeOptions.config.access) return;
    // Responses depend on the user and must be revalidated; any cache may store those in the public view.
    const isRead = request.method === 'GET' && reply.statusCode < 400;
    if (!reply.hasHeader('cache-control'))
      void reply.header('cache-control', isRead ? cacheControlFor(request) : 'private, no-cache');
    if (!request.isForVisitors && !reply.hasHeader('vary') && !isPubliclyCached(reply))
      void reply.header('vary', 'Cookie, Authorization');
  });
});

/**
 * Sessions of accounts that lack a required second factor can only set one up.
 * @throws 403
 */
function requireSecondFactor({ session, server, routeOptions }: FastifyRequest): void {
  if (!session || session.hasSecondFactor || routeOptions.config.beforeSecondFactor) return;
  if (requiresFactor(server.config.secondFactorRoles, session.user.roles)) throw HttpProblem.forbidden(factorNeeded);
}

/**
 * A machine account may call routes within its scopes; on all others it counts as a visitor.
 * @throws 403
 */
function limitToScopes(request: FastifyRequest, scope: string | undefined): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (scope === undefined) request.viewer = null;
  else if (!allows(request.viewer?.scopes ?? [], scope, isRead ? 'read' : 'write'))
    throw HttpProblem.forbidden('Dieses Maschinenkonto hat dieses Recht nicht.');
}

/** The label of a type's records; `contacts` covers two types. */
const labelOf = (type: string): string => contents[type as ContentTypeName]?.label.plural ?? 'Kontakte';

/** Responses that shared caches may store do not depend on the user. */
const isPubliclyCached = (reply: FastifyReply) => String(reply.getHeader('cache-control')).startsWith('public');

/** The methods that a URL supports, for a 405. */
export function methodsFor(routes: readonly RegisteredRoute[], path: string): string[] {
  const found = routes.filter(({ url }) => !url.includes('*') && patternOf(url).test(path)).map(({ method }) => method);
  return [...new Set(found)].sort();
}

function patternOf(url: string): RegExp {
  const source = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
