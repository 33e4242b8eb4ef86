import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRecord, findRecord } from '../engine/write/repository';
import { projects } from '../../domain/types/project';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { up } from './010-rich-text';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('rewrites what was stored before, in all its places, and leaves version and history as they are', async () => {
  const { db } = test.database;
  const plain =
    '<ul><li>Wald</li></ul><table><thead><tr><th>Kopf</th></tr></thead><tbody><tr><td>«Zelle»</td></tr></tbody></table>';
  const old =
    '<ul><li><p>Wald</p></li></ul><table><tbody><tr><th>Kopf</th></tr><tr><td>«Zelle»</td></tr></tbody></table>';
  const { id } = await createRecord(
    db,
    projects,
    { title: 'Alt', isPublic: true, description: plain, translations: { fr: { description: plain }, it: {} } },
    null,
  );
  const read = async () =>
    (
      await sql<
        Record<string, any>
      >`select version, description, translations::text, body, public_body from projects where id = ${id}`.execute(db)
    ).rows[0];
  const now = await read();
  const inJson = (html: string) => JSON.stringify(html).slice(1, -1);
  await sql`update projects set description = ${old}, translations = replace(translations::text, ${inJson(plain)}, ${inJson(old)})::jsonb,
    body = replace(body, ${inJson(plain)}, ${inJson(old)}), public_body = replace(public_body, ${inJson(plain)}, ${inJson(old)})`.execute(
    db,
  );
  const item = { description: old, translations: { fr: { description: old } }, title: 'Alt' };
  await sql`insert into inbox_items (type, source, status, title, data, normalized_data, interim, search) values
    ('project', 'chmos', 'new', 'Alt', ${JSON.stringify(item)}, ${JSON.stringify(item)}, ${JSON.stringify(item)}, '')`.execute(
    db,
  );
  expect(await read()).not.toEqual(now);

  // As it was when the migration was made.
  await sql`alter table resource_state add column version bigint not null default 1`.execute(db);
  await up(db);

  expect(await read()).toEqual(now);
  const { rows } = await sql<
    Record<string, unknown>
  >`select data, normalized_data, base, interim from inbox_items`.execute(db);
  const mended = { ...item, description: plain, translations: { fr: { description: plain } } };
  expect(rows).toEqual([{ data: item, normalized_data: mended, base: null, interim: mended }]);
  expect(JSON.parse((await findRecord(db, projects, id, 'all'))?.body ?? '').description).toBe(plain);
});
