import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient, QueryResult } from 'pg';

const current = new AsyncLocalStorage<RequestTransaction>();

/** The connection interface that Kysely needs. */
interface Connection {
  query(text: string, values?: unknown[]): Promise<QueryResult<any>>;
  release(): void;
}

/**
 * One transaction for everything that a request does, so that its response is stored together with its changes. Code
 * that runs in it gets this connection from the pool, and its transactions become savepoints.
 */
export class RequestTransaction {
  readonly #client: PoolClient;
  #isOpen = true;
  /** Resolves when the previous transaction or statement has ended. */
  #last: Promise<unknown> = Promise.resolve();
  #isBusy = false;

  private constructor(client: PoolClient) {
    this.#client = client;
  }

  static async begin(connect: () => Promise<PoolClient>): Promise<RequestTransaction> {
    const client = await connect();
    try {
      await client.query('begin');
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
    return new RequestTransaction(client);
  }

  /** The connection of the current request's transaction; undefined outside a transaction. */
  static connection(): Connection | undefined {
    const transaction = current.getStore();
    return transaction && transaction.#isOpen ? transaction.#connection() : undefined;
  }

  /** Runs code, including everything it calls asynchronously, in the transaction. */
  run<Result>(work: () => Result): Result {
    return current.run(this, work);
  }

  /** @throws if the commit fails, in which case nothing was changed */
  async commit(): Promise<void> {
    await this.#end('commit');
  }

  async rollback(): Promise<void> {
    // If the connection is lost, the transaction is already rolled back.
    await this.#end('rollback').catch(() => undefined);
  }

  async #end(command: 'commit' | 'rollback'): Promise<void> {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    try {
      await this.#client.query(command);
    } catch (error) {
      this.#client.release(error as Error);
      throw error;
    }
    this.#client.release();
  }

  #connection(): Connection {
    let endTurn: (() => void) | undefined;
    const run = (text: string, values?: unknown[]) => this.#client.query(text, values);
    const end = async (command: string) => {
      const result = await run(command);
      endTurn?.();
      endTurn = undefined;
      return result;
    };
    return {
      query: async (text, values) => {
        if (text === 'begin' || text.startsWith('start transaction')) {
          endTurn = await this.#takeTurn();
          return run('savepoint inner_transaction');
        }
        if (text === 'commit') return end('release savepoint inner_transaction');
        if (text === 'rollback') return end('rollback to savepoint inner_transaction');
        return endTurn || this.#isBusy ? run(text, values) : this.#alone(() => run(text, values));
      },
      release: () => endTurn?.(),
    };
  }

  /** Runs a single statement in a savepoint, so that its failure does not abort the whole transaction. */
  async #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const endTurn = await this.#takeTurn();
    try {
      await this.#client.query('savepoint single_statement');
      const result = await work();
      await this.#client.query('release savepoint single_statement');
      return result;
    } catch (error) {
      await this.#client.query('rollback to savepoint single_statement');
      throw error;
    } finally {
      endTurn();
    }
  }

  /**
   * Waits for the connection, since savepoints on it must not overlap.
   * @returns a function that frees it
   */
  async #takeTurn(): Promise<() => void> {
    const before = this.#last;
    let end = () => {};
    this.#last = new Promise<void>((resolve) => {
      end = () => {
        this.#isBusy = false;
        resolve();
      };
    });
    await before;
    this.#isBusy = true;
    return end;
  }
}
