import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { gzipped } from '../http/gzipped';

const smallest = 1_024;
const compressible = /^(application\/(problem\+|geo\+)?json|text\/|image\/svg\+xml)/;

/** Compresses answers that are texts. */
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

export function acceptsGzip(request: FastifyRequest): boolean {
  const accepted = request.headers['accept-encoding'];
  return typeof accepted === 'string' && /(^|[\s,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted);
}

/** Names a request header that the answer depends on, beside those named already. */
export function addVary(
  reply: { getHeader(name: string): unknown; header(name: string, value: string): unknown },
  name: string,
): void {
  const named = String(reply.getHeader('vary') ?? '');
  if (
    !named
      .toLowerCase()
      .split(/\s*,\s*/)
      .includes(name.toLowerCase())
  )
    reply.header('vary', named ? `${named}, ${name}` : name);
}
