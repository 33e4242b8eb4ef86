import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../config';

/**
 * Logging as JSON lines. Of a request only its path is logged: headers contain cookies, queries search terms, bodies
 * passwords. Database errors contain values in their details, so only code and message are kept.
 */
export function loggerOptions({ logLevel }: Config): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    serializers: {
      err: (error) => ({ type: error.name, code: error.code, message: error.message, stack: error.stack ?? '' }),
    },
  };
}

/** Codes of personal links are as secret as passwords. */
const withoutCodes = (path: string) =>
  path.replace(/(\/contacts\/verify\/|\/confirm-opt-in\/|\/newsletter\/confirm\/|\/password\/reset\/).+/, '$1…');

/** One line per request, when it is answered. */
export const requestLog = plugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    const isRoutine = request.routeOptions.config.withoutSession || !request.routeOptions.config.access;
    request.log[isRoutine && reply.statusCode < 400 ? 'debug' : 'info'](
      {
        method: request.method,
        path: withoutCodes(request.url.split('?')[0] ?? ''),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.viewer?.id,
        ip: request.ip,
      },
      'request',
    );
  });
});
