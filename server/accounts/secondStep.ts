import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from '../http/problems';
import { relyingParty } from './passkeys';
import { beginStep, listFactors } from './secondFactors';
import { isSecure } from './sessionPlugin';
import { hashToken } from './sessions';
import type { StoredUser } from './users';

const cookieName = (request: FastifyRequest) => (isSecure(request) ? '__Host-sign-in' : 'sign-in');
const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(request) }) as const;

/** The stored form of the token that binds a step of signing in to this browser. */
export const stepTokenOf = (request: FastifyRequest): Buffer => hashToken(request.cookies[cookieName(request)] ?? '');

/** Sets the cookie with a new token. */
export function newStepToken(request: FastifyRequest, reply: FastifyReply): Buffer {
  const token = randomBytes(32).toString('base64url');
  void reply.setCookie(cookieName(request), token, { ...cookieOptions(request), maxAge: 300 });
  return hashToken(token);
}

/**
 * After the right password, the sign-in waits some minutes for the second factor in this browser. No session exists
 * yet.
 * @throws 401 with the kinds of factors in `data`, so that clients unaware of them do not see a success
 */
export async function askForSecondFactor(request: FastifyRequest, reply: FastifyReply, { id }: StoredUser) {
  const { db } = request.server.database;
  await beginStep(db, newStepToken(request, reply), 'sign-in', { userId: id, value: null });
  const kinds = [...new Set((await listFactors(db, id)).map(({ kind }) => kind))];
  const canUse = kinds.filter((kind) => kind !== 'passkey' || relyingParty(request));
  throw new HttpProblem(401, 'Bestätigen Sie die Anmeldung bitte mit Ihrem zweiten Faktor.', {
    title: 'Zweiter Faktor nötig',
    data: { factors: canUse },
  });
}

/** Removes the cookie once its step is done. */
export function clearStepToken(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(cookieName(request), cookieOptions(request));
}
