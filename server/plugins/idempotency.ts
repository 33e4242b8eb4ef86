import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { networkOf } from '../accounts/loginThrottle';
import { HttpProblem } from '../http/problems';
import {
  claimKey,
  releaseKey,
  identifyRequest,
  storeResponse,
  type IdempotentRequest,
} from '../idempotency/storedResponses';
import type { RequestTransaction } from '../idempotency/requestTransaction';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route ignores `Idempotency-Key`, because it writes nothing or its response must not be stored. */
    repeats?: boolean;
  }
  interface FastifyRequest {
    /** Set while a request with an `Idempotency-Key` runs. */
    idempotent: (IdempotentRequest & { transaction: RequestTransaction }) | null;
  }
}

const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** The headers stored with a response; the others are generated again. */
const storedHeaders = ['content-type', 'etag', 'location'];

/**
 * Makes sure that writes with an `Idempotency-Key` happen only once: a request repeated within a day, e.g. after a lost
 * response, gets the first response (docs/decisions/idempotency.md). The response is stored in the transaction of the
 * write.
 */
export const idempotency = plugin(async (app: FastifyInstance) => {
  app.decorateRequest('idempotent', null);
  app.addHook('preHandler', (request, reply, done) => {
    const key = request.headers['idempotency-key'];
    const { access, repeats } = request.routeOptions.config;
    if (key === undefined || !writing.has(request.method) || !access || repeats || request.is404) return done();
    claimOrReplay(request, reply, String(key)).then((idempotent) => idempotent?.transaction.run(done), done);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { idempotent } = request;
    if (!idempotent) return payload;
    request.idempotent = null;
    const { transaction } = idempotent;
    try {
      await transaction.run(() => storeOutcome(request, reply, idempotent, payload));
      await transaction.commit();
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
    return payload;
  });
});

/**
 * @returns undefined if a stored response was sent
 * @throws 400 for an invalid key, 422 for one that was used for another request
 */
async function claimOrReplay(
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
): Promise<FastifyRequest['idempotent'] | undefined> {
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw HttpProblem.badRequest('Der Kopf «Idempotency-Key» ist ungültig: 1 bis 200 Zeichen ohne Leerzeichen.');
  const { database } = request.server;
  // Keys of visitors are scoped by network, so that visitors cannot interfere with each other.
  const scope = request.viewer ? `account ${request.viewer.id}` : `network ${networkOf(request.ip)}`;
  const idempotent = identifyRequest(key, scope, request);
  const transaction = await database.share();
  try {
    const known = await transaction.run(() => claimKey(database.db, idempotent));
    if (known === undefined) return (request.idempotent = { ...idempotent, transaction });
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

/**
 * Stores the response, or releases the key of a failed request. What the request has counted (wrong guesses) stays
 * counted.
 */
async function storeOutcome(
  { server }: FastifyRequest,
  reply: FastifyReply,
  idempotent: IdempotentRequest,
  payload: unknown,
): Promise<void> {
  const { db } = server.database;
  if (reply.statusCode >= 400 || typeof payload !== 'string') return releaseKey(db, idempotent);
  const headers = Object.fromEntries(
    storedHeaders.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
  );
  await storeResponse(db, idempotent, { status: reply.statusCode, headers, body: payload });
}
