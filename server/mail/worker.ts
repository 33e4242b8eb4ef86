import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { startWorker, type WorkerTiming } from '../queue/worker';
import type { Tables } from '../tables';
import { readFailure, Unsendable } from './failure';
import { claimMail, endMail, retentionDays, removeOldMails, type ClaimedMail } from './outbox';
import type { MailTransport } from './transport';

interface MailWork {
  db: Kysely<Tables>;
  transport: MailTransport;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Sends the mails of the outbox one by one. */
export function startMailWorker({ db, transport, log }: MailWork, timing: Partial<WorkerTiming> = {}) {
  return startWorker<ClaimedMail>(
    {
      noun: 'mail',
      log,
      claim: (lease) => claimMail(db, lease),
      attempt: async (mail, signal) => ({ how: await transport.send(mail, signal) }),
      describe: ({ kind }) => ({ kind }),
      readFailure,
      crashed: new Unsendable('Das Senden wurde immer wieder abgebrochen.'),
      end: (mail, ending) => endMail(db, mail, ending),
      async clean() {
        await removeOldMails(db);
        await transport.removeOld?.(new Date(Date.now() - retentionDays * 86_400_000));
      },
    },
    timing,
  );
}
