import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Viewer } from '../../domain/access';
import { HttpProblem } from '../http/problems';
import { networkOf } from './loginThrottle';
import { findMachine } from './machineAccounts';
import { findSession, endSession, prolongSession, sessionLifetime, type Session } from './sessions';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; null without a session. Set before the access rule is checked. */
    viewer: Viewer;
    session: Session | null;
    /** The request asks for the public view, whether or not it has a session. */
    isForVisitors: boolean;
    /** The list version for this route, if it was read together with the session. */
    listVersion: number | null;
  }
  interface FastifyInstance {
    machineRequests: RequestLimit;
  }
  interface FastifyContextConfig {
    /** The resource whose list the route returns. */
    lists?: string;
  }
}

/** The user of a request, on routes that require one. */
export function viewerOf({ viewer }: FastifyRequest): NonNullable<Viewer> {
  if (!viewer) throw HttpProblem.unauthorized();
  return viewer;
}

/** Whether the browser uses https, directly or through a proxy. */
export function isSecure(request: FastifyRequest): boolean {
  return request.server.config.publicUrl?.startsWith('https:') || request.protocol === 'https';
}

/** With this prefix, browsers refuse cookies set by sibling hosts. */
const cookieName = (request: FastifyRequest) => (isSecure(request) ? '__Host-session' : 'session');

const cookieOptions = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;

export const sessions = plugin(async (app: FastifyInstance) => {
  await app.register(cookie);
  app.decorate('machineRequests', new RequestLimit(app.config.machineRequests));
  app.decorateRequest('viewer', null);
  app.decorateRequest('session', null);
  app.decorateRequest('listVersion', null);
  app.decorateRequest('isForVisitors', false);
});

/**
 * Identifies the user of a request, by the session in its cookie or the machine account of its token. One query.
 * @throws 401 for an invalid token, even where visitors may read
 */
export async function readSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const bearer = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) {
    const machine = await findMachine(request.server.database.db, bearer);
    if (!machine) {
      void reply.header('www-authenticate', 'Bearer error="invalid_token"');
      throw HttpProblem.unauthorized('Dieses Token ist nicht gültig: Es ist falsch, abgelaufen oder widerrufen.');
    }
    request.server.machineRequests.count(machine.id, reply);
    request.viewer = { ...machine, roles: ['ROLE_EDITOR'] };
    return;
  }
  const token = request.cookies[cookieName(request)];
  if (!token) return;
  const found = await findSession(request.server.database.db, token, request.routeOptions.config.lists);
  request.session = found ?? null;
  request.viewer = found?.user ?? null;
  request.listVersion = found?.version ?? null;
  if (request.session?.isDue) {
    await prolongSession(request.server.database.db, request.session, networkOf(request.ip));
    sendToken(request, reply, token);
  }
}

/** The period that a request limit applies to, in milliseconds. */
const period = 60_000;

/** Counts the requests of each account in this process; with two servers the effective limit doubles. */
export class RequestLimit {
  readonly #counted = new Map<number, { requests: number; until: number }>();

  /** @param limit requests per minute */
  constructor(private readonly limit: number) {}

  /**
   * Counts a request and reports what is left in the headers of draft-ietf-httpapi-ratelimit-headers-03.
   * @throws 429 beyond the limit
   */
  count(account: number, reply: FastifyReply): void {
    const now = Date.now();
    const known = this.#counted.get(account);
    const current = known && known.until > now ? known : { requests: 0, until: now + period };
    current.requests += 1;
    this.#counted.set(account, current);
    const seconds = Math.ceil((current.until - now) / 1000);
    void reply.headers({
      'ratelimit-limit': this.limit,
      'ratelimit-remaining': Math.max(0, this.limit - current.requests),
      'ratelimit-reset': seconds,
    });
    if (current.requests > this.limit) throw HttpProblem.tooMany(seconds);
  }
}

/** Sets the session cookie. */
export function sendToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(cookieName(request), token, { ...cookieOptions(request), maxAge: sessionLifetime });
}

/** Ends the session in the database and removes the cookie. @returns whether it began with a provider */
export async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const token = request.cookies[cookieName(request)];
  void reply.clearCookie(cookieName(request), cookieOptions(request));
  return token !== undefined && (await endSession(request.server.database.db, token)) === true;
}
