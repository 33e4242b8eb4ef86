import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Viewer } from '../../domain/access';
import { findSession } from './sessionReader';
import { endSession, prolongSession, sessionLifetime, type Session } from './sessions';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whoever asks; null without a session. Set before the route's access rule is asked. */
    viewer: Viewer;
    session: Session | null;
    /** It asks for what everybody sees: who asks is not looked at. */
    isForVisitors: boolean;
    /**
     * How often the resource was written that the route answers a list of, where that was read together with the
     * session.
     */
    listVersion: number | null;
  }
  interface FastifyContextConfig {
    /** The resource whose records the route answers a list of. */
    lists?: string;
  }
}

/** Whether the person's browser speaks https, with us or with the proxy in front of us. */
export function isSecure(request: FastifyRequest): boolean {
  return request.server.config.publicUrl?.startsWith('https:') || request.protocol === 'https';
}

/** The prefix makes browsers refuse a cookie that a neighbouring host has set. */
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

/** Finds who asks. One query where there is a cookie, none where there is none. */
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

/** Gives the browser its session. */
export function sendToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(cookieName(request), token, { ...cookieOptions(request), maxAge: sessionLifetime });
}

/** Ends the session of this browser, here and there. */
export async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[cookieName(request)];
  if (token) await endSession(request.server.database.db, token);
  void reply.clearCookie(cookieName(request), cookieOptions(request));
}
