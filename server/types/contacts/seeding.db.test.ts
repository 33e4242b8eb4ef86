import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies } from '../../../domain/types/company';
import { contactGroups } from '../../../domain/types/contactGroup';
import { persons } from '../../../domain/types/person';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { readHistory } from '../../engine/write/historyRows';
import { createRecord, findRecord } from '../../engine/write/repository';
import { addRecords } from '../../seed/demo';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const types = ['contact-groups', 'contacts/company', 'contacts/person'] as const;
const db = () => test.database.db;
const count = async (table: string) =>
  Number((await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db())).rows[0]?.n);

it('adds what is missing, and leaves existing records alone', async () => {
  expect(await addRecords(test.database, { persons: 70, companies: 30 }, { types })).toMatchObject({
    'contacts/person': 70,
    'contacts/company': 30,
  });
  const own = await createRecord(db(), companies, { companyName: 'Eigene' }, null);
  // A record created here has taken one of the ids.
  expect(await addRecords(test.database, { persons: 140, companies: 60 }, { types })).toMatchObject({
    'contacts/person': expect.toSatisfy((n: number) => n >= 139),
    'contacts/company': expect.toSatisfy((n: number) => n >= 60),
  });
  expect(JSON.parse((await findRecord(db(), companies, own.id, 'all'))?.body ?? '')).toMatchObject({
    companyName: 'Eigene',
  });
  expect([await count('contact_groups'), await count('search_index')]).toEqual([40, 40 + (await count('contacts'))]);
});

it('writes the same rows as a save', async () => {
  const { rows } = await sql<{
    id: number;
  }>`select employee_id as id from employments where official order by id limit 1`.execute(db());
  const stored = await findRecord(db(), persons, rows[0]?.id ?? 0, 'all');
  const person = JSON.parse(stored?.body ?? '');
  expect(person.employments[0]).toMatchObject({ official: true, company: { type: 'company' } });
  expect((await readHistory(db(), persons, person.id, 10, 0)).map(({ action, record }) => [action, record])).toEqual([
    ['create', person],
  ]);
  const { rows: groups } = await sql<{
    id: number;
  }>`select id from contact_groups where parent_id is not null limit 1`.execute(db());
  expect(
    JSON.parse((await findRecord(db(), contactGroups, groups[0]?.id ?? 0, 'all'))?.body ?? '').parent,
  ).toMatchObject({ name: expect.any(String) });
});
