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
  /** How often it looks whether something is due. */
  look: 2_000,
  /** How long it leaves a server alone that nothing gets through to. */
  pause: 30_000,
  /** How long one attempt may take; less than the lease, so that nobody else takes the mail meanwhile. */
  attempt: 60_000,
  lease: 120_000,
  /** How long the mail under way has when the server ends. */
  farewell: 5_000,
  clean: 3_600_000,
  /** How soon an ending is written again that the database did not take. */
  again: 1_000,
};

export type WorkerTiming = typeof usual;

/**
 * Sends what lies in the outbox, one mail after the other. Any number of servers may do so over one database: each mail
 * is claimed by one. Out: what ends it, once the mail under way is done.
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

/** Out: false where the rest had better wait, since the mail server is the reason of a failure. */
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
  const said = { mail: id, kind, attempts };
  const end = (ending: Ending) => insist(() => endAttempt(work.db, mail, ending), times.again);
  let how: string;
  try {
    // Whoever took it before did not live to say what became of it: a mail that ends servers is not tried for ever.
    if (attempts > mostAttempts) throw new Unsendable('Das Senden wurde immer wieder abgebrochen.');
    how = await work.transport.send(mail, AbortSignal.any([cut, AbortSignal.timeout(times.attempt)]));
  } catch (error) {
    const { isPermanent, concernsAll, message, cause } = readFailure(error);
    const isLast = isPermanent || attempts >= mostAttempts;
    await end(
      isLast ? { state: 'failed', error: message } : { state: 'waiting', error: message, rest: restAfter(attempts) },
    );
    work.log[isLast ? 'error' : 'warn']({ ...said, cause }, isLast ? 'mail failed for good' : 'mail failed for now');
    return !concernsAll;
  }
  await end({ state: 'sent' });
  work.log.info({ ...said, how }, 'mail sent');
  return true;
}

/** What became of a mail must be known, or it is sent again: a database that is away for a moment is waited for. */
async function insist(write: () => Promise<unknown>, pause: number, tries = 10): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (tries <= 1) throw error;
    await rest(pause);
    await insist(write, pause, tries - 1);
  }
}

/** Holds up no mail: what cannot be removed now is removed an hour later. */
async function clean({ db, transport, log }: Work): Promise<void> {
  try {
    await removeOldMails(db);
    await transport.removeOld?.(new Date(Date.now() - keptDays * 86_400_000));
  } catch (error) {
    log.warn({ err: error }, 'old mails stay for now');
  }
}

/**
 * After so many attempts, some three days, a mail counts as failed for good: a weekend without mail server is survived.
 */
export const mostAttempts = 20;

/** In seconds. */
const first = 60;
const longest = 6 * 3_600;
/** So much later at most, so that what failed together is not tried together for ever. */
const jitter = 0.25;

/**
 * How long a mail rests after its n-th attempt, in seconds: a minute, then twice as long each time, up to six hours.
 */
export function restAfter(attempts: number, random: () => number = Math.random): number {
  return Math.min(first * 2 ** (attempts - 1), longest) * (1 + jitter * random());
}
