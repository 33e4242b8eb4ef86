import type { FastifyInstance } from 'fastify';
import { sortSearchIndex } from '../search/searchIndex';
import { compactResourceVersions } from '../storage/resourceVersions';

/** Saves come in bursts, so their follow-up work is batched. All delays are in milliseconds. */
const delay = 2_000;
/**
 * Rows waiting for the search index are sorted in once a minute, or sooner if there are this many: each search scans
 * those that wait.
 */
const sortDelay = 60_000;
const maxUnsorted = 500;
/** Short enough that the response is ready when users look at the result of a save. */
const shortDelay = 200;
/** Under constant saving, at most this share of the time is spent on responses that the next save invalidates. */
const share = 1 / 20;

/**
 * Schedules work that does not have to delay a write.
 * @param preparations build expensive responses, also after the start
 * @param work replaced by tests
 */
export function afterWrites(
  api: FastifyInstance,
  preparations: readonly ((app: FastifyInstance) => Promise<void>)[],
  work = { sortSearchIndex, sumUpResourceVersions: compactResourceVersions },
): void {
  const { db } = api.database;
  // On a separate timer, because sorting thousands of rows takes minutes, and until the versions are summed up, every
  // request has to add up their rows (100 ms for a list instead of 1 ms).
  const sumUp = debounce(delay, () => work.sumUpResourceVersions(db));
  const sortMany = debounce(delay, () => work.sortSearchIndex(db, maxUnsorted));
  const sort = debounce(sortDelay, () => work.sortSearchIndex(db));
  const prepare = debounce(shortDelay, async () => {
    for (const make of preparations) await make(api);
  });
  api.addHook('onListen', async () => {
    prepare();
    // Handles rows left over from the last run of the server.
    sort();
  });
  api.addHook('onResponse', async ({ method }) => {
    if (method === 'GET') return;
    sumUp();
    sortMany();
    sort();
    prepare();
  });
}

/**
 * @returns a function that runs the work once after the delay, however often it is called, and once more if called
 *   while it runs; long work runs less often. Errors are ignored.
 */
export function debounce(milliseconds: number, work: () => Promise<void>): () => void {
  let state: 'idle' | 'waiting' | 'working' | 'again' = 'idle';
  let earliest = 0;
  const begin = () => {
    state = 'waiting';
    setTimeout(() => void run(), Math.max(milliseconds, earliest - performance.now())).unref();
  };
  const run = async () => {
    state = 'working';
    const begun = performance.now();
    await work().catch(() => undefined);
    const ended = performance.now();
    earliest = ended + (ended - begun) / share;
    if ((state as string) === 'again') begin();
    else state = 'idle';
  };
  return () => {
    if (state === 'idle') begin();
    else if (state === 'working') state = 'again';
  };
}
