import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../config';

/**
 * How the server logs: JSON lines. Nothing of a request but its path is ever written: headers hold cookies, queries
 * hold what people search for, bodies hold passwords. Errors of the database carry values in their details, so only
 * their code and sentence are kept.
 */
export function loggerOptions({ logLevel }: Config): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    serializers: {
      err: (error) => ({ type: error.name, code: error.code, message: error.message, stack: error.stack ?? '' }),
    },
  };
}

/** What opens a personal link is as good as a password. */
const withoutCodes = (path: string) =>
  path.replace(/(\/contacts\/verify\/|\/confirm-opt-in\/|\/newsletter\/confirm\/|\/password\/reset\/).+/, '$1…');

/** One line for each request, when it is answered. */
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
