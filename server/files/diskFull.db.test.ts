import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { paper } from '../../tests/contract/samples';
import { call, createAccount, createTestApp, createMemoryFileStore } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;
let isFull = false;

beforeAll(async () => {
  test = await createTestDatabase();
  const files = createMemoryFileStore();
  app = await createTestApp(test.database, {
    files: {
      ...files,
      put: async (hash, bytes) => {
        if (isFull) throw Object.assign(new Error('write'), { code: 'ENOSPC' });
        await files.put(hash, bytes);
      },
    },
  });
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
});
afterAll(async () => {
  await app.close();
  await test.drop();
});
beforeEach(() => {
  isFull = false;
});

const upload = () =>
  call(app, 'POST', '/files', { cookie, body: { name: 'a.pdf', data: paper, mimeType: '', extension: 'pdf' } });
const save = () => call(app, 'POST', '/posts', { cookie, body: { title: 'Voll' } });
const ready = async () => (await call(app, 'GET', '/ready')).status;
const refusal = { status: 507, body: { detail: expect.stringContaining('kein Speicherplatz mehr frei') } };

it('a full disk is reported to the uploader and to monitoring, until there is room again', async () => {
  expect(await ready()).toBe(200);
  isFull = true;
  expect(await upload()).toMatchObject(refusal);
  expect(await call(app, 'GET', '/ready')).toMatchObject(refusal);
  isFull = false;
  expect((await upload()).status).toBe(201);
  expect(await ready()).toBe(200);
});

it('a full database is reported to the editor who saves', async () => {
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(test.database.db);
  await sql`create trigger full_disk before insert on posts for each row execute function full_disk()`.execute(
    test.database.db,
  );
  expect(await save()).toMatchObject(refusal);
  expect(await ready()).toBe(507);
  await sql`drop trigger full_disk on posts`.execute(test.database.db);
  expect((await save()).status).toBe(201);
  expect(await ready()).toBe(200);
});
