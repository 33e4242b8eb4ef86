import type { FastifyRequest } from 'fastify';

/**
 * The list version for a request. For signed-in users it was read together with the session; concurrent requests from
 * visitors share one query on a separate connection.
 */
export async function listVersion(request: FastifyRequest, resource: string): Promise<number> {
  return request.listVersion ?? request.server.versions.of(resource);
}
