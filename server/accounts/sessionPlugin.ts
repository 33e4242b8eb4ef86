import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Viewer } from '../../domain/access';
import { findSession } from './sessionReader';
import { endSession, prolongSession, sessionLifetime, type Session } from './sessions';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; null without a session. Set before the access rule is checked. */
    viewer: Viewer;
    session: Session | null;
    /** The request asks for the public view, whoever sends it. */
    isForVisitors: boolean;
    /** The list version for this route if it was read together with the session. */
    listVersion: number | null;
  }
  interface FastifyContextConfig {
    /** The resource whose list the route answers. */
    lists?: string;
  }
}

/** Whether the browser uses https, directly or through a proxy. */
export function isSecure(request: FastifyRequest): boolean {
  return request.server.config.publicUrl?.startsWith('https:') || request.protocol === 'https';
}

/** With this prefix, browsers refuse cookies set by a neighbouring host. */
const cookieName = (request: FastifyRequest) => (isSecure(request) ? '__Host-session' : 'session');

const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;

export const sessions = plugin(async (app: FastifyInstance) => {
  await app.register(cookie);
  app.decorateRequest('viewer', null);
  app.decorateRequest('session', null);
  app.decorateRequest('listVersion', null);
  app.decorateRequest('isForVisitors', false);
});

/** Finds the user of a request. One query if there is a cookie. */
export async function readSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[cookieName(request)];
  if (!token) return;
  const found = await findSession(request.server.database.db, token, request.routeOptions.config.lists);
  request.session = found ?? null;
  request.viewer = found?.user ?? null;
  request.listVersion = found?.version ?? null;
  if (request.session?.isDue) {
    await prolongSession(request.server.database.db, request.session);
    sendToken(request, reply, token);
  }
}

/** Sets the session cookie. */
export function sendToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(cookieName(request), token, { ...cookieOptions(request), maxAge: sessionLifetime });
}

/** Ends the session in the database and removes the cookie. */
export async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[cookieName(request)];
  if (token) await endSession(request.server.database.db, token);
  void reply.clearCookie(cookieName(request), cookieOptions(request));
}
