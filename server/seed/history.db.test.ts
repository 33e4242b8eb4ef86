import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { allContentTypes, contentTypes } from '../../domain/contentTypes';
import { swissDay } from '../../domain/values/days';
import { readContent } from '../dashboard/content';
import { readHistory } from '../engine/write/historyRows';
import { seedHistory } from './history';
import { seedRecords } from './records';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  const { db } = test.database;
  await db
    .insertInto('users')
    .values({
      email: 'editor@example.org',
      email_key: 'editor@example.org',
      password_hash: 'x',
      roles: ['ROLE_EDITOR'],
      notifications: [],
    })
    .execute();
  await db.transaction().execute(async (trx) => {
    await seedRecords(trx, { projects: 20, persons: 20, companies: 20 });
    await seedHistory(trx);
  });
});
afterAll(() => test.drop());

it.each(['projects', 'contacts/person'] as const)(
  'the history of demo records matches their dates: %s',
  async (name) => {
    const { db } = test.database;
    const table = name === 'projects' ? 'projects' : 'contacts';
    const { rows } = await sql<{ id: number; version: number; created_at: Date; updated_at: Date }>`
    select id, version, created_at, updated_at from ${sql.table(table)} where
      exists (select from history where resource = ${name} and record_id = ${sql.table(table)}.id) order by id`.execute(
      db,
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { id, version, created_at, updated_at } of rows) {
      const entries = await readHistory(db, contentTypes[name], id, 10, 0);
      expect([entries.at(-1)?.at, entries[0]?.at, entries[0]?.version], `${id}`).toEqual([
        created_at.toISOString(),
        (version === 1 ? created_at : updated_at).toISOString(),
        version,
      ]);
      expect(version === 2, `${id}`).toBe(updated_at > created_at);
    }
    const changed = rows.find(({ version }) => version === 2) as { id: number };
    const [last, first] = await readHistory(db, contentTypes[name], changed.id, 2, 0);
    expect(first?.record).toMatchObject({ isPublic: false, translations: { fr: {}, it: {} } });
    expect(last).toMatchObject({ action: 'update', user: { email: 'editor@example.org' } });
  },
);

it('a demo looks busy whenever it is filled: recent publications, old drafts, near deadlines', async () => {
  const { published, drafts, deadlines } = await readContent(
    test.database.db,
    allContentTypes,
    swissDay.format(new Date()),
  );
  expect([published.types.length, published.latest.length, drafts.types.length].map((count) => count > 4)).toEqual([
    true,
    true,
    true,
  ]);
  expect(deadlines.entries.length).toBeGreaterThan(1);
});
