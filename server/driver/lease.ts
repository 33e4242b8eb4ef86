import type { PostgresPoolClient } from 'kysely';
import type { PoolClient } from 'pg';
import { isLost } from '../http/databaseProblem';

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

/** The connection was lost with a statement on it, or somebody has ended it. */
const isGone = (error: unknown): boolean => isLost(error) || (error as { code?: unknown } | null)?.code === '57P01';

/**
 * In milliseconds. A connection that had ended before fails within this time; a statement that fails later was cut off
 * while it ran, and is not repeated.
 */
const atOnce = 100;

/**
 * A connection of a pool as long as somebody has it. A pool may hand out one that has just ended, and nobody could
 * know: what is asked first on it is asked once more on another one, where it reads and nothing else. What follows may
 * stand in a transaction, and fails.
 */
export class Lease implements PostgresPoolClient {
  readonly #connect: () => Promise<PoolClient>;
  /** Undefined where the pool had no other one. */
  #client: PoolClient | undefined;
  #isUsed = false;

  private constructor(client: PoolClient, connect: () => Promise<PoolClient>) {
    this.#client = client;
    this.#connect = connect;
  }

  /** In: what gives a connection of the pool. Errors: those of it. */
  static async of(connect: () => Promise<PoolClient>): Promise<Lease> {
    return new Lease(await connect(), connect);
  }

  query(statement: any, values?: readonly unknown[]): any {
    if (!this.#client) throw new Error('Connection terminated');
    const answer = this.#client.query(statement, values as unknown[]);
    if (this.#isUsed) return answer;
    this.#isUsed = true;
    const asked = performance.now();
    return answer.catch((error: unknown) => {
      if (!isGone(error) || performance.now() - asked > atOnce || !onlyReads(statement)) throw error;
      return this.#askAgain(statement, values, error as Error);
    });
  }

  async #askAgain(statement: string, values: readonly unknown[] | undefined, error: Error): Promise<unknown> {
    // Given back before another one is asked for: if all connections of the pool have ended, everybody would wait for
    // one while holding one.
    this.#client?.release(error);
    this.#client = undefined;
    // Several may have ended at once (PostgreSQL restarted): the pool is given the time to notice, or it would hand out
    // another dead one.
    await new Promise(setImmediate);
    this.#client = await this.#connect();
    return this.#client.query(statement, values as unknown[]);
  }

  release(): void {
    this.#client?.release();
  }
}
