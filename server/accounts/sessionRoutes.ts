import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Kysely } from 'kysely';
import { anyone, effectiveRoles, signedIn } from '../../domain/access';
import { loginSchema, ownSettingsSchema, type Me, type OwnSession } from '../../domain/accounts/users';
import type { Tables } from '../tables';
import { beginSignIn, networkOf } from './loginThrottle';
import { respondsWith, respondsWithId, named } from '../http/described';
import { idParam } from '../http/idParam';
import { parse } from '../http/parse';
import { isBound, providerLogout } from './openIdConnect';
import { me } from './schemas';
import { hashPassword, needsRehash, dummyHash, verifyPassword } from './passwords';
import { signOut, viewerOf } from './sessionPlugin';
import { HttpProblem } from '../http/problems';
import { askForSecondFactor } from './secondStep';
import { requiresFactor } from './secondFactors';
import { endOwnSession, endSessionsOf, listSessions, type Session } from './sessions';
import { signIn } from './signIn';
import { changeSettings, findAccount, findSettings, findUser, type StoredUser } from './users';

const tags = ['Anmeldung'];

/** An account as its owner sees it, with all effective roles and its settings. */
export async function asMe({ server, session }: FastifyRequest, user: StoredUser): Promise<Me> {
  const hasFactor = session ? session.hasSecondFactor : user.hasSecondFactor;
  return {
    ...user,
    roles: effectiveRoles(user.roles),
    settings: await findSettings(server.database.db, user.id),
    needsSecondFactor: !hasFactor && requiresFactor(server.config.secondFactorRoles, user.roles),
  };
}

/**
 * Replaces a hash from the existing system, unless the password has changed in the meantime. The account's version
 * stays the same.
 */
async function rehash(db: Kysely<Tables>, id: number, former: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await db
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', id)
    .where('password_hash', '=', former)
    .execute();
}

const ownSession = named<OwnSession>('OwnSession', () =>
  z.object({
    id: z.number(),
    device: z.string().describe('Browser und System; leer, wenn beides nicht bekannt ist'),
    signedInAt: z.string(),
    lastUsedAt: z.string(),
    isCurrent: z.boolean().describe('Die Sitzung dieser Anfrage'),
    isHere: z.boolean().describe('Zuletzt aus demselben Netz wie diese Anfrage'),
  }),
);

function sessionOf({ session }: FastifyRequest): Session {
  if (!session) throw HttpProblem.unauthorized();
  return session;
}

/** Routes for signing in and out. */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  await dummyHash();

  app.post(
    '/login',
    {
      config: { access: anyone, withoutSession: true, repeats: true },
      bodyLimit: 20_000,
      schema: { summary: 'Anmelden', tags, body: loginSchema, ...respondsWith(me) },
    },
    async (request, reply) => {
      const { email, password } = parse(loginSchema, request.body);
      const attempt = await beginSignIn(db, request.ip, email, app.config);
      const account = await findAccount(db, email);
      const isRight = await verifyPassword(account?.passwordHash, password);
      // A wrong address, a wrong password and a switched-off account get the same message and take the same effort.
      if (!account || !isRight || account.user.isDisabled)
        throw HttpProblem.unauthorized('E-Mail-Adresse oder Passwort ist falsch.');
      // Only a complete sign-in clears failures. Otherwise anyone with the password could guess codes without limit.
      await (account.user.hasSecondFactor ? attempt.passed() : attempt.succeeded());
      const { openId } = app.config;
      if (openId && !openId.allowsPasswords && (await isBound(db, openId, account.user.id)))
        throw HttpProblem.forbidden(
          `Mit einem Passwort kann sich dieses Konto nicht anmelden. Wählen Sie bitte «${openId.label}».`,
        );
      if (needsRehash(account.passwordHash)) await rehash(db, account.user.id, account.passwordHash, password);
      if (account.user.hasSecondFactor) await askForSecondFactor(request, reply, account.user);
      await signIn(request, reply, account.user.id);
      const user = (await findUser(db, account.user.id)) ?? account.user;
      return reply.header('cache-control', 'no-store').send({ data: await asMe(request, user) });
    },
  );

  app.get(
    '/logout',
    {
      config: { access: anyone, withoutSession: true },
      schema: {
        summary: 'Abmelden',
        tags,
        ...respondsWith(
          z.object({
            next: z.optional(z.string()).describe('Wohin der Browser geht, um sich beim Anbieter abzumelden'),
          }),
        ),
      },
    },
    async (request, reply) => {
      const next = (await signOut(request, reply)) ? await providerLogout(request) : null;
      return reply.header('cache-control', 'no-store').send({ data: next === null ? {} : { next } });
    },
  );

  app.get(
    '/users/me',
    {
      config: { access: signedIn, beforeSecondFactor: true },
      schema: { summary: 'Das eigene Konto', tags, ...respondsWith(me) },
    },
    async (request, reply) => {
      const user = request.viewer && (await findUser(db, request.viewer.id));
      if (!user) throw HttpProblem.unauthorized();
      return reply.header('cache-control', 'no-store').send({ data: await asMe(request, user) });
    },
  );

  app.get(
    '/session',
    {
      config: { access: anyone, beforeSecondFactor: true },
      schema: {
        summary: 'Das eigene Konto, null wenn niemand angemeldet ist: kein Fehler für die Anmeldeseite',
        tags,
        ...respondsWith(z.nullable(me)),
      },
    },
    async (request, reply) => {
      const user = request.viewer && (await findUser(db, request.viewer.id));
      return reply.header('cache-control', 'no-store').send({ data: user ? await asMe(request, user) : null });
    },
  );

  app.get(
    '/me/sessions',
    {
      config: { access: signedIn },
      schema: { summary: 'Die eigenen Sitzungen, die neusten 100', tags, ...respondsWith(z.array(ownSession)) },
    },
    async (request, reply) => {
      const data = await listSessions(db, sessionOf(request), networkOf(request.ip));
      return reply.header('cache-control', 'no-store').send({ data });
    },
  );

  app.delete(
    '/me/sessions/:id',
    { config: { access: signedIn }, schema: { summary: 'Eine eigene Sitzung beenden', tags, ...respondsWithId } },
    async (request) => {
      const id = idParam(request);
      if (!(await endOwnSession(db, sessionOf(request).user.id, id))) throw HttpProblem.notFound();
      return { data: { id } };
    },
  );

  app.delete(
    '/me/sessions',
    {
      config: { access: signedIn },
      schema: { summary: 'Alle eigenen Sitzungen ausser dieser beenden', tags, ...respondsWith(z.object({})) },
    },
    async (request) => {
      const { user, tokenHash } = sessionOf(request);
      await endSessionsOf(db, user.id, tokenHash);
      return { data: {} };
    },
  );

  app.put(
    '/me/settings',
    {
      config: { access: signedIn },
      bodyLimit: 20_000,
      schema: {
        summary: 'Ändern, was man für sich eingestellt hat',
        tags,
        body: ownSettingsSchema,
        ...respondsWith(ownSettingsSchema),
      },
    },
    async (request) => ({ data: await changeSettings(db, viewerOf(request).id, request.body) }),
  );
}

/** The target of the link «Abmelden»: a page, not an API call. */
export async function logoutPage(app: FastifyInstance): Promise<void> {
  app.get('/logout', async (request, reply) => {
    const next = (await signOut(request, reply)) ? await providerLogout(request) : null;
    return reply.header('cache-control', 'no-store').redirect(next ?? '/login', 302);
  });
}
