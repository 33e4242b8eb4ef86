import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { administrators, anyone, signedIn } from '../../domain/access';
import {
  factorPasswordSchema,
  newPasskeySchema,
  secondStepSchema,
  totpCodeSchema,
  type OwnFactors,
} from '../../domain/accounts/secondFactors';
import { named, respondsWith, respondsWithId } from '../http/described';
import { idParam } from '../http/idParam';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problems';
import { beginSignIn, limitRequests } from './loginThrottle';
import {
  creationOptions,
  relyingParty,
  requestOptions,
  storeUse,
  verifyCreated,
  verifyUsed,
  type UsedPasskey,
} from './passkeys';
import { verifyPassword } from './passwords';
import { me } from './schemas';
import {
  addFactor,
  beginStep,
  confirmedTotp,
  countRecoveryCodes,
  findStep,
  listFactors,
  newTotp,
  removeAllFactors,
  removeFactor,
  renewRecoveryCodes,
  requiresFactor,
  takeCode,
  takeStep,
  tellOwner,
} from './secondFactors';
import { clearStepToken, newStepToken, stepTokenOf } from './secondStep';
import { asMe } from './sessionRoutes';
import type { Session } from './sessions';
import { signIn } from './signIn';
import { findAccount, findUser, resetSecondFactor } from './users';

const bodyLimit = 60_000;
const codes = z.string().array();
const options = named('PasskeyOptions', () => z.record(z.string(), z.unknown()));
const ownFactors = named<OwnFactors>('OwnFactors', () =>
  z.object({
    factors: z
      .object({
        id: z.number(),
        kind: z.enum(['passkey', 'totp']),
        name: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string().nullable(),
      })
      .array(),
    recoveryCodes: z.number(),
    isRequired: z.boolean(),
    hasPasskeys: z.boolean(),
  }),
);
const withCodes = respondsWith(z.object({ recoveryCodes: codes.nullable() }), 201);

const expired = () => HttpProblem.unauthorized('Die Anmeldung hat zu lange gedauert. Beginnen Sie bitte noch einmal.');
const wrongCode = () =>
  HttpProblem.invalid([{ field: 'code', message: 'Dieser Code ist falsch, abgelaufen oder wurde schon verwendet.' }]);
const wrongPasskey = () =>
  HttpProblem.invalid([{ field: 'passkey', message: 'Der Passkey wurde nicht angenommen. Versuchen Sie es erneut.' }]);

