import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies } from '../../../domain/types/company';
import { persons } from '../../../domain/types/person';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { createRecord, findRecord, updateRecord } from './repository';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('unchanged rows between two records raise the version of neither side', async () => {
  const { db } = test.database;
  const company = await createRecord(db, companies, { companyName: 'Verein Berggebiet' }, null);
  const employments = [
    { company: { id: company.id }, role: 'Leiterin', translations: { fr: { role: 'Directrice' }, it: {} } },
  ];
  const { id } = await createRecord(
    db,
    persons,
    { firstName: 'Anna', lastName: 'Muster', employments, topics: [{ id: 1 }] },
    null,
  );
  for (const [type, of] of [
    [persons, id],
    [companies, company.id],
  ] as const) {
    const before = await findRecord(db, type, of, 'all');
    const record = JSON.parse(before?.body ?? '') as { employments: unknown[] };
    expect(record.employments).toHaveLength(1);
    expect(await updateRecord(db, type, of, record, null, before && { version: before.version })).toEqual(before);
  }
  const changed = await updateRecord(db, persons, id, { employments: [] }, null, { version: 1 });
  expect(changed.version).toBe(2);
});
