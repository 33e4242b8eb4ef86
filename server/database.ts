import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { isLost } from './http/databaseProblem';
import { HttpProblem } from './http/problems';
import { listen, type Listener } from './listen';
import { RequestTransaction } from './idempotency/requestTransaction';
import type { Tables } from './tables';

// Days stay strings, because a Date would shift them by the time zone. Counts and bigints fit into a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Database {
  /** Everything except searches. */
  db: Kysely<Tables>;
  /** A small separate pool for searches, so that slow ones never delay reads by id. */
  searches: Kysely<Tables>;
  /**
   * For uncached requests without a session, so that visitors never delay editors.
   * @throws 503 if too many requests are waiting
   */
  visitors: Kysely<Tables>;
  /** For the list versions of visitors' requests: short reads by key, one for many requests. */
  versions: Kysely<Tables>;
  /** Begins a transaction for everything that a request does with `db`. */
  share(): Promise<RequestTransaction>;
  /** Listens to a channel (`NOTIFY`); the caller stops it before the pools close. */
  listen(channel: string, on: Parameters<typeof listen>[2]): Listener;
  /** The number of connections of each pool, for monitoring. */
  pools(): Record<string, { total: number; idle: number; waiting: number }>;
  close(): Promise<void>;
}

const searchConnections = 4;
const visitorConnections = 3;
const versionConnections = 2;
/** The maximum number of visitors' requests that wait for a connection; any further one gets 503 at once. */
export const maxWaiting = 300;
/** The time limit of a request's statements, in milliseconds. */
const statementTimeout = 30_000;

/**
 * Opens the pools, which connect lazily. Lost connections are replaced: a write in progress fails, a read outside of a
 * transaction is repeated on another connection.
 * @param connectionString of PostgreSQL
 * @param options.onQuery receives every statement, for tests
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
    // Without a listener, a broken connection would end the process. The query that uses it gets the error anyway.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => void client.on('error', () => undefined));
    return pool;
  };
  const leasingPool = (pool: pg.Pool): PostgresPool => ({ connect: () => lease(pool), end: () => pool.end() });
  const kyselyOf = (pool: PostgresPool) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => options.onQuery?.(query.sql) });
  const pool = open(options.connections ?? 10);
  const db = kyselyOf({
    connect: async () => (RequestTransaction.connection() as PostgresPoolClient | undefined) ?? lease(pool),
    end: () => pool.end(),
  });
  // Without parallel workers, searches leave processors to other queries.
  const searchPool = open(searchConnections, '-c max_parallel_workers_per_gather=0');
  const searches = kyselyOf(leasingPool(searchPool));
  const visitorPool = open(visitorConnections, '-c max_parallel_workers_per_gather=0');
  const visitors = kyselyOf({
    connect: async () => {
      if (visitorPool.waitingCount >= maxWaiting)
        throw HttpProblem.unavailable(
          'Im Moment gehen sehr viele Anfragen ein. Versuchen Sie es gleich noch einmal.',
          2,
        );
      return lease(visitorPool);
    },
    end: () => visitorPool.end(),
  });
  const versionPool = open(versionConnections);
  const versions = kyselyOf(leasingPool(versionPool));
  const pools = { editors: pool, searches: searchPool, visitors: visitorPool, versions: versionPool };
  return {
    db,
    searches,
    visitors,
    versions,
    listen: (channel, on) => listen(connectionString, channel, on),
    pools: () =>
      Object.fromEntries(
        Object.entries(pools).map(([name, { totalCount: total, idleCount: idle, waitingCount: waiting }]) => [
          name,
          { total, idle, waiting },
        ]),
      ),
    share: () => RequestTransaction.begin(() => pool.connect()),
    close: async () => {
      await Promise.all([db.destroy(), searches.destroy(), visitors.destroy(), versions.destroy()]);
    },
  };
}

/** Strings, quoted names and comments of a statement, where keywords have no effect. */
const quotedParts = /'(?:[^']|'')*'|"[^"]*"|\/\*.*?\*\/|--[^\n]*/gs;
const reads = /^\s*(select|with)\b/i;
/** Also matches a further statement after a semicolon. */
const writes = new RegExp(
  String.raw`;\s*\S|\b(insert|update|delete|merge|into|lock|share|nextval|setval|set_config|` +
    String.raw`pg_(try_)?advisory\w*|pg_notify|pg_terminate_backend|pg_cancel_backend)\b`,
  'i',
);

/** Whether a statement can safely be repeated because it only reads. False if in doubt. */
export function isReadOnly(statement: string): boolean {
  const bare = statement.replace(quotedParts, ' ');
  return reads.test(bare) && !writes.test(bare);
}

/** A connection that was already closed fails within this many milliseconds. Later failures interrupted a statement. */
const closedWithin = 100;

/**
 * Leases a connection. A pool may hand out one that was just closed, so the first statement is repeated on another one
 * if it only reads. Later statements may belong to a transaction, so they fail.
 */
async function lease(pool: pg.Pool): Promise<PostgresPoolClient> {
  let client: pg.PoolClient | undefined = await pool.connect();
  let isFirst = true;
  const send = (statement: any, values?: any): any => {
    if (!client) throw new Error('Connection terminated');
    return client.query(statement, values);
  };
  const query = (statement: any, values?: any): any => {
    const answer = send(statement, values);
    if (!isFirst) return answer;
    isFirst = false;
    const sentAt = performance.now();
    return answer.catch(async (error: Error & { code?: string }) => {
      const isGone = (isLost(error) || error.code === '57P01') && performance.now() - sentAt <= closedWithin;
      if (!isGone || !isReadOnly(statement)) throw error;
      // Released before another one is requested; otherwise waiting requests could exhaust the pool.
      client?.release(error);
      client = undefined;
      // Several connections may have been closed at once; this lets the pool notice the others.
      await new Promise(setImmediate);
      client = await pool.connect();
      return send(statement, values);
    });
  };
  return { query, release: () => client?.release() };
}
