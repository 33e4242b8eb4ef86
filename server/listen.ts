import pg from 'pg';

/** The shortest and longest wait before reconnecting, in milliseconds. */
const shortestPause = 500;
const seldom = 10_000;

export interface Listener {
  /**
   * Runs a statement on the listening connection, so that every notification sent before its response has been
   * received.
   */
  query<Row>(statement: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/**
 * Listens to a PostgreSQL channel on a separate connection, which is replaced when it is lost.
 * @param on.listening called after each connection; earlier notifications may have been missed
 */
export function listen(
  connectionString: string,
  channel: string,
  on: { message: (payload: string) => void; listening: () => void },
): Listener {
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let wait = shortestPause;
  let isStopped = false;

  const connect = async () => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      keepAlive: true,
      application_name: 'regio live',
    });
    let isLost = false;
    const lost = () => {
      if (isLost || isStopped) return;
      isLost = true;
      current = undefined;
      client.end().catch(() => undefined);
      timer = setTimeout(() => void connect(), wait * (0.5 + Math.random())).unref();
      wait = Math.min(2 * wait, seldom);
    };
    client.on('error', lost).on('end', lost);
    client.on('notification', ({ payload }) => payload && on.message(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch {
      return lost();
    }
    if (isStopped) return client.end();
    current = client;
    wait = shortestPause;
    on.listening();
  };
  void connect();

  return {
    async query<Row>(statement: string, values: unknown[] = []) {
      const client = current;
      if (!client) throw new Error('The database cannot be reached.');
      try {
        return (await client.query(statement, values)).rows as Row[];
      } catch (error) {
        // If a statement fails, the connection is replaced.
        client.emit('error', error);
        throw error;
      }
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current?.end().catch(() => undefined);
    },
  };
}
