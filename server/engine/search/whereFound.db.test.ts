import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, createAccount, createTestApp } from '../../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR', 'editor@example.org'));
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

it('says how many there are in all, and of a hit where the words stand; words at their beginning come first', async () => {
  const make = async (record: object) => ((await call(app, 'POST', '/projects', { cookie, body: record })).body.data as { id: number }).id;
  const begun = await make({ title: 'Seeufer' });
  const inner = await make({ title: 'Vorsee' });
  const french = await make({ title: 'Drittes', translations: { fr: { title: 'Le seeland' }, it: {} } });
  await make({ title: 'Viertes', projectCode: 'SEE_1' });
  const { body } = await call(app, 'GET', '/search?term=see&limit=3', { cookie });
  expect(body.meta).toEqual({ total: 4, hasMore: false });
  expect((body.data as { id: number }[]).map(({ id }) => id)).toEqual([begun, inner, expect.any(Number)]);
  const all = (await call(app, 'GET', '/search?term=see', { cookie })).body.data as { id: number; found?: object }[];
  expect(all.filter(({ found }) => found).map(({ id, found }) => [id, found])).toEqual([[french, { label: 'Titel', locale: 'fr', text: 'Le seeland' }]]);
});
