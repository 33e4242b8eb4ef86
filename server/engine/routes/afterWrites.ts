import type { FastifyInstance } from 'fastify';
import { sortSearchIndex } from '../search/searchIndex';
import { sumUpResourceVersions } from '../storage/resourceVersions';

/** Saves come in bursts; what they leave to do should not pile up either. In milliseconds. */
const delay = 2_000;
/**
 * By then the texts of a minute are sorted in together; so many do not wait for it, since each search looks through
 * those that wait.
 */
const sortDelay = 60_000;
const mostUnsorted = 500;
/** Sooner than anybody sees what he has saved elsewhere. */
const shortDelay = 200;
/**
 * While people save all the time, this much of it at most goes into making ready what the next save makes out of date.
 */
const share = 1 / 20;

/**
 * What is done a little later than writes, so that none of them waits for it. In: what is made ready for those who ask,
 * also after the start; what sorts and sums up, which a test replaces.
 */
export function afterWrites(
  api: FastifyInstance,
  preparations: readonly ((app: FastifyInstance) => Promise<void>)[],
  work = { sortSearchIndex, sumUpResourceVersions },
): void {
  const { db } = api.database;
  // By itself: every request adds up what was not, and sorting thousands of texts takes so long that for minutes
  // nothing was (a list 100 ms instead of one).
  const sumUp = later(delay, () => work.sumUpResourceVersions(db));
  const sortMany = later(delay, () => work.sortSearchIndex(db, mostUnsorted));
  const sort = later(sortDelay, () => work.sortSearchIndex(db));
  const prepare = later(shortDelay, async () => {
    for (const make of preparations) await make(api);
  });
  api.addHook('onListen', async () => {
    prepare();
    // What waited when a server ended.
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
 * Out: what has the work done after the delay, once for all who ask until it is done, and once more for those who ask
 * meanwhile; later still where the work takes long. Nothing depends on it.
 */
export function later(milliseconds: number, work: () => Promise<void>): () => void {
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
