import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { acceptsGzip, addVary, gzipped } from '../http/gzipped';

const smallest = 1_024;
const compressible = /^(application\/(problem\+|geo\+)?json|text\/|image\/svg\+xml)/;

/** Compresses texts. */
export const compression = plugin(async (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (payload.length < smallest || reply.hasHeader('content-encoding')) return payload;
    if (!compressible.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    addVary(reply, 'Accept-Encoding');
    if (!acceptsGzip(request)) return payload;
    const compressed = await gzipped(payload);
    void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compressed;
  });
});
