import { randomBytes } from 'node:crypto';
import type { Application, Handler, Request, Response } from 'json-server';
import { effectiveRoles, signedIn, type AccessRule, type Viewer } from '../domain/access';
import { audience } from '../domain/http';
import { loginSchema } from '../domain/accounts/users';
import { checked, Refusal } from './problems';
import type { Row } from './resource';

/** An account as the mock keeps it: in memory, for demonstrations, the password as it was typed. */
export type Account = Row & { email: string; password: string; roles: string[]; notifications: string[] };
/** Sessions in memory: token -> account. They end with the process. */
export type Sessions = Map<string, Account>;

const cookieName = 'regio-mock-session';
const attributes = 'Path=/; HttpOnly; SameSite=Lax';
const tokenOf = (request: Request): string =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1] ?? '';

/** Finds out who asks. */
export function readSession(sessions: Sessions): Handler {
  return (request, response, next) => {
    if (request.query[audience.parameter] !== audience.visitors)
      response.locals.account = sessions.get(tokenOf(request));
    next();
  };
}

/** Whoever asks, as `readSession` found out. */
export const viewerOf = (response: Response): Viewer => (response.locals.account as Account | undefined) ?? null;

/** Who may go on: 401 without a session, 403 without the role. */
export function only(rule: AccessRule): Handler {
  return (_request, response, next) => {
    const viewer = viewerOf(response);
    next(
      rule(viewer)
        ? undefined
        : viewer
          ? new Refusal(403, 'Ihre Rolle erlaubt das nicht.')
          : new Refusal(401, 'Bitte melden Sie sich an.'),
    );
  };
}

/** A wrong password and an unknown address answer alike. */
export function serveSessions(api: Application, sessions: Sessions, users: readonly Account[]): void {
  const me = ({ password: _, version: _version, ...account }: Account) => ({
    ...account,
    roles: effectiveRoles(account.roles),
    settings: { saveAnswer: null },
  });
  api.post('/login', (request, response) => {
    const { email, password } = checked(loginSchema, request.body, 'Bitte geben Sie E-Mail-Adresse und Passwort an.');
    const user = users.find(
      (candidate) => candidate.email === email.trim().toLowerCase() && candidate.password === password,
    );
    if (!user) throw new Refusal(401, 'E-Mail-Adresse oder Passwort ist falsch.');
    const token = randomBytes(24).toString('base64url');
    sessions.set(token, user);
    response.set('Set-Cookie', `${cookieName}=${token}; ${attributes}`).json({ data: me(user) });
  });
  api.get('/logout', (request, response) =>
    response.set('Set-Cookie', endSession(sessions, request)).json({ data: {} }),
  );
  api.get('/users/me', only(signedIn), (_request, response) =>
    response.json({ data: me(response.locals.account as Account) }),
  );
  api.get('/session', (_request, response) => {
    const account = response.locals.account as Account | undefined;
    response.json({ data: account ? me(account) : null });
  });
}

/** Forgets the session of a request; out: the cookie that makes the browser forget it too. */
export function endSession(sessions: Sessions, request: Request): string {
  sessions.delete(tokenOf(request));
  return `${cookieName}=; ${attributes}; Max-Age=0`;
}
