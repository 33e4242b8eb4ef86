import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Role } from '../../domain/access';
import type { Database } from '../../server/database';
import { call, createAccount, createTestApp } from './testApp';
import { createTestDatabase, type TestDatabase } from './testDatabase';

interface TestApi {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly connectionString: string;
  readonly cookie: string;
  /** Asks as who is signed in. */
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown, headers?: Record<string, string>): ReturnType<typeof call>;
}

/** Makes a server over a database before the tests of a file, with somebody signed in, and ends both after them. To be called outside of tests. */
export function testApi({ role = 'ROLE_EDITOR', email, env = {} }: { role?: Role; email?: string; env?: NodeJS.ProcessEnv } = {}): TestApi {
  let test: TestDatabase;
  let app: FastifyInstance;
  let cookie: string;
  beforeAll(async () => {
    test = await createTestDatabase();
    app = await createTestApp(test.database, { env });
    ({ cookie } = await createAccount(test.database, role, email));
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });
  return {
    get app() { return app; },
    get database() { return test.database; },
    get connectionString() { return test.connectionString; },
    get cookie() { return cookie; },
    ask: (method, url, body, headers) => call(app, method, url, { cookie, body, headers }),
  };
}
