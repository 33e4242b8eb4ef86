import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Role } from '../../domain/access';
import type { Database } from '../../server/database';
import { renamedIn } from '../../server/engine/write/renamed';
import { call, createAccount, createTestApp } from './testApp';
import { watchedDatabase, type Watched } from './watchedDatabase';

interface TestApi extends Watched {
  readonly app: FastifyInstance;
  readonly cookie: string;
  /** Sends a request as the signed-in account. */
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): ReturnType<typeof call>;
}

interface Options {
  role?: Role;
  email?: string;
  env?: NodeJS.ProcessEnv;
  /** Writes the data that tests read. */
  fill?: (database: Database) => Promise<unknown>;
}

/**
 * Sets up a server on a database, with a signed-in account, before the tests of a file, and ends both after them. Must
 * be called outside tests.
 */
export function testApi({
  role = 'ROLE_EDITOR',
  email,
  env = {},
  fill = async () => undefined,
}: Options = {}): TestApi {
  const own = watchedDatabase(fill);
  let app: FastifyInstance;
  let cookie: string;
  beforeAll(async () => {
    app = await createTestApp(own.watched, { env });
    // It starts by itself, and its statements would be counted with those of a request.
    await renamedIn(app).run();
    ({ cookie } = await createAccount(own.database, role, email));
  });
  afterAll(() => app.close());
  return {
    statements: own.statements,
    get database() {
      return own.database;
    },
    get watched() {
      return own.watched;
    },
    get app() {
      return app;
    },
    get cookie() {
      return cookie;
    },
    ask: (method, url, body, headers) => call(app, method, url, { cookie, body, headers }),
  };
}
