import { randomBytes } from 'node:crypto';
import type { Application, Handler, Request } from 'json-server';
import { editors, effectiveRoles, signedIn } from '../domain/access';
import { audience } from '../domain/http';
import { loginSchema, ownSettingsSchema } from '../domain/users';
import { only } from './guard';
import { checked, issues, Refusal } from './problems';
import type { Account } from './rows';

const cookieName = 'regio-mock-session';
const attributes = 'Path=/; HttpOnly; SameSite=Lax';

/** Sessions in memory: token -> account. They end with the process. */
export type Sessions = Map<string, Account>;

const tokenOf = (request: Request): string => new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1] ?? '';

/** Finds out who asks. */
export function readSession(sessions: Sessions): Handler {
  return (request, response, next) => {
    if (request.query[audience.parameter] !== audience.visitors) response.locals.account = sessions.get(tokenOf(request));
    next();
  };
}

/** A wrong password and an unknown address answer alike. */
export function serveSessions(api: Application, sessions: Sessions, users: readonly Account[]): void {
  const me = ({ password: _, version: _version, ...account }: Account) => ({ ...account, roles: effectiveRoles(account.roles), settings: account.settings ?? { saveAnswer: null } });

  api.post('/login', (request, response) => {
    const credentials = loginSchema.safeParse(request.body);
    if (!credentials.success) throw new Refusal(422, 'Bitte geben Sie E-Mail-Adresse und Passwort an.', { errors: issues(credentials.error) });
    const { email, password } = credentials.data;
    const user = users.find((candidate) => candidate.email === email.trim().toLowerCase() && candidate.password === password);
    if (!user) throw new Refusal(401, 'E-Mail-Adresse oder Passwort ist falsch.');
    const token = randomBytes(24).toString('base64url');
    sessions.set(token, user);
    response.set('Set-Cookie', `${cookieName}=${token}; ${attributes}`).json({ data: me(user) });
  });
  api.get('/logout', (request, response) => response.set('Set-Cookie', endSession(sessions, request)).json({ data: {} }));
  api.get('/colleagues', only(editors), (_request, response) => response.json({ data: users.filter(editors).map(({ id, email }) => ({ id, email })) }));
  api.get('/users/me', only(signedIn), (_request, response) => response.json({ data: me(response.locals.account as Account) }));
  api.put('/me/settings', only(signedIn), (request, response) => {
    const settings = checked(ownSettingsSchema, request.body);
    (response.locals.account as Account).settings = settings;
    response.json({ data: settings });
  });
}

/** Forgets the session of a request; out: the cookie that makes the browser forget it too. */
export function endSession(sessions: Sessions, request: Request): string {
  sessions.delete(tokenOf(request));
  return `${cookieName}=; ${attributes}; Max-Age=0`;
}
