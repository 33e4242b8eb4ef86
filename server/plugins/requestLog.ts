import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../config';

/**
 * Logs JSON lines. Only the path of a request is logged, because headers contain cookies, queries search terms, and
 * bodies passwords. Details of database errors contain values, so only their code and message are kept.
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
const hideCodes = (path: string) =>
  path.replace(
    /(\/contacts\/verify\/|\/confirm-opt-in\/|\/newsletter\/confirm\/|\/password\/reset\/|\/embed\/preview\/).+/,
    '$1…',
  );

/** Writes one line per request when the response has been sent. */
export const requestLog = plugin(async (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    const isRoutine = request.routeOptions.config.withoutSession || !request.routeOptions.config.access;
    request.log[isRoutine && reply.statusCode < 400 ? 'debug' : 'info'](
      {
        method: request.method,
        path: hideCodes(request.url.split('?')[0] ?? ''),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.viewer?.id,
        ip: request.ip,
      },
      'request',
    );
  });
});
