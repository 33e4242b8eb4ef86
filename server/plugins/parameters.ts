import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { apiBase, parameterName, type Query } from '../../domain/http';
import { isCompat } from '../compat/compat';
import { refuseUnknown } from '../../domain/lists/listRequest';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Links to it stand in mails and on pages of others, which add parameters of their own: the answer is the same
     * whatever they say.
     */
    isLinked?: boolean;
    /** What the route may be asked, as its schema describes it. */
    parameters?: readonly string[];
  }
}

/**
 * Every route of the API refuses a parameter that its schema does not describe, by its name and before anything is read
 * or written:
 * what is answered would not be what was asked for. After the access rule, which takes out for whom is asked.
 */
export const parameters = plugin(async (app: FastifyInstance) => {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith(`${apiBase}/`) || route.config?.isLinked) return;
    const { shape = {} } = (route.schema?.querystring ?? {}) as { shape?: object };
    // Routes share their configuration.
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
