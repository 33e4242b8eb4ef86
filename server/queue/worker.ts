import { setTimeout as rest } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Claimed, Ending } from './queue';

/** A failed attempt. */
export interface Failure {
  /** Another attempt would fail in the same way. */
  isPermanent: boolean;
  /** The other jobs would fail too, so they have to wait. */
  concernsAll: boolean;
  /** For administrators, in German. */
  message: string;
  /** For the log, without personal data. */
  cause: string;
}

/** What a worker does with the jobs of its queue. */
export interface Work<Job extends Claimed> {
  /** The word for a job in log messages. */
  noun: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** @param lease in seconds */
  claim(lease: number): Promise<Job | undefined>;
  /** @returns what to log about it */
  attempt(job: Job, signal: AbortSignal): Promise<object>;
  /** What to log about a job. */
  describe(job: Job): object;
  readFailure(error: unknown): Failure;
  /** The failure recorded for jobs during which several workers died. */
  crashed: Error;
  /** @param report what `attempt` returned, or the failure */
  end(job: Job, ending: Ending, report: object): Promise<unknown>;
  clean(): Promise<void>;
}

/** In milliseconds. */
const defaultTiming = {
  /** How often the worker looks for jobs that are due. */
  poll: 2_000,
  /** How long it waits before calling an unreachable server again. */
  pause: 30_000,
  /** The time limit of an attempt; shorter than the lease, so that no other worker takes the job in the meantime. */
  attempt: 60_000,
  lease: 120_000,
  /** How long the current job may take when the server shuts down. */
  shutdown: 5_000,
  clean: 3_600_000,
  /** The pause before storing an outcome again after a database error. */
  storeRetry: 1_000,
};

export type WorkerTiming = typeof defaultTiming;

/**
 * Processes a queue, one job after the other. Several servers can share one database, because each job is claimed by
 * one worker.
 * @returns an object whose `stop` ends this after the current job
 */
export function startWorker<Job extends Claimed>(
  work: Work<Job>,
  timing: Partial<WorkerTiming> = {},
): { stop(): Promise<void> } {
  const times = { ...defaultTiming, ...timing };
  const ending = new AbortController();
  const cutting = new AbortController();
  const done = run(work, times, ending.signal, cutting.signal);
  return {
    async stop() {
      ending.abort();
      const cut = setTimeout(() => cutting.abort(), times.shutdown);
      await done;
      clearTimeout(cut);
    },
  };
}

async function run<Job extends Claimed>(
  work: Work<Job>,
  times: WorkerTiming,
  ending: AbortSignal,
  cut: AbortSignal,
): Promise<void> {
  let cleanAt = 0;
  while (!ending.aborted) {
    let wait = times.poll;
    if (performance.now() >= cleanAt) {
      // Failures do not delay jobs; the next run removes the rest.
      await work
        .clean()
        .catch((error: unknown) =>
          work.log.warn({ err: error }, `old ${work.noun}s could not be removed; trying again later`),
        );
      cleanAt = performance.now() + times.clean;
    }
    try {
      if (!(await workOff(work, times, ending, cut))) wait = times.pause;
    } catch (error) {
      work.log.warn({ err: error }, `the queue of ${work.noun}s cannot be read`);
      wait = times.pause;
    }
    await rest(wait, undefined, { signal: ending }).catch(() => undefined);
  }
}

/**
 * Does all jobs that are due.
 * @returns false if one failed in a way that concerns all, so that the others should wait
 */
async function workOff<Job extends Claimed>(
  work: Work<Job>,
  times: WorkerTiming,
  ending: AbortSignal,
  cut: AbortSignal,
): Promise<boolean> {
  while (!ending.aborted) {
    const job = await work.claim(times.lease / 1_000);
    if (!job) return true;
    if (!(await attempt(work, job, times, cut))) return false;
  }
  return true;
}

async function attempt<Job extends Claimed>(
  work: Work<Job>,
  job: Job,
  times: WorkerTiming,
  cut: AbortSignal,
): Promise<boolean> {
  const { id, attempts } = job;
  const logged = { [work.noun]: id, ...work.describe(job), attempts };
  const end = (ending: Ending, report: object) => retry(() => work.end(job, ending, report), times.storeRetry);
  let how: object;
  try {
    // Earlier workers died before they could store an outcome; a job that crashes servers must not be retried forever.
    if (attempts > maxAttempts) throw work.crashed;
    how = await work.attempt(job, AbortSignal.any([cut, AbortSignal.timeout(times.attempt)]));
  } catch (error) {
    const failure = work.readFailure(error);
    const { isPermanent, concernsAll, message, cause } = failure;
    const isLast = isPermanent || attempts >= maxAttempts;
    await end(
      isLast ? { state: 'failed', error: message } : { state: 'waiting', error: message, rest: retryDelay(attempts) },
      failure,
    );
    const outcome = isLast ? 'failed for good' : 'failed for now';
    work.log[isLast ? 'error' : 'warn']({ ...logged, cause }, `${work.noun} ${outcome}`);
    return !concernsAll;
  }
  await end({ state: 'sent' }, how);
  work.log.info({ ...logged, ...how }, `${work.noun} sent`);
  return true;
}

/** Retries while the database is briefly unavailable, because without a stored outcome the job would be done again. */
async function retry(write: () => Promise<unknown>, pause: number, tries = 10): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (tries <= 1) throw error;
    await rest(pause);
    await retry(write, pause, tries - 1);
  }
}

/** After this many attempts, over some three days, a job has failed for good; this is enough to survive a weekend. */
export const maxAttempts = 20;

/** In seconds. */
const first = 60;
const longestDelay = 6 * 3_600;
/** Up to this share of the pause is added at random, so that jobs that failed together are not retried together. */
const jitter = 0.25;

/** The pause after the nth attempt, in seconds: a minute, doubled each time, up to six hours. */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  return Math.min(first * 2 ** (attempts - 1), longestDelay) * (1 + jitter * random());
}
