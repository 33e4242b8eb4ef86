import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { networkOf } from '../accounts/loginThrottle';
import { HttpProblem } from '../http/problems';
import { claim, disclaim, identify, keep, type Once } from '../idempotency/answers';
import type { RequestTransaction } from '../idempotency/requestTransaction';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes no `Idempotency-Key`: it writes nothing, or its answer must not be kept. */
    repeats?: boolean;
  }
  interface FastifyRequest {
    /** What is to happen once, and the transaction it happens in. */
    once: (Once & { transaction: RequestTransaction }) | null;
  }
}

const writing = new Set(['POST', 'PUT', 'DELETE']);
/** The headers that belong to an answer; all others are made anew. */
const ofTheAnswer = ['content-type', 'etag', 'location'];

/**
 * Writes with an `Idempotency-Key` happen once: who sends the same again within a day, since the answer got lost, gets
 * the first answer (docs/decisions/idempotency.md). The answer is kept in the transaction of the write.
 */
export const idempotency = plugin(async (app: FastifyInstance) => {
  app.decorateRequest('once', null);
  app.addHook('preHandler', (request, reply, done) => {
    const key = request.headers['idempotency-key'];
    const { access, repeats } = request.routeOptions.config;
    if (key === undefined || !writing.has(request.method) || !access || repeats || request.is404) return done();
    begin(request, reply, String(key)).then((once) => once?.transaction.run(done), done);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { once } = request;
    if (!once) return payload;
    request.once = null;
    const { transaction } = once;
    try {
      await transaction.run(() => settle(request, reply, once, payload));
      await transaction.commit();
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
    return payload;
  });
});

/**
 * Out: undefined where the answer was given already. Errors: 400 for a key that is none, 422 for one that was used for
 * something else.
 */
async function begin(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
): Promise<FastifyRequest['once'] | undefined> {
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw HttpProblem.badRequest('Der Kopf «Idempotency-Key» ist ungültig: 1 bis 200 Zeichen ohne Leerzeichen.');
  const { database } = request.server;
  // Keys of strangers count for where they come from, so that nobody gets in the way of somebody else's.
  const scope = request.viewer ? `account ${request.viewer.id}` : `network ${networkOf(request.ip)}`;
  const once = identify(key, scope, request);
  const transaction = await database.share();
  try {
    const known = await transaction.run(() => claim(database.db, once));
    if (known === undefined) return (request.once = { ...once, transaction });
    if (known === 'other')
      throw new HttpProblem(
        422,
        'Unter diesem «Idempotency-Key» wurde schon etwas anderes gesendet. Jede Anfrage braucht einen eigenen.',
      );
    await transaction.rollback();
    void reply
      .code(known.status)
      .headers({ ...known.headers, 'idempotent-replayed': 'true' })
      .send(known.body);
    return undefined;
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

/** What was refused may be tried again; what it counted (wrong guesses) stays. */
async function settle({ server }: FastifyRequest, reply: FastifyReply, once: Once, payload: unknown): Promise<void> {
  const { db } = server.database;
  if (reply.statusCode >= 400 || typeof payload !== 'string') return disclaim(db, once);
  const headers = Object.fromEntries(
    ofTheAnswer.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
  );
  await keep(db, once, { status: reply.statusCode, headers, body: payload });
}
