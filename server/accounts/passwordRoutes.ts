import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { anyone, signedIn } from '../../domain/access';
import { forgotPasswordSchema, ownPasswordSchema, resetPasswordSchema } from '../../domain/accounts/passwords';
import { DEMO_PASSWORD } from '../../demo/users';
import { isLoopback } from '../config';
import { respondsWith } from '../http/described';
import { linkBase } from '../http/serverUrl';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problems';
import { beginSignIn, beginGuess, limitMails } from './loginThrottle';
import { requestReset, resetPassword, storePassword } from './passwordReset';
import { hashPassword, verifyPassword } from './passwords';
import { emailKey, findAccount } from './users';

const tags = ['Anmeldung'];
const bodyLimit = 20_000;

/** Changing your own password, and resetting a forgotten one by mail. */
export async function passwordRoutes(app: FastifyInstance): Promise<void> {
  const { config } = app;
  const { db } = app.database;
  const refuseKnown = (password: string) => {
    if (password === DEMO_PASSWORD && !isLoopback(config.host))
      throw HttpProblem.invalid([
        { field: 'password', message: 'Dieses Passwort ist allgemein bekannt. Wählen Sie bitte ein anderes.' },
      ]);
  };

  app.post(
    '/me/password',
    {
      config: { access: signedIn, repeats: true },
      bodyLimit,
      schema: {
        summary: 'Das eigene Passwort ändern; alle anderen Anmeldungen enden',
        tags,
        body: ownPasswordSchema,
        ...respondsWith(z.object({})),
      },
    },
    async (request, reply) => {
      const { session } = request;
      if (!session) throw HttpProblem.unauthorized();
      const { currentPassword, password } = parse(ownPasswordSchema, request.body);
      refuseKnown(password);
      const attempt = await beginSignIn(db, request.ip, session.user.email, config);
      const account = await findAccount(db, session.user.email);
      if (!(await verifyPassword(account?.passwordHash, currentPassword)))
        throw HttpProblem.invalid([{ field: 'currentPassword', message: 'Das ist nicht Ihr bisheriges Passwort.' }]);
      await attempt.succeeded();
      const hash = await hashPassword(password);
      await db.transaction().execute((trx) => storePassword(trx, session.user.id, hash, session.tokenHash));
      request.log.info({ account: session.user.id }, 'own password changed');
      return reply.header('cache-control', 'no-store').send({ data: {} });
    },
  );

  const open = { access: anyone, withoutSession: true, repeats: true };
  app.post(
    '/password/forgot',
    {
      config: open,
      bodyLimit,
      schema: {
        summary: 'Einen Link für ein neues Passwort verlangen; dieselbe Antwort für alle',
        tags,
        body: forgotPasswordSchema,
        ...respondsWith(z.object({ message: z.string() })),
      },
    },
    async (request, reply) => {
      const { email } = parse(forgotPasswordSchema, request.body);
      const host = linkBase(request);
      await limitMails(db, 'password', request.ip, emailKey(email));
      await requestReset(db, email, { sender: config, host }, config.openId);
      return reply.header('cache-control', 'no-store').send({
        data: { message: 'Wenn es ein Konto mit dieser Adresse gibt, ist eine E-Mail mit einem Link unterwegs.' },
      });
    },
  );

  app.post(
    '/password/reset',
    {
      config: open,
      bodyLimit,
      schema: {
        summary: 'Mit dem Link ein neues Passwort setzen; alle Anmeldungen enden',
        tags,
        body: resetPasswordSchema,
        ...respondsWith(z.object({})),
      },
    },
    async (request, reply) => {
      const { code, password } = parse(resetPasswordSchema, request.body);
      refuseKnown(password);
      const guess = await beginGuess(db, request.ip);
      const account = await resetPassword(db, code, password);
      await guess.succeeded();
      request.log.info({ account }, 'password reset by link');
      return reply.header('cache-control', 'no-store').send({ data: {} });
    },
  );
}
