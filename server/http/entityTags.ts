import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { markLength, versionTag, type Written } from '../../domain/http';
import { HttpProblem } from './problems';

/** The ETag of a version. */
export const entityTag = (version: number | string): string => `"${version}"`;

/** Compressing proxies make tags weak. */
const tagsIn = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** Whether the client already has this version, which is answered with 304. */
export function isUnchanged(request: FastifyRequest, version: number | string): boolean {
  const header = request.headers['if-none-match'];
  return header !== undefined && tagsIn(header).includes(entityTag(version));
}

/** The version a client has seen; `write` identifies the write, if the tag contains it. */
export interface SeenVersion {
  version: number;
  write?: string | undefined;
}

/** The first characters of a hash. */
export const digest = (text: string, length: number): string =>
  createHash('sha1').update(text).digest('base64url').slice(0, length);

/** Whether a version seen is no longer the stored one. Clients that only send the number are compared by number. */
export const isStale = (seen: SeenVersion | undefined, stored: Written): boolean =>
  seen !== undefined &&
  (seen.version !== stored.version ||
    (seen.write !== undefined && `${seen.version}-${seen.write}` !== versionTag(stored)));

/**
 * The version in `If-Match`; undefined without it or for `*`, since some clients know no versions.
 * @throws 400 for a malformed tag
 */
export function expectedVersion(request: FastifyRequest): SeenVersion | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header.trim() === '*') return undefined;
  const found = /^"(\d{1,9})(?:-([\w-]{6,40}))?"$/.exec(tagsIn(header)[0] ?? '');
  if (!found) throw HttpProblem.badRequest('Der Kopf «If-Match» ist ungültig.');
  return { version: Number(found[1]), write: found[2]?.slice(0, markLength) };
}
