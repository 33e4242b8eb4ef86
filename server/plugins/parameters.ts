import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { apiBase, parameterName, type Query } from '../../domain/http';
import { isCompat } from '../compat/compat';
import { refuseUnknown } from '../../domain/lists/listRequest';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Mails and other sites link to the route and may add parameters of their own, which are ignored. */
    isLinked?: boolean;
    /** The parameters described by the route's schema. */
    parameters?: readonly string[];
  }
}

/**
 * Refuses parameters that a route's schema does not describe, because ignoring a misspelt filter would return the wrong
 * records. Runs after the access rule, which removes `audience`.
 */
export const parameters = plugin(async (app: FastifyInstance) => {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith(`${apiBase}/`) || route.config?.isLinked) return;
    const { shape = {} } = (route.schema?.querystring ?? {}) as { shape?: object };
    // Copied, because routes share configuration objects.
    route.config = { ...route.config, parameters: Object.keys(shape).map(parameterName) };
  });
  app.addHook('onRequest', async (request) => {
    const { parameters: known } = request.routeOptions.config;
    const query = request.query as Query;
    if (!known) return;
    if (!isCompat(request)) return refuseUnknown(query, known);
    for (const name of Object.keys(query)) if (!known.includes(name)) delete query[name];
  });
});
