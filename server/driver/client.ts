import { Socket, type ConnectOpts, type SocketConstructorOpts } from 'node:net';
import pg from 'pg';
import { JoinedRows, RowBytes } from './rowBytes';

/**
 * What a statement may begin with. `prepared`: it is asked for again and again, and each connection plans it once
 * instead of each time. `bytes`: its values are answered as the bytes that PostgreSQL sends of them, all in one
 * (`JoinedRows`), instead of as objects.
 */
const marks = /^\/\* (prepared )?(bytes )?\*\//;
/**
 * On a connection. Statements that are put together differ by what a save changes; what is rarer than these is planned
 * each time.
 */
const mostPrepared = 400;

/** All connections read into this: what came is looked at before anything else is read. */
const readInto = Buffer.allocUnsafeSlow(64 * 1024);

/**
 * A socket that asks for no memory when it reads, which for lists was most of what there was to collect. In: what gets
 * what came, until it returns.
 */
const reading = (take: (chunk: Buffer) => void) =>
  new Socket({
    onread: {
      buffer: readInto,
      callback: (length, bytes) => {
        take((bytes as Buffer).subarray(0, length));
        return true;
      },
    },
  } satisfies ConnectOpts as SocketConstructorOpts);

/** What the driver keeps to itself. */
interface Inner {
  connection: { stream: Socket; attachListeners(stream: Pick<Socket, 'on'>): void };
  /** Nothing that was asked is still to be answered. */
  readyForQuery: boolean;
}

/**
 * Prepares the statements that are marked so, leaves rows the bytes that they are where that is marked, and sends
 * `begin` together with the first statement of the transaction: one way to the database less.
 */
export class PreparingClient extends pg.Client {
  #isToBegin = false;
  /** The names of the statements that this connection knows. */
  readonly #prepared = new Map<string, string>();
  #rowBytes: RowBytes | undefined;

  constructor(config?: string | pg.ClientConfig) {
    const stream = ({ ssl }: { ssl?: unknown }) =>
      ssl ? new Socket() : reading((chunk) => this.#rowBytes?.take(chunk));
    super({ ...(typeof config === 'string' ? { connectionString: config } : config), stream: stream as () => Socket });
    const { connection } = this.#inner;
    const attach = connection.attachListeners.bind(connection);
    connection.attachListeners = (attached) => {
      const on = (event: string, listener: (chunk: Buffer) => void) => {
        if (event !== 'data') return attached.on(event, listener);
        const rowBytes = new RowBytes(listener);
        this.#rowBytes = rowBytes;
        // Nothing comes by this event where the socket reads into memory of ours.
        return attached.on('data', (chunk: Buffer) => rowBytes.take(chunk));
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
    const name = isPrepared ? this.#nameOf(first) : undefined;
    const send = () =>
      isMarked
        ? super.query({ name, text: first, values: rest[0] })
        : (super.query as (...args: any[]) => any)(first, ...rest);
    if (isBytes) return this.#isToBegin ? asBytes(this.#withBegin(send)) : this.#takeBytes(send);
    return this.#isToBegin ? this.#withBegin(send) : send();
  }

  #nameOf(statement: string): string | undefined {
    const known = this.#prepared.get(statement);
    if (known !== undefined || this.#prepared.size >= mostPrepared) return known;
    const name = `s${this.#prepared.size}`;
    this.#prepared.set(statement, name);
    return name;
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

  async #takeBytes(
    send: () => Promise<pg.QueryResult>,
  ): Promise<Pick<pg.QueryResult<any>, 'command' | 'rowCount' | 'rows'>> {
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
async function asBytes(
  answer: Promise<pg.QueryResult>,
): Promise<Pick<pg.QueryResult<any>, 'command' | 'rowCount' | 'rows'>> {
  const { command, rowCount, rows } = await answer;
  return {
    command,
    rowCount,
    rows: [JoinedRows.of(rows.flatMap((row) => Object.values(row as object).map((value) => String(value ?? ''))))],
  };
}
