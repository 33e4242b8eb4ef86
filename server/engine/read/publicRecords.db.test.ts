import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { projects } from '../../../domain/types/project';
import { watchedDatabase } from '../../../tests/support/watchedDatabase';
import { seedRecords } from '../../seed/records';
import { PublicRecords } from './publicRecords';

let ids: number[] = [];
let hidden = 0;

const on = watchedDatabase(async (database) => {
  await database.db.transaction().execute((trx) => seedRecords(trx, { projects: 20 }, { types: ['projects'] }));
  const { rows } = await sql<{
    id: number;
    is_public: boolean;
  }>`select id, is_public from projects order by id`.execute(database.db);
  ids = rows.filter((row) => row.is_public).map(({ id }) => id);
  hidden = rows.find((row) => !row.is_public)?.id ?? 0;
});

const change = (id: number, set: string) =>
  sql`update projects set ${sql.raw(set)} where id = ${id}`.execute(on.database.db);

it('gives what it has read while the row is the same, and every change of the row at once', async () => {
  const records = new PublicRecords(on.watched.db, projects);
  const [id = 0] = ids;
  const first = await records.of(id);
  expect(first?.body).toContain(`"id":${id}`);
  expect(await records.of(id)).toBe(first);
  expect(on.statements).toHaveLength(2);

  // Also one that leaves the version as it is: texts that are rendered anew.
  await change(id, `public_body = '{"title":"Anders"}'`);
  expect(await records.of(id)).toMatchObject({ version: first?.version, body: '{"title":"Anders"}' });
  await change(id, 'is_public = false');
  expect(await records.of(id)).toBeUndefined();
  await change(id, 'is_public = true');
  expect((await records.of(id))?.body).toBe('{"title":"Anders"}');
});

it('asks the database for the texts that it does not have only', async () => {
  const records = new PublicRecords(on.watched.db, projects);
  const [, one = 0, other = 0, third = 0] = ids;
  const read = (...wanted: number[]) => Promise.all(wanted.map((id) => records.of(id)));
  await read(one, other);
  const both = await read(one, other, third, hidden);
  expect(both.map((record) => record?.id)).toEqual([one, other, third, undefined]);
  await change(other, `public_body = '{}'`);
  const after = await read(one, other, third);
  expect(after.map((record, index) => record === both[index])).toEqual([true, false, true]);
});
