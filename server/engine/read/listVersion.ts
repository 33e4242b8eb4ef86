import type { FastifyRequest } from 'fastify';

/**
 * How often the resource was written that a request asks a list of. Of people with a session it was read together with
 * that; all strangers who ask at once share a reading, on a connection of their own.
 */
export async function listVersion(request: FastifyRequest, resource: string): Promise<number> {
  return request.listVersion ?? request.server.versions.of(resource);
}
