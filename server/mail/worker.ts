import { setTimeout as rest } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables';
import { readFailure, Unsendable } from './failure';
import { claimMail, endAttempt, keptDays, removeOldMails, type ClaimedMail, type Ending } from './outbox';
import type { MailTransport } from './transport';

interface Work {
  db: Kysely<Tables>;
  transport: MailTransport;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** In milliseconds. */
const usual = {
  /** How often the worker looks for due mails. */
  look: 2_000,
  /** How long it leaves an unreachable server alone. */
  pause: 30_000,
  /** The limit of one attempt; less than the lease, so that no other worker takes the mail meanwhile. */
  attempt: 60_000,
  lease: 120_000,
  /** How long the current mail may take when the server shuts down. */
  farewell: 5_000,
  clean: 3_600_000,
  /** The pause before storing an outcome again after the database failed. */
  again: 1_000,
};

export type WorkerTiming = typeof usual;

/**
 * Sends the mails of the outbox one by one. Any number of servers can share one database: each mail is claimed by one
 * worker.
 * @returns `stop` ends it after the current mail
 */
export function startMailWorker(work: Work, timing: Partial<WorkerTiming> = {}): { stop(): Promise<void> } {
  const times = { ...usual, ...timing };
  const ending = new AbortController();
  const cutting = new AbortController();
  const done = run(work, times, ending.signal, cutting.signal);
  return {
    async stop() {
      ending.abort();
      const cut = setTimeout(() => cutting.abort(), times.farewell);
      await done;
      clearTimeout(cut);
    },
  };
}

async function run(work: Work, times: WorkerTiming, ending: AbortSignal, cut: AbortSignal): Promise<void> {
  let cleanAt = 0;
  while (!ending.aborted) {
    let wait = times.look;
    if (performance.now() >= cleanAt) {
      await clean(work);
      cleanAt = performance.now() + times.clean;
    }
    try {
      if (!(await sendDue(work, times, ending, cut))) wait = times.pause;
    } catch (error) {
      work.log.warn({ err: error }, 'the outbox is out of reach');
      wait = times.pause;
    }
    await rest(wait, undefined, { signal: ending }).catch(() => undefined);
  }
}

/**
 * Sends all due mails.
 * @returns false if the mail server failed, so that the others should wait
 */
async function sendDue(work: Work, times: WorkerTiming, ending: AbortSignal, cut: AbortSignal): Promise<boolean> {
  while (!ending.aborted) {
    const mail = await claimMail(work.db, times.lease / 1_000);
    if (!mail) return true;
    if (!(await attempt(work, mail, times, cut))) return false;
  }
  return true;
}

async function attempt(work: Work, mail: ClaimedMail, times: WorkerTiming, cut: AbortSignal): Promise<boolean> {
  const { id, kind, attempts } = mail;
  const logged = { mail: id, kind, attempts };
  const end = (ending: Ending) => insist(() => endAttempt(work.db, mail, ending), times.again);
  let how: string;
  try {
    // Earlier workers died before storing an outcome; a mail that crashes servers must not be tried forever.
    if (attempts > mostAttempts) throw new Unsendable('Das Senden wurde immer wieder abgebrochen.');
    how = await work.transport.send(mail, AbortSignal.any([cut, AbortSignal.timeout(times.attempt)]));
  } catch (error) {
    const { isPermanent, concernsAll, message, cause } = readFailure(error);
    const isLast = isPermanent || attempts >= mostAttempts;
    await end(
      isLast ? { state: 'failed', error: message } : { state: 'waiting', error: message, rest: restAfter(attempts) },
    );
    work.log[isLast ? 'error' : 'warn']({ ...logged, cause }, isLast ? 'mail failed for good' : 'mail failed for now');
    return !concernsAll;
  }
  await end({ state: 'sent' });
  work.log.info({ ...logged, how }, 'mail sent');
  return true;
}

/** Retries while the database is briefly unavailable: without a stored outcome the mail would be sent again. */
async function insist(write: () => Promise<unknown>, pause: number, tries = 10): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (tries <= 1) throw error;
    await rest(pause);
    await insist(write, pause, tries - 1);
  }
}

/** Failures don't delay mails; the next run removes the rest. */
async function clean({ db, transport, log }: Work): Promise<void> {
  try {
    await removeOldMails(db);
    await transport.removeOld?.(new Date(Date.now() - keptDays * 86_400_000));
  } catch (error) {
    log.warn({ err: error }, 'old mails stay for now');
  }
}

/**
 * After this many attempts, some three days, a mail has failed for good: enough to survive a weekend without mail
 * server.
 */
export const mostAttempts = 20;

/** In seconds. */
const first = 60;
const longest = 6 * 3_600;
/** The maximum random delay, so that mails that failed together are not retried together. */
const jitter = 0.25;

/** The pause after the n-th attempt, in seconds: a minute, doubled each time, up to six hours. */
export function restAfter(attempts: number, random: () => number = Math.random): number {
  return Math.min(first * 2 ** (attempts - 1), longest) * (1 + jitter * random());
}
