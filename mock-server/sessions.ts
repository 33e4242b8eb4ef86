import { randomBytes } from 'node:crypto';
import type { Application, Handler, Request, Response } from 'json-server';
import { effectiveRoles, signedIn, type AccessRule, type Viewer } from '../domain/access';
import type { ContentLocale } from '../domain/locales';
import { grantedRoles } from '../domain/accounts/userRules';
import { audience } from '../domain/http';
import { loginSchema, type OwnSettings } from '../domain/accounts/users';
import { parseBody, Refusal } from './problems';
import type { Row } from './resource';

/** An account in memory, with its password in plain text, since this is only for demos. */
export type Account = Row & {
  email: string;
  name: string;
  password: string;
  roles: string[];
  notifications: string[];
  isDisabled: boolean;
  isInvited: boolean;
  writableTypes: string[] | null;
  writableLanguages: ContentLocale[] | null;
  lastSignInAt: string | null;
  settings: OwnSettings;
};
/**
 * Sessions in memory, by token. They end with the process, or when the account is deleted, switched off, or gets
 * another password or other roles (`credentials`).
 */
export type Sessions = Map<string, { account: Account; credentials: string }>;
const credentialsOf = ({ password, roles, isDisabled }: Account) =>
  JSON.stringify([password, grantedRoles(roles), isDisabled]);

const cookieName = 'regio-mock-session';
const attributes = 'Path=/; HttpOnly; SameSite=Lax';
const tokenOf = (request: Request): string =>
  new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1] ?? '';

/** Identifies the account of a request. */
export function readSession(sessions: Sessions, users: readonly Account[]): Handler {
  return (request, response, next) => {
    const { account, credentials } = sessions.get(tokenOf(request)) ?? {};
    const holds = account && users.includes(account) && credentialsOf(account) === credentials;
    if (holds && request.query[audience.parameter] !== audience.visitors) response.locals.account = account;
    next();
  };
}

/** Changing one's own password or roles keeps the current session. */
export function keepSession(sessions: Sessions, request: Request, account: Account): void {
  const session = sessions.get(tokenOf(request));
  if (session?.account === account) session.credentials = credentialsOf(account);
}

/** The account identified by `readSession`. */
export const viewerOf = (response: Response): Viewer => (response.locals.account as Account | undefined) ?? null;

/** Access check: 401 without a session, 403 without the role. */
export function requireRole(rule: AccessRule): Handler {
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

/** Wrong passwords and unknown addresses get the same response. */
export function serveSessions(api: Application, sessions: Sessions, users: readonly Account[]): void {
  const me = ({ password: _, version: _version, ...account }: Account) => ({
    ...account,
    hasSecondFactor: false,
    needsSecondFactor: false,
    roles: effectiveRoles(account.roles),
  });
  api.post('/login', (request, response) => {
    const { email, password } = parseBody(loginSchema, request.body, 'Bitte geben Sie E-Mail-Adresse und Passwort an.');
    const user = users.find(
      (candidate) => candidate.email.toLowerCase() === email.trim().toLowerCase() && candidate.password === password,
    );
    if (!user || user.isDisabled || user.isInvited) throw new Refusal(401, 'E-Mail-Adresse oder Passwort ist falsch.');
    user.lastSignInAt = new Date().toISOString();
    const token = randomBytes(24).toString('base64url');
    sessions.set(token, { account: user, credentials: credentialsOf(user) });
    response.set('Set-Cookie', `${cookieName}=${token}; ${attributes}`).json({ data: me(user) });
  });
  api.get('/logout', (request, response) =>
    response.set('Set-Cookie', endSession(sessions, request)).json({ data: {} }),
  );
  api.get('/users/me', requireRole(signedIn), (_request, response) =>
    response.json({ data: me(response.locals.account as Account) }),
  );
  api.get('/session', (_request, response) => {
    const account = response.locals.account as Account | undefined;
    response.json({ data: account ? me(account) : null });
  });
}

/**
 * Ends the session of a request.
 * @returns the cookie that deletes it in the browser
 */
export function endSession(sessions: Sessions, request: Request): string {
  sessions.delete(tokenOf(request));
  return `${cookieName}=; ${attributes}; Max-Age=0`;
}
