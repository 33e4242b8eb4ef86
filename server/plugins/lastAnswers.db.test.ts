import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { call, createAccount, createTestApp, missingDatabase } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { connect, type Database } from '../database';
import { staleHeader } from '../http/lastAnswers';

let test: TestDatabase;
let app: FastifyInstance;
/** What the server asks: the database of the test, or one that is not there. */
let asked: Database;
let away: Database;
let cookie: string;

beforeAll(async () => {
  test = await createTestDatabase();
  asked = { ...test.database };
  away = missingDatabase(connect);
  app = await createTestApp(asked);
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
  // What was hidden before the server began to look is not known: the first look forgets all.
  await forgetting(() => create('Anfang'));
});
afterAll(async () => {
  await app.close();
  await away.close();
  await test.drop();
});
beforeEach(() => void Object.assign(asked, test.database));

const editor = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  call(app, method, path, { cookie, ...(body && { body }) });
const visitor = (path: string) => call(app, 'GET', path);
const create = async (title: string): Promise<number> =>
  (await editor('POST', '/projects', { title, isPublic: true })).body.data.id;
const list = '/projects?limit=30&audience=visitors';
/** Does something, and waits until what it leaves is forgotten: that is looked at after it was answered. */
async function forgetting<Result>(work: () => Promise<Result>): Promise<Result> {
  const forget = vi.spyOn(app.lastAnswers, 'forgetBefore');
  try {
    const result = await work();
    await vi.waitFor(() => expect(forget).toHaveBeenCalledOnce(), { timeout: 15_000 });
    return result;
  } finally {
    forget.mockRestore();
  }
}

it('visitors read on without the database, list, record and page; editors are told why they cannot, and afterwards all is well', async () => {
  const id = await create('Steht noch da');
  const [record, page] = [`/projects/${id}?audience=visitors`, `/embed/static/projects/${id}-de.html`];
  const read = async (path: string) => {
    const { statusCode, body, headers } = await app.inject({
      url: path.startsWith('/embed') ? path : `/api/v1${path}`,
    });
    return { statusCode, body, isOld: headers[staleHeader] !== undefined, keep: headers['cache-control'] };
  };
  const before = await Promise.all([list, record].map(read));
  Object.assign(asked, away);
  for (const [index, path] of [list, record].entries())
    expect(await read(path)).toEqual({ ...before[index], isOld: true, keep: 'no-store' });
  // Nobody has asked for the page itself: it is made of what was kept of the record.
  expect(await read(page)).toMatchObject({
    statusCode: 200,
    body: expect.stringContaining('Steht noch da'),
    isOld: true,
    keep: 'no-store',
  });
  for (const path of ['/projects?limit=30', `/projects/${id}`]) {
    const refused = await editor('GET', path);
    expect([refused.status, refused.body.detail]).toEqual([
      503,
      'Die Datenbank ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.',
    ]);
  }
  expect((await visitor('/projects?limit=31&audience=visitors')).status).toBe(503);
  expect((await app.inject({ url: '/embed/static/projects/99999-de.html' })).statusCode).toBe(503);
  expect((await visitor('/ready')).status).toBe(503);
  Object.assign(asked, test.database);
  expect((await editor('PUT', `/projects/${id}`, { title: 'Weiter geht es' })).status).toBe(200);
  await expect.poll(async () => (await read(record)).body).toContain('Weiter geht es');
});

it.each([
  ['hidden', (id: number) => editor('PUT', `/projects/${id}`, { isPublic: false })],
  ['deleted', (id: number) => editor('DELETE', `/projects/${id}`)],
])('once something is %s, nothing older is given any more', async (_what, hide) => {
  const id = await create('Geht niemanden mehr an');
  await visitor(`/projects/${id}?audience=visitors`);
  await visitor(list);
  // Other changes forget nothing.
  await editor('PUT', `/projects/${id}`, { keywords: 'nur gespeichert' });
  Object.assign(asked, away);
  expect((await visitor(list)).headers[staleHeader]).toBeDefined();
  Object.assign(asked, test.database);
  expect((await forgetting(() => hide(id))).status).toBe(200);
  Object.assign(asked, away);
  for (const path of [list, `/projects/${id}?audience=visitors`]) expect((await visitor(path)).status, path).toBe(503);
});
