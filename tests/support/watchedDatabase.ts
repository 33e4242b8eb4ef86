import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../server/database';
import { createTestDatabase, watchStatements, type TestDatabase } from './testDatabase';

/** The database of a file, and the statements sent through `watched`. */
export interface Watched {
  readonly database: Database;
  readonly watched: Database;
  /** The statements of the current test. Setting its length to 0 starts counting. */
  readonly statements: string[];
}

/**
 * Creates a database before the tests of a file and drops it after them; `fill` writes its data. Must be called outside
 * tests.
 */
export function watchedDatabase(fill: (database: Database) => Promise<unknown>): Watched {
  const statements: string[] = [];
  let test: TestDatabase;
  let watched: Database;
  beforeAll(async () => {
    test = await createTestDatabase();
    await fill(test.database);
    watched = watchStatements(test.connectionString, (statement) => statements.push(statement));
  });
  beforeEach(() => {
    statements.length = 0;
  });
  afterAll(async () => {
    await watched.close();
    await test.drop();
  });
  return {
    statements,
    get database() {
      return test.database;
    },
    get watched() {
      return watched;
    },
  };
}
