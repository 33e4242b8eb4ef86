import { randomBytes } from 'node:crypto';
import type { Application, Handler, Request } from 'json-server';
import { effectiveRoles, signedIn } from '../domain/access';
import { loginSchema } from '../domain/users';
import { only } from './guard';
import { Refusal } from './problems';
import type { Account } from './rows';

const cookieName = 'regio-mock-session';
const attributes = 'Path=/; HttpOnly; SameSite=Lax';

/** Sessions in memory: token -> id of the account. They end with the process. */
export type Sessions = Map<string, number>;

export function tokenOf(request: Request): string | undefined {
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
}

/** Finds out who asks. The account is read anew each time, so that a removed one is signed out. */
export function readSession(sessions: Sessions, users: readonly Account[]): Handler {
  return (request, response, next) => {
    const id = sessions.get(tokenOf(request) ?? '');
    response.locals.account = users.find((user) => user.id === id);
    next();
  };
}

/** A wrong password and an unknown address answer alike. */
export function serveSessions(api: Application, sessions: Sessions, users: readonly Account[], present: (user: Account) => object): void {
  const me = (user: Account) => ({ ...present(user), roles: effectiveRoles(user.roles) });

  api.post('/login', (request, response) => {
    const credentials = loginSchema.safeParse(request.body);
    if (!credentials.success) {
      throw new Refusal(422, 'Bitte geben Sie E-Mail-Adresse und Passwort an.', {
        errors: credentials.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
      });
    }
    const { email, password } = credentials.data;
    const user = users.find((candidate) => candidate.email === email.trim().toLowerCase() && candidate.password === password);
    if (!user) throw new Refusal(401, 'E-Mail-Adresse oder Passwort ist falsch.');
    const token = randomBytes(24).toString('base64url');
    sessions.set(token, user.id);
    response.set('Set-Cookie', `${cookieName}=${token}; ${attributes}`).json({ data: me(user) });
  });
  api.get('/logout', (request, response) => response.set('Set-Cookie', endSession(sessions, request)).json({ data: {} }));
  api.get('/users/me', only(signedIn), (_request, response) => response.json({ data: me(response.locals.account as Account) }));
}

/** Forgets the session of a request; out: the cookie that makes the browser forget it too. */
export function endSession(sessions: Sessions, request: Request): string {
  sessions.delete(tokenOf(request) ?? '');
  return `${cookieName}=; ${attributes}; Max-Age=0`;
}

/** Signs an account out everywhere, except where the change was made from. */
export function endSessionsOf(sessions: Sessions, id: number, except?: string): void {
  for (const [token, owner] of sessions) if (owner === id && token !== except) sessions.delete(token);
}
