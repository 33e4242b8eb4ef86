import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { hiddenResource, readResourceVersion } from '../engine/storage/resourceVersions';
import { LastAnswers } from '../http/lastAnswers';

declare module 'fastify' {
  interface FastifyInstance {
    /** What is answered where the database does not. */
    lastAnswers: LastAnswers;
  }
}

/** How often it looks whether something was hidden by another server, in milliseconds. */
const look = 5_000;

/**
 * Keeps what anybody may keep, gives it while the database is away, and forgets it once something was hidden. What
 * compresses comes after it.
 */
export const lastAnswers = plugin(async (app: FastifyInstance) => {
  const kept = new LastAnswers();
  app.decorate('lastAnswers', kept);
  app.addHook('onRequest', async (request, reply) => (kept.answerAtOnce(request, reply) ? reply : undefined));
  app.addHook('onSend', async (request, reply, payload) => {
    kept.keep(request, reply, payload);
    return payload;
  });

  let known: number | undefined;
  const forgetHidden = async () => {
    const hidden = await readResourceVersion(app.database.versions, hiddenResource);
    if (hidden !== known) kept.forgetBefore(performance.now());
    known = hidden;
  };
  // Where the number cannot be read nobody can hide anything either.
  const lookNow = () => void forgetHidden().catch(() => undefined);
  app.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (method !== 'GET' && method !== 'HEAD' && statusCode < 400) lookNow();
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(lookNow, look).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
});
