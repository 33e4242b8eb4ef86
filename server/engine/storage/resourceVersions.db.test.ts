import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, createTestApp } from '../../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { renderOutdated } from '../write/rendering';
import { bumpResourceVersions, readResourceVersion, compactResourceVersions } from './resourceVersions';

let test: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
});
afterAll(async () => {
  await app.close();
  await test.drop();
});
const db = () => test.database.db;

it('grows with each committed write, and no write waits for another', async () => {
  const before = await readResourceVersion(db(), 'projects');
  await db()
    .transaction()
    .execute(async (trx) => {
      await bumpResourceVersions(['projects', 'contacts']).execute(trx);
      await bumpResourceVersions(['projects']).execute(db());
      expect(await readResourceVersion(db(), 'projects')).toBe(before + 1);
    });
  expect(await readResourceVersion(db(), 'projects')).toBe(before + 2);
});

it('stays the same when its rows are summed up', async () => {
  await bumpResourceVersions(['projects']).execute(db());
  const before = await readResourceVersion(db(), 'projects');
  await compactResourceVersions(db());
  expect(await readResourceVersion(db(), 'projects')).toBe(before);
  expect((await sql`select from resource_versions where resource = 'projects'`.execute(db())).rows).toHaveLength(1);
});

it('a type without its own migration is served, and known from the next start on', async () => {
  await sql`delete from resource_versions`.execute(db());
  await sql`delete from resource_state`.execute(db());
  expect((await call(app, 'GET', '/projects')).status).toBe(200);
  await renderOutdated(db(), () => undefined);
  expect((await sql`select from resource_state where resource = 'projects'`.execute(db())).rows).toHaveLength(1);
});
