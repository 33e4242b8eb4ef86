import type { FastifyInstance } from 'fastify';
import { answerSubmitters } from './answers';
import { surroundingsOf } from './entries';

/** How often it looks, in milliseconds. */
const look = 3_000;

/** Looks again and again for submitters who are to be told something. Out: what ends it. */
export function startAnswering(app: FastifyInstance): { stop(): Promise<void> } {
  let current = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    current = answerSubmitters(app.database.db, surroundingsOf(app))
      .then(
        () => undefined,
        (error: unknown) => app.log.warn({ err: error }, 'submitters are told later'),
      )
      .finally(() => {
        isBusy = false;
      });
  }, look).unref();
  return {
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
}
