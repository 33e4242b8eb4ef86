import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { stampLength, versionTag, type Written } from '../../domain/http';
import { HttpProblem } from './problems';

/** The ETag of a version. */
export const entityTag = (version: number | string): string => `"${version}"`;

/** Proxies that compress responses make tags weak. */
const tagsIn = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** Whether the client already has this version; the response is then a 304. */
export function isUnchanged(request: FastifyRequest, version: number | string): boolean {
  const header = request.headers['if-none-match'];
  return header !== undefined && tagsIn(header).includes(entityTag(version));
}

/** The version a client has seen. `write` distinguishes two writes with the same version number. */
export interface SeenVersion {
  version: number;
  write?: string | undefined;
}

/** A hash of the content, for ETags and cache keys. */
export const contentTag = (content: string | Buffer): string => createHash('sha1').update(content).digest('base64url');

/** Sends a JSON text with a hash of it as the ETag, or 304 if the client has it. */
export function sendJson(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const tag = contentTag(body);
  void reply.header('etag', entityTag(tag));
  return isUnchanged(request, tag) ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(body);
}

/**
 * Whether the version a client has seen is no longer the stored one. If the client sends only the number, only numbers
 * are compared.
 */
export const isStale = (seen: SeenVersion | undefined, stored: Written): boolean =>
  seen !== undefined &&
  (seen.version !== stored.version ||
    (seen.write !== undefined && `${seen.version}-${seen.write}` !== versionTag(stored)));

export const missingIfMatch =
  'Der Kopf «If-Match» fehlt: Eine Änderung bezieht sich auf den Stand, den Sie gelesen haben. Schicken Sie ' +
  'seinen ETag mit.';

/**
 * The version in `If-Match`; undefined if there is none or for `*`, since some clients do not know versions.
 * @throws 400 for a malformed tag; 428 if a machine account sends none
 */
export function expectedVersion(request: FastifyRequest): SeenVersion | undefined {
  const header = request.headers['if-match'];
  if (header === undefined && request.viewer?.scopes) throw HttpProblem.preconditionRequired(missingIfMatch);
  if (header === undefined || header.trim() === '*') return undefined;
  const found = /^"(\d{1,9})(?:-([\w-]{6,40}))?"$/.exec(tagsIn(header)[0] ?? '');
  if (!found) throw HttpProblem.badRequest('Der Kopf «If-Match» ist ungültig.');
  return { version: Number(found[1]), write: found[2]?.slice(0, stampLength) };
}
