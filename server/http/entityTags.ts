import type { FastifyRequest } from 'fastify';
import { HttpProblem } from './problems';

/** A record's version is its ETag. */
export const entityTag = (version: number | string): string => `"${version}"`;

/** A tag may come back weak: proxies that compress make it so. */
const tagsIn = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** Whether the client holds just what it asks for: then 304. */
export function isUnchanged(request: FastifyRequest, version: number | string): boolean {
  const header = request.headers['if-none-match'];
  return header !== undefined && tagsIn(header).includes(entityTag(version));
}

/**
 * The version a client has seen, from `If-Match`; undefined when it sends none or `*` (such clients are served, since
 * they know no versions). Errors: 400 for a tag that was never one of ours.
 */
export function expectedVersion(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^"(\d{1,9})(?:-[\w-]{8})?"$/.exec(tagsIn(header)[0] ?? '')?.[1];
  if (version === undefined) throw HttpProblem.badRequest('Der Kopf «If-Match» ist ungültig.');
  return Number(version);
}
