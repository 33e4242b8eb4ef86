import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/**
 * A server that stops ends what it has begun, and says with each answer that its connection ends too: a proxy keeps
 * connections, and would send the next request to where nobody serves any more.
 */
export const leaving = plugin(async (app: FastifyInstance) => {
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