/** Second factors: the second step of signing in, and setting factors up. */
export async function secondFactorRoutes(app: FastifyInstance): Promise<void> {
  const { config } = app;
  const { db } = app.database;

  app.post(
    '/login/passkey',
    {
      config: { access: anyone, withoutSession: true, repeats: true },
      bodyLimit,
      schema: {
        summary: 'Anmelden mit einem Passkey beginnen: als zweiter Schritt, oder ohne Passwort',
        tags: ['Anmeldung'],
        ...respondsWith(options),
      },
    },
    async (request, reply) => {
      let tokenHash = stepTokenOf(request);
      const userId = (await findStep(db, tokenHash, 'sign-in'))?.userId ?? null;
      if (userId === null) await limitRequests(db, 'passkey', request.ip);
      const data = await requestOptions(request, userId);
      if (userId === null) tokenHash = newStepToken(request, reply);
      await beginStep(db, tokenHash, 'sign-in-challenge', { userId, value: data.challenge });
      return reply.header('cache-control', 'no-store').send({ data });
    },
  );

  app.post(
    '/login/second-factor',
    {
      config: { access: anyone, withoutSession: true, repeats: true },
      bodyLimit,
      schema: {
        summary: 'Anmelden: zweiter Schritt mit Passkey, Code oder Wiederherstellungscode',
        tags: ['Anmeldung'],
        body: secondStepSchema,
        ...respondsWith(me),
      },
    },
    async (request, reply) => {
      const { code, passkey } = parse(secondStepSchema, request.body);
      const tokenHash = stepTokenOf(request);
      const step = await findStep(db, tokenHash, 'sign-in');
      // Removed before the check, because each challenge is for one attempt.
      const challenge = passkey && (await takeStep(db, tokenHash, 'sign-in-challenge'));
      const waiting = step?.userId ? await findUser(db, step.userId) : undefined;
      if (step ? !waiting || waiting.isDisabled : !challenge?.value) throw expired();

      // A passkey alone cannot be guessed, and it identifies the account.
      const attempt = waiting && (await beginSignIn(db, request.ip, waiting.email, config));
      const used =
        passkey && challenge?.value
          ? await verifyUsed(request, passkey, challenge.value, waiting?.id ?? null)
          : undefined;
      const user = waiting ?? (used ? await findUser(db, used.userId) : undefined);
      if (!user || user.isDisabled) throw wrongPasskey();

      const isProven = await db.transaction().execute(async (trx) => {
        const proof = passkey
          ? used && (await storeUse(trx, used satisfies UsedPasskey))
          : code !== undefined && (await takeCode(trx, user.id, code));
        if (!proof) return false;
        if (step && !(await takeStep(trx, tokenHash, 'sign-in'))) throw expired();
        if (proof === 'recovery') {
          const left = await countRecoveryCodes(trx, user.id);
          const text = `Mit einem Wiederherstellungscode wurde Ihr Konto geöffnet. Es sind noch ${left} Codes übrig.`;
          await tellOwner(trx, user.id, text, config);
        }
        return true;
      });
      if (!isProven) throw passkey ? wrongPasskey() : wrongCode();
      await attempt?.succeeded();
      clearStepToken(request, reply);
      await signIn(request, reply, user.id);
      const data = await asMe(request, (await findUser(db, user.id)) ?? user);
      return reply.header('cache-control', 'no-store').send({ data });
    },
  );

  const own = { access: signedIn, repeats: true, beforeSecondFactor: true };
  const tags = ['Sicherheit'];

  app.get(
    '/me/second-factors',
    { config: own, schema: { summary: 'Die eigenen zweiten Faktoren', tags, ...respondsWith(ownFactors) } },
    async (request, reply) => {
      const { user } = sessionOf(request);
      const data: OwnFactors = {
        factors: await listFactors(db, user.id),
        recoveryCodes: await countRecoveryCodes(db, user.id),
        isRequired: requiresFactor(config.secondFactorRoles, user.roles),
        hasPasskeys: relyingParty(request) !== undefined,
      };
      return reply.header('cache-control', 'no-store').send({ data });
    },
  );

  /** The account, if its password is right. @throws 422; 429 */
  const provePassword = async (request: FastifyRequest): Promise<Session> => {
    const session = sessionOf(request);
    const { password } = parse(factorPasswordSchema, request.body);
    const attempt = await beginSignIn(db, request.ip, session.user.email, config);
    const account = await findAccount(db, session.user.email);
    if (!(await verifyPassword(account?.passwordHash, password)))
      throw HttpProblem.invalid([{ field: 'password', message: 'Das ist nicht Ihr Passwort.' }]);
    await attempt.succeeded();
    return session;
  };
  const secret = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

  app.post(
    '/me/second-factors/totp',
    {
      config: own,
      bodyLimit,
      schema: {
        summary: 'Eine Authenticator-App einrichten: das Geheimnis',
        tags,
        body: factorPasswordSchema,
        ...respondsWith(z.object({ secret: z.string(), uri: z.string() })),
      },
    },
    async (request, reply) => {
      const { user, tokenHash } = await provePassword(request);
      const data = newTotp(config.productName, user.email);
      await beginStep(db, tokenHash, 'totp-secret', { userId: user.id, value: data.secret });
      return secret(reply).send({ data });
    },
  );

  app.post(
    '/me/second-factors/totp/confirm',
    {
      config: own,
      bodyLimit,
      schema: { summary: 'Die Authenticator-App mit einem Code bestätigen', tags, body: totpCodeSchema, ...withCodes },
    },
    async (request, reply) => {
      const { user, tokenHash } = sessionOf(request);
      const { code } = parse(totpCodeSchema, request.body);
      const step = await findStep(db, tokenHash, 'totp-secret');
      if (!step?.value) throw setupExpired();
      const data = await addFactor(db, user.id, confirmedTotp(step.value, code), config);
      await takeStep(db, tokenHash, 'totp-secret');
      request.log.info({ account: user.id, factor: 'totp' }, 'second factor added');
      return secret(reply.code(201)).send({ data });
    },
  );

  app.post(
    '/me/second-factors/passkey',
    {
      config: own,
      bodyLimit,
      schema: {
        summary: 'Einen Passkey einrichten: was der Browser dafür braucht',
        tags,
        body: factorPasswordSchema,
        ...respondsWith(options),
      },
    },
    async (request, reply) => {
      const { user, tokenHash } = await provePassword(request);
      const account = await findUser(db, user.id);
      if (!account) throw HttpProblem.unauthorized();
      const data = await creationOptions(request, account);
      await beginStep(db, tokenHash, 'passkey-challenge', { userId: user.id, value: data.challenge });
      return secret(reply).send({ data });
    },
  );

  app.post(
    '/me/second-factors/passkey/confirm',
    {
      config: own,
      bodyLimit,
      schema: { summary: 'Den Passkey des Browsers speichern', tags, body: newPasskeySchema, ...withCodes },
    },
    async (request, reply) => {
      const { user, tokenHash } = sessionOf(request);
      const { name, passkey } = parse(newPasskeySchema, request.body);
      const step = await takeStep(db, tokenHash, 'passkey-challenge');
      if (!step?.value) throw setupExpired();
      const created = await verifyCreated(request, passkey, step.value);
      const data = await addFactor(db, user.id, { kind: 'passkey', name, ...created }, config);
      request.log.info({ account: user.id, factor: 'passkey' }, 'second factor added');
      return secret(reply.code(201)).send({ data });
    },
  );

  app.post(
    '/me/second-factors/recovery-codes',
    {
      config: own,
      bodyLimit,
      schema: {
        summary: 'Neue Wiederherstellungscodes, statt der bisherigen',
        tags,
        body: factorPasswordSchema,
        ...respondsWith(z.object({ recoveryCodes: codes })),
      },
    },
    async (request, reply) => {
      const { user } = await provePassword(request);
      return secret(reply).send({ data: { recoveryCodes: await renewRecoveryCodes(db, user.id, config) } });
    },
  );

  app.post(
    '/me/second-factors/:id/removal',
    {
      config: own,
      bodyLimit,
      schema: { summary: 'Einen zweiten Faktor entfernen', tags, body: factorPasswordSchema, ...respondsWithId },
    },
    async (request) => {
      const id = idParam(request);
      const { user } = await provePassword(request);
      await removeFactor(db, user.id, id, config);
      request.log.info({ account: user.id }, 'second factor removed');
      return { data: { id } };
    },
  );

  app.delete(
    '/users/:id/second-factors',
    {
      config: { access: administrators },
      schema: { summary: 'Konto: zweite Faktoren zurücksetzen', tags: ['Benutzer'], ...respondsWithId },
    },
    async (request) => {
      const id = idParam(request);
      await resetSecondFactor(db, id, sessionOf(request), (trx) => removeAllFactors(trx, id, config));
      request.log.info({ account: id }, 'second factors reset');
      return { data: { id } };
    },
  );
}

function sessionOf({ session }: FastifyRequest): Session {
  if (!session) throw HttpProblem.unauthorized();
  return session;
}

const setupExpired = () =>
  HttpProblem.conflict('Das Einrichten hat zu lange gedauert. Beginnen Sie bitte noch einmal.');
