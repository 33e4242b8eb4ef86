import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allContentTypes } from '../../../domain/contentTypes';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { seedRecords } from '../../seed/records';
import { isOfType, tableOf } from '../storage/naming';
import { changeRecord, readCurrent } from './repository';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.database.db.transaction().execute((trx) => seedRecords(trx, { persons: 20, companies: 20 }));
}, 120_000);
afterAll(() => test.drop());

it('saving an unchanged demo record changes nothing', async () => {
  const changed: string[] = [];
  await test.database.db.transaction().execute(async (trx) => {
    for (const type of allContentTypes.filter(({ members }) => !members)) {
      const { rows } = await sql<{ id: number }>`
        select id from ${sql.table(tableOf(type))} where ${isOfType(type)} order by id desc limit 12`.execute(trx);
      for (const { id } of rows) {
        const { record, version: before } = await readCurrent(trx, type, id);
        const { version } = await changeRecord(trx, type, id, record, null);
        if (version !== before) changed.push(`${type.name}/${id}`);
      }
    }
  });
  expect(changed).toEqual([]);
}, 120_000);
