import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { events } from '../../../domain/types/event';
import { createRecord, findRecord } from '../../engine/write/repository';
import { up } from './migrations/085-events-end';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('events without an end get their start as the end, in all stored JSON', async () => {
  const { db } = test.database;
  const [startDate, endDate] = ['2001-03-18T09:00:00+01:00', '2001-03-19T17:00:00+01:00'];
  const make = async (values: object) =>
    (await createRecord(db, events, { title: 'Sagt "endDate":null', isPublic: true, ...values }, null)).id;
  const [without, withEnd, undated] = [await make({ startDate }), await make({ startDate, endDate }), await make({})];
  const stored = async (id: number) =>
    (await sql<Record<string, unknown>>`select * from events where id = ${id}`.execute(db)).rows[0];
  const before = { without: await stored(without), withEnd: await stored(withEnd), undated: await stored(undated) };
  // The state in which events were stored before the migration.
  await sql`update events set end_date = null,
    body = replace(body, ${`"endDate":"${startDate}"`}, '"endDate":null'),
    summary = replace(summary, ${`"endDate":"${startDate}"`}, '"endDate":null'),
    public_body = replace(public_body, ${`"endDate":"${startDate}"`}, '"endDate":null')
    where id = ${without}`.execute(db);
  expect(JSON.parse((await findRecord(db, events, without, 'public'))?.body ?? '')).toMatchObject({
    startDate,
    endDate: null,
  });

  await up(db as never);

  expect({ without: await stored(without), withEnd: await stored(withEnd), undated: await stored(undated) }).toEqual(
    before,
  );
});
