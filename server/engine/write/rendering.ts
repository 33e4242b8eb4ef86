import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { allContentTypes } from '../../../domain/contentTypes';
import type { ContentType } from '../../../domain/contentType';
import { isOfType, tableOf } from '../storage/naming';
import { rendering } from '../storage/render';
import { reindex } from './reindex';
import type { Tables } from '../../tables';

/** In milliseconds. */
const lockRetryDelay = 1_000;
const failureDelay = 60_000;
/** The number of records between two progress messages. */
const reportEvery = 2_000;

/**
 * Rewrites the JSON that an older release stored: first everything that visitors read, then the rest. Until then the
 * old JSON is served. One of several servers does the work while the others wait. After an abort, the next call resumes
 * with the unfinished types.
 */
export async function renderOutdated(
  db: Kysely<Tables>,
  log: (message: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  await markEmptyTypes(db);
  // Polls instead of waiting for the lock, so that no connection is held and nothing has to be interrupted at shutdown.
  while (!signal?.aborted && (await oldTypes(db)).length > 0) {
    if (await renderWithLock(db, log, signal)) return;
    await delay(lockRetryDelay, undefined, { signal }).catch(() => undefined);
  }
}

/** Runs `renderOutdated` in the background of a running server, with retries. `stop` waits for the current batch. */
export function startRendering(
  db: Kysely<Tables>,
  log: { info(message: string): void; warn(details: object, message: string): void },
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        return await renderOutdated(db, (message) => log.info(message), signal);
      } catch (error) {
        log.warn({ err: error }, 'texts of an older version could not be rewritten; trying again later');
        await delay(failureDelay, undefined, { signal }).catch(() => undefined);
      }
    }
  };
  const running = run();
  return {
    stop: () => {
      ending.abort();
      return running;
    },
  };
}

/** Marks types as rendered by this release. */
export async function markRendered(db: Kysely<Tables>, types: readonly ContentType[]): Promise<void> {
  if (types.length === 0) return;
  await db
    .insertInto('resource_state')
    .values(types.map(({ name: resource }) => ({ resource, rendered_as: rendering })))
    .onConflict((on) => on.column('resource').doUpdateSet({ rendered_as: rendering }))
    .execute();
}

/** Types without records have no old JSON. */
export async function markEmptyTypes(db: Kysely<Tables>): Promise<void> {
  const empty = [];
  for (const type of await oldTypes(db)) {
    const { rows } = await sql`select from ${sql.table(tableOf(type))} where ${isOfType(type)} limit 1`.execute(db);
    if (rows.length === 0) empty.push(type);
  }
  await markRendered(db, empty);
}

/** Types not marked as rendered by this release, including those that were never marked. */
async function oldTypes(db: Kysely<Tables>): Promise<ContentType[]> {
  const newest = await db
    .selectFrom('resource_state')
    .select('resource')
    .where('rendered_as', '>=', rendering)
    .execute();
  return allContentTypes.filter(({ name }) => !newest.some(({ resource }) => resource === name));
}

/** @returns false if another server holds the lock */
function renderWithLock(db: Kysely<Tables>, log: (message: string) => void, signal?: AbortSignal): Promise<boolean> {
  const lock = sql`hashtext('regio rendering')`;
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isAlone: boolean }>`select pg_try_advisory_lock(${lock}) as "isAlone"`.execute(
      connection,
    );
    if (!rows[0]?.isAlone) return false;
    try {
      await renderOld(db, log, signal);
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
    return true;
  });
}

async function renderOld(db: Kysely<Tables>, log: (message: string) => void, signal?: AbortSignal): Promise<void> {
  const types = [];
  for (const type of await oldTypes(db)) {
    const { rows } = await sql<{ all: number }>`
      select count(*) as all from ${sql.table(tableOf(type))} where ${isOfType(type)}`.execute(db);
    types.push({ type, all: rows[0]?.all ?? 0, done: 0, reported: 0 });
  }
  for (const part of ['public', 'others'] as const) {
    for (const progress of types) {
      const { type, all } = progress;
      const report = () => {
        if (progress.done > progress.reported) log(`Texts of ${type.name} rewritten: ${progress.done} of ${all}.`);
        progress.reported = progress.done;
      };
      const onBatch = (records: number) => {
        progress.done += records;
        if (progress.done - progress.reported >= reportEvery) report();
      };
      await reindex(db, type, { part, onBatch, signal });
      report();
      if (signal?.aborted) return;
      if (part === 'others') await markRendered(db, [type]);
    }
  }
}
