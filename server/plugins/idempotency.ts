import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { networkOf } from '../accounts/loginThrottle';
import { HttpProblem } from '../http/problems';
import { claim, disclaim, identify, keep, type Once } from '../idempotency/answers';
import type { RequestTransaction } from '../idempotency/requestTransaction';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route ignores `Idempotency-Key`: it writes nothing, or its answer must not be stored. */
    repeats?: boolean;
  }
  interface FastifyRequest {
    /** The idempotent request with its transaction. */
    once: (Once & { transaction: RequestTransaction }) | null;
  }
}

const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** The headers stored with an answer; others are generated anew. */
const ofTheAnswer = ['content-type', 'etag', 'location'];

/**
 * Makes writes with an `Idempotency-Key` happen once: a repeated request within a day, e.g. after a lost answer, gets
 * the first answer (docs/decisions/idempotency.md). The answer is stored in the transaction of the write.
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
 * @returns undefined if a stored answer was sent
 * @throws 400 for an invalid key, 422 for one used for another request
 */
async function begin(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
): Promise<FastifyRequest['once'] | undefined> {
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw HttpProblem.badRequest('Der Kopf «Idempotency-Key» ist ungültig: 1 bis 200 Zeichen ohne Leerzeichen.');
  const { database } = request.server;
  // Keys of visitors are scoped by network, so that they cannot interfere with others.
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

/** Failed requests may be repeated, while their effects on counters (wrong guesses) stay. */
async function settle({ server }: FastifyRequest, reply: FastifyReply, once: Once, payload: unknown): Promise<void> {
  const { db } = server.database;
  if (reply.statusCode >= 400 || typeof payload !== 'string') return disclaim(db, once);
  const headers = Object.fromEntries(
    ofTheAnswer.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
  );
  await keep(db, once, { status: reply.statusCode, headers, body: payload });
}
