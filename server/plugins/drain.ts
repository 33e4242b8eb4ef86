import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/**
 * During a shutdown, completes running requests and closes the connection with each response: otherwise a proxy would
 * send its next request to a server that is gone.
 */
export const drain = plugin(async (app: FastifyInstance) => {
  let isLeaving = false;
  app.addHook('preClose', (done) => {
    isLeaving = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isLeaving) void reply.header('connection', 'close');
    done(null, payload);
  });
});
