import type { FastifyInstance } from 'fastify';
import { answerSubmitters } from './answers';
import { surroundingsOf } from './entries';

/** The polling interval, in milliseconds. */
const look = 3_000;

/** Informs submitters about decisions, regularly. */
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
