import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scratchFolder } from '../../tests/support/scratchFolder.mjs';
import { createMemoryFileStore } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { backup } from '../backup/backup';
import { storeFile } from './storeFile';
import { removeUnused } from './removeUnused';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const upload = {
  name: 'a.pdf',
  extension: 'pdf',
  mimeType: 'application/pdf',
  hash: 'a'.repeat(64),
  bytes: Buffer.from('%PDF-1.4'),
};

it('bytes removed with another file before the row existed are stored again', async () => {
  const store = createMemoryFileStore();
  let times = 0;
  const losing = {
    ...store,
    put: async (hash: string, bytes: Buffer) => {
      await store.put(hash, bytes);
      times += 1;
      if (times === 1) await store.remove(hash);
    },
  };
  await storeFile(test.database.db, losing, upload, null);
  expect([times, await store.has(upload.hash)]).toEqual([2, true]);
});

it('files stay while others are being stored or a backup runs', async () => {
  const {
    database: { db },
    connectionString,
  } = test;
  const store = createMemoryFileStore();
  const kept = await storeFile(db, store, upload, null);
  const remove = () => db.transaction().execute((trx) => removeUnused(trx, store, [kept.id]));
  await db.transaction().execute(async (trx) => {
    await storeFile(trx, store, { ...upload, name: 'b.pdf' }, null);
    expect(await remove()).toBe(false);
  });
  const removed: boolean[] = [];
  await backup(
    connectionString,
    {
      ...store,
      open: async (hash) => {
        removed.push(await remove());
        return store.open(hash);
      },
    },
    path.join(await scratchFolder('regio-files-'), 'all.zip'),
  );
  expect(removed).toEqual([false]);
  expect(await remove()).toBe(true);
  // Other files share its bytes.
  expect(await store.has(upload.hash)).toBe(true);
  expect((await db.selectFrom('files').select('name').orderBy('id').execute()).map(({ name }) => name)).toEqual([
    'a.pdf',
    'b.pdf',
  ]);
});
