import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { beginGuess } from '../accounts/loginThrottle';
import type { Tables } from '../tables';
import type { OpenLink, SubmissionKind } from './kind';
import { findLink } from './links';

export const codeOf = (request: FastifyRequest): string => (request.params as { code: string }).code;

/** The link of an address. Who tries codes has to wait after some: a code counts as a wrong guess until it has opened a link. Errors: 404 as `findLink`; 429. */
export async function openLink(db: Kysely<Tables>, kind: SubmissionKind, request: FastifyRequest): Promise<OpenLink> {
  const guess = await beginGuess(db, request.ip);
  const link = await findLink(db, kind, codeOf(request));
  await guess.succeeded();
  return link;
}
