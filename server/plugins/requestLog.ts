import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import plugin from 'fastify-plugin';
import { destination } from 'pino';
import type { Config } from '../config';

/**
 * How the server logs: JSON lines. Nothing of a request but its path is ever written: headers hold cookies, queries hold
 * what people search for, bodies hold passwords. Errors of the database carry values in their details, so only their
 * code and sentence are kept.
 */
export function loggerOptions({ logLevel }: Config): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    stream: gathered(),
    serializers: {
      err: (error) => ({ type: error.name, code: error.code, message: error.message, stack: error.stack ?? '' }),
    },
  };
}

/** So long a line waits for others, in milliseconds. */
const longestWait = 100;

/**
 * The standard output, where lines are written together: a write for each was a tenth of what answering a list computes. What waits is written
 * at the end, however the server ends by itself; who kills it (SIGKILL) loses the last tenth of a second.
 */
function gathered() {
  const output = destination({ dest: 1, sync: false, minLength: 4_096 });
  setInterval(() => output.flush(), longestWait).unref();
  return output;
}

/** What opens a personal link is as good as a password. */
const withoutCodes = (path: string) => path.replace(/(\/contacts\/verify\/|\/confirm-opt-in\/|\/newsletter\/confirm\/|\/password\/reset\/).+/, '$1…');

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
