import type { Socket } from 'node:net';
import pg from 'pg';
import { RowBytes } from './rowBytes';

/**
 * What a statement may begin with. `prepared`: it is asked for again and again, and each connection plans it once instead of each time.
 * `bytes`: it has one column of texts, and its rows are these texts as bytes instead of objects.
 */
const marks = /^\/\* (prepared )?(bytes )?\*\//;
const prepared = new Map<string, string>();
/** Statements that are put together differ by what a save changes; what is rarer than these is planned each time. */
const mostPrepared = 400;

function nameOf(statement: string): string | undefined {
  const known = prepared.get(statement);
  if (known !== undefined || prepared.size >= mostPrepared) return known;
  const name = `s${prepared.size}`;
  prepared.set(statement, name);
  return name;
}

/** What the driver keeps to itself. */
interface Inner {
  connection: { stream: Socket; attachListeners(stream: Pick<Socket, 'on'>): void };
  /** Nothing that was asked is still to be answered. */
  readyForQuery: boolean;
}

/**
 * Prepares the statements that are marked so, leaves rows the bytes that they are where that is marked, and sends `begin` together with
 * the first statement of the transaction: one way to the database less.
 */
export class PreparingClient extends pg.Client {
  #isToBegin = false;
  #rowBytes: RowBytes | undefined;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const { connection } = this.#inner;
    const attach = connection.attachListeners.bind(connection);
    connection.attachListeners = (stream) => {
      const on = (event: string, listener: (chunk: Buffer) => void) => {
        if (event !== 'data') return stream.on(event, listener);
        const rowBytes = new RowBytes(listener);
        this.#rowBytes = rowBytes;
        return stream.on('data', (chunk: Buffer) => rowBytes.take(chunk));
      };
      attach({ on } as Pick<Socket, 'on'>);
    };
  }

  get #inner(): Inner {
    return this as unknown as Inner;
  }

  override query(first: any, ...rest: any[]): any {
    if (first === 'begin') {
      this.#isToBegin = true;
      return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] });
    }
    const [isMarked, isPrepared, isBytes] = (typeof first === 'string' && marks.exec(first)) || [];
    const name = isPrepared ? nameOf(first) : undefined;
    const send = () => (isMarked ? super.query({ name, text: first, values: rest[0] }) : (super.query as (...args: any[]) => any)(first, ...rest));
    if (isBytes) return this.#isToBegin ? asBytes(this.#withBegin(send)) : this.#takeBytes(send);
    return this.#isToBegin ? this.#withBegin(send) : send();
  }

  #withBegin<Result>(send: () => Result): Result {
    this.#isToBegin = false;
    const { stream } = this.#inner.connection;
    stream.cork();
    try {
      // Where it fails, what follows on the same connection fails too, and says so.
      super.query('begin').catch(() => undefined);
      return send();
    } finally {
      stream.uncork();
    }
  }

  async #takeBytes(send: () => Promise<pg.QueryResult>): Promise<Pick<pg.QueryResult<any>, 'command' | 'rowCount' | 'rows'>> {
    const rowBytes = this.#rowBytes;
    // The next answer has to be that of this statement.
    if (!rowBytes || !this.#inner.readyForQuery) return asBytes(send());
    const rows = rowBytes.begin();
    try {
      const { command, rowCount } = await send();
      return { command, rowCount, rows };
    } finally {
      rowBytes.end(rows);
    }
  }
}

/** The same of rows that have become objects. */
async function asBytes(answer: Promise<pg.QueryResult>): Promise<Pick<pg.QueryResult<any>, 'command' | 'rowCount' | 'rows'>> {
  const { command, rowCount, rows } = await answer;
  return { command, rowCount, rows: rows.map((row) => Buffer.from(String(Object.values(row as object)[0] ?? ''))) };
}
