import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { markLength, versionTag, type Written } from '../../domain/http';
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

/** The version that somebody has seen; `write`: which write made it, where their tag says so. */
export interface SeenVersion {
  version: number;
  write?: string | undefined;
}

/** The first characters of a hash. */
export const digest = (text: string, length: number): string =>
  createHash('sha1').update(text).digest('base64url').slice(0, length);

/** Whether what somebody has seen is no longer what is stored. Who knows the number only is asked for no more. */
export const isStale = (seen: SeenVersion | undefined, stored: Written): boolean =>
  seen !== undefined &&
  (seen.version !== stored.version ||
    (seen.write !== undefined && `${seen.version}-${seen.write}` !== versionTag(stored)));

/**
 * The version a client has seen, from `If-Match`; undefined when it sends none or `*` (such clients are served, since
 * they know no versions). Errors: 400 for a tag that was never one of ours.
 */
export function expectedVersion(request: FastifyRequest): SeenVersion | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header.trim() === '*') return undefined;
  const found = /^"(\d{1,9})(?:-([\w-]{6,40}))?"$/.exec(tagsIn(header)[0] ?? '');
  if (!found) throw HttpProblem.badRequest('Der Kopf «If-Match» ist ungültig.');
  return { version: Number(found[1]), write: found[2]?.slice(0, markLength) };
}
