import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isLost } from './http/databaseProblem';
import { HttpProblem } from './http/problems';
import { RequestTransaction } from './idempotency/requestTransaction';
import type { Tables } from './tables';

// Days stay texts: a Date would shift them by the time zone. Counts and bigints fit a JavaScript number here.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Database {
  /** Everything but searching. */
  db: Kysely<Tables>;
  /** A small pool of its own for searches: slow ones wait for each other and never for, or before, a read by id. */
  searches: Kysely<Tables>;
  /**
   * For what people without a session ask for and is not in memory: however many there are, no editor waits for them.
   * Errors: 503 where too many wait.
   */
  visitors: Kysely<Tables>;
  /**
   * For the versions of lists that visitors ask for: read by their key, several at once in one reading, so that nobody
   * waits there for long.
   */
  versions: Kysely<Tables>;
  /** Begins a transaction that may hold all that a request does with `db`. */
  share(): Promise<RequestTransaction>;
  close(): Promise<void>;
}

const searchConnections = 4;
const visitorConnections = 3;
const versionConnections = 2;
/** So many visitors wait for a connection; the next one hears at once that there are too many. */
export const mostWaiting = 300;
/** No statement of a request runs longer than this, in milliseconds. */
const statementTimeout = 30_000;

/**
 * Opens the pools; connects lazily. In: a PostgreSQL connection string. A lost connection is replaced by the pool: who
 * writes at that moment sees an error, who reads outside of a transaction is answered by another connection, and after
 * it nobody sees any. `onQuery` hears of every statement, for tests.
 */
export function connect(
  connectionString: string,
  options: { connections?: number; onQuery?: (statement: string) => void } = {},
): Database {
  const open = (max: number, settings?: string) => {
    const pool = new pg.Pool({
      connectionString,
      max,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: statementTimeout,
      options: settings,
      application_name: 'regio',
    });
    // Without a listener a connection that breaks, idle or in use, would end the process. Who uses it gets the error
    // anyway.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => void client.on('error', () => undefined));
    return pool;
  };
  const leasing = (pool: pg.Pool): PostgresPool => ({ connect: () => leaseOf(pool), end: () => pool.end() });
  const queriesOf = (pool: PostgresPool) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => options.onQuery?.(query.sql) });
  const pool = open(options.connections ?? 10);
  const db = queriesOf({
    connect: async () => (RequestTransaction.connection() as PostgresPoolClient | undefined) ?? leaseOf(pool),
    end: () => pool.end(),
  });
  // Each takes one processor, and leaves the others to those who read and save.
  const searches = queriesOf(leasing(open(searchConnections, '-c max_parallel_workers_per_gather=0')));
  const crowd = open(visitorConnections, '-c max_parallel_workers_per_gather=0');
  const visitors = queriesOf({
    connect: async () => {
      if (crowd.waitingCount >= mostWaiting)
        throw HttpProblem.unavailable(
          'Im Moment gehen sehr viele Anfragen ein. Versuchen Sie es gleich noch einmal.',
          2,
        );
      return leaseOf(crowd);
    },
    end: () => crowd.end(),
  });
  const versions = queriesOf(leasing(open(versionConnections)));
  return {
    db,
    searches,
    visitors,
    versions,
    share: () => RequestTransaction.begin(() => pool.connect()),
    close: async () => {
      await Promise.all([db.destroy(), searches.destroy(), visitors.destroy(), versions.destroy()]);
    },
  };
}

/** Texts, names and comments within a statement: words there do nothing. */
const said = /'(?:[^']|'')*'|"[^"]*"|\/\*.*?\*\/|--[^\n]*/gs;
const reads = /^\s*(select|with)\b/i;
/** Also what stands behind a semicolon: another statement, whatever it is. */
const writes =
  /;\s*\S|\b(insert|update|delete|merge|into|lock|share|nextval|setval|set_config|pg_(try_)?advisory\w*|pg_notify|pg_terminate_backend|pg_cancel_backend)\b/i;

/** Whether a statement reads and nothing else, so that asking it twice is as asking it once. In doubt it does not. */
export function onlyReads(statement: string): boolean {
  const bare = statement.replace(said, ' ');
  return reads.test(bare) && !writes.test(bare);
}

/** A connection that had ended before fails within so many milliseconds; later a statement was cut off while it ran. */
const atOnce = 100;

/**
 * A connection of a pool. A pool may hand out one that has just ended, and nobody could know: what is asked first on it
 * is asked once more on another one, where it only reads. What follows may stand in a transaction, and fails.
 */
async function leaseOf(pool: pg.Pool): Promise<PostgresPoolClient> {
  let client: pg.PoolClient | undefined = await pool.connect();
  let isFirst = true;
  const ask = (statement: any, values?: any): any => {
    if (!client) throw new Error('Connection terminated');
    return client.query(statement, values);
  };
  const query = (statement: any, values?: any): any => {
    const answer = ask(statement, values);
    if (!isFirst) return answer;
    isFirst = false;
    const asked = performance.now();
    return answer.catch(async (error: Error & { code?: string }) => {
      const isGone = (isLost(error) || error.code === '57P01') && performance.now() - asked <= atOnce;
      if (!isGone || !onlyReads(statement)) throw error;
      // Given back before another one is asked for, or all who wait for one would hold one.
      client?.release(error);
      client = undefined;
      // Several may have ended at once: the pool hears of the others now, and hands out none of them.
      await new Promise(setImmediate);
      client = await pool.connect();
      return ask(statement, values);
    });
  };
  return { query, release: () => client?.release() };
}
