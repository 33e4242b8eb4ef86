import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allContentTypes } from '../../../domain/contentTypes';
import { projects } from '../../../domain/types/project';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { readHistory } from './historyRows';
import { tableOf } from '../storage/naming';
import { deleteRecord } from './removeRecord';
import { createRecord, findRecord, updateRecord } from './repository';
import { declaredColumns } from '../storage/columns';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const db = () => test.database.db;
const create = (input: object) => createRecord(db(), projects, { title: 'Bergbahn', ...input }, null);
const read = async (id: number) => JSON.parse((await findRecord(db(), projects, id, 'all'))?.body ?? 'null');
const count = async (table: string) =>
  Number((await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db())).rows[0]?.n);

describe('the repository', () => {
  it.each(allContentTypes.map((type) => [type.name, type] as const))(
    'has a column for every field of %s',
    async (_name, type) => {
      const { rows } = await sql<{ column: string }>`
      select column_name::text as column from information_schema.columns where table_name = ${tableOf(type)}`.execute(
        db(),
      );
      const columns = rows.map(({ column }) => column);
      expect(columns).toEqual(expect.arrayContaining(declaredColumns(type)));
      const sharing = allContentTypes.filter((other) => tableOf(other) === tableOf(type));
      const declared = [...new Set(sharing.flatMap(declaredColumns))];
      const housekeeping = [
        ...(type.shares ? ['type'] : []),
        'id',
        'version',
        'is_public',
        'created_at',
        'updated_at',
        'translations',
        'body',
        'summary',
        'public_body',
      ];
      expect(columns.filter((column) => !housekeeping.includes(column)).sort()).toEqual(declared.sort());
    },
  );

  it('stores the same values in columns and JSON', async () => {
    const { id } = await create({
      projectCosts: '125000.50',
      lat: '46.9',
      startDate: '2024-01-31',
      financing: [{ id: 'costsEU', value: '7' }],
      contacts: [{ firstName: 'Änni', salutation: 'f' }],
      translations: { fr: { title: 'Télécabine' } },
    });
    const { rows } = await sql<Record<string, unknown>>`select * from projects where id = ${id}`.execute(db());
    const {
      title,
      projectCode,
      keywords,
      description,
      projectCosts,
      lat,
      startDate,
      endDate,
      financing,
      contacts,
      dates,
      links,
      images,
      files,
      isPublic,
    } = await read(id);
    expect(rows[0]).toMatchObject({
      title,
      keywords,
      description,
      lat,
      financing,
      contacts,
      dates,
      links,
      images,
      files,
      translations: { fr: { title: 'Télécabine' }, it: {} },
      project_code: projectCode,
      project_costs: projectCosts,
      start_date: startDate.slice(0, 10),
      end_date: endDate,
      is_public: isPublic,
      lng: null,
    });
    expect([projectCosts, startDate, endDate, isPublic]).toEqual([
      '125000.50',
      '2024-01-31T00:00:00+01:00',
      null,
      false,
    ]);
  });

  it('stores relations in order with names, and rejects unknown ids with their path', async () => {
    const { id } = await create({ topics: [{ id: 3 }, { id: 1 }, { id: 3 }] });
    expect((await read(id)).topics.map((topic: { id: number }) => topic.id)).toEqual([3, 1]);
    expect((await read(id)).topics[0].name).toBeTruthy();
    await updateRecord(db(), projects, id, { topics: [{ id: 2 }, { id: 3 }] }, null, undefined);
    const { rows } = await sql`select target_id from projects_topics where record_id = ${id} order by position`.execute(
      db(),
    );
    expect(rows).toEqual([{ target_id: 2 }, { target_id: 3 }]);
    await expect(create({ topics: [{ id: 1 }, { id: 987_654 }] })).rejects.toMatchObject({
      status: 422,
      errors: [{ field: 'topics.1' }],
    });
  });

  it('refuses unknown files, in every language', async () => {
    const files = [{ id: 77, extension: 'pdf' }];
    await expect(
      create({ images: [{ id: 78, extension: 'png' }], translations: { fr: { files } } }),
    ).rejects.toMatchObject({
      errors: [{ field: 'images.0' }, { field: 'translations.fr.files.0' }],
    });
  });

  it('keeps version, history and timestamp if a write changes nothing, also if a reference was renamed', async () => {
    const { id } = await create({
      topics: [{ id: 3 }, { id: 1 }],
      contacts: [{ lastName: 'Muster' }],
      translations: { fr: { title: 'Télécabine' } },
    });
    await sql`update topics set name = name || ' (neu)' where id = 3`.execute(db());
    const before = await read(id);
    const state = async () => [
      await count('history'),
      (await sql`select sum(version) from resource_versions where resource = 'projects'`.execute(db())).rows,
    ];
    const untouched = await state();
    let happened = false;
    const after = async () => {
      happened = true;
    };
    for (const input of [before, {}, { ...before, topics: [{ id: 3 }, { id: 1 }], title: before.title }]) {
      expect(await updateRecord(db(), projects, id, input, null, { version: 1 }, after)).toMatchObject({
        id,
        version: 1,
        body: JSON.stringify(before),
      });
    }
    expect(happened).toBe(true);
    expect(await state()).toEqual(untouched);
    expect(
      await updateRecord(db(), projects, id, { topics: [{ id: 1 }, { id: 3 }] }, null, { version: 1 }),
    ).toMatchObject({
      version: 2,
    });
    expect(await updateRecord(db(), projects, id, { translations: {} }, null, { version: 2 })).toMatchObject({
      version: 3,
    });
    await sql`update topics set name = replace(name, ' (neu)', '') where id = 3`.execute(db());
  });

  it('writes nothing if a write fails', async () => {
    const before = await Promise.all(['projects', 'history', 'search_index', 'projects_topics'].map(count));
    await sql`create function refuse() returns trigger language plpgsql as
      'begin raise exception ''no history today''; end'`.execute(db());
    await sql`create trigger refuse before insert on history execute function refuse()`.execute(db());
    await expect(create({ topics: [{ id: 1 }] })).rejects.toThrow('no history today');
    await sql`drop trigger refuse on history`.execute(db());
    expect(await Promise.all(['projects', 'history', 'search_index', 'projects_topics'].map(count))).toEqual(before);
  });

  it('refuses a stale version and returns the current record', async () => {
    const { id, version } = await create({ keywords: 'eins' });
    await updateRecord(db(), projects, id, { keywords: 'zwei' }, null, { version });
    await expect(updateRecord(db(), projects, id, { keywords: 'drei' }, null, { version })).rejects.toMatchObject({
      status: 412,
      data: { id, keywords: 'zwei' },
    });
    expect((await read(id)).keywords).toBe('zwei');
  });

  it('loses no update when two editors save at once', async () => {
    const { id, version } = await create({});
    const saves = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) =>
        updateRecord(db(), projects, id, { keywords: `Person ${index}` }, null, { version }),
      ),
    );
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readHistory(db(), projects, id, 100, 0)).map((entry) => entry.action)).toEqual(['update', 'create']);
  });

  it('keeps values that a client leaves out', async () => {
    const { id } = await create({ keywords: 'bleibt', translations: { it: { title: 'Funivia' } } });
    await updateRecord(db(), projects, id, { title: 'Seilbahn' }, null, undefined);
    expect(await read(id)).toMatchObject({
      title: 'Seilbahn',
      keywords: 'bleibt',
      translations: { fr: {}, it: { title: 'Funivia' } },
    });
  });

  it('removes scripts from rich text and keeps the rest', async () => {
    const { id } = await create({
      description:
        '<p onclick="x()">Hallo <strong>Welt</strong><script>alert(1)</script><a ' +
        'href="java\nscript:alert(1)">x</a></p>',
      translations: { fr: { description: '<img src=x onerror=alert(1)><h2>Titre</h2>' } },
    });
    const record = await read(id);
    expect(record.description).toBe('<p>Hallo <strong>Welt</strong><a>x</a></p>');
    expect(record.translations.fr.description).toBe('<h2>Titre</h2>');
  });

  it('shows visitors neither drafts nor internal values', async () => {
    const { id } = await create({ projectCode: 'BE_77', keywords: 'intern' });
    expect(await findRecord(db(), projects, id, 'public')).toBeUndefined();
    await updateRecord(db(), projects, id, { isPublic: true }, null, undefined);
    const shown = JSON.parse((await findRecord(db(), projects, id, 'public'))?.body ?? '{}');
    expect(Object.keys(shown).sort()).toEqual(
      [...projects.publicFields, 'id', 'isPublic', 'createdAt', 'updatedAt', 'translations'].sort(),
    );
    expect(JSON.stringify(shown)).not.toMatch(/BE_77|intern/);
  });

  it('keeps only the history of a deleted record', async () => {
    const { id } = await create({ topics: [{ id: 1 }] });
    await deleteRecord(db(), projects, id, null);
    expect(await findRecord(db(), projects, id, 'all')).toBeUndefined();
    const [deletion] = await readHistory(db(), projects, id, 10, 0);
    expect(deletion).toMatchObject({ action: 'delete', record: { id, title: 'Bergbahn' } });
    await expect(deleteRecord(db(), projects, id, null)).rejects.toMatchObject({ status: 404 });
  });
});
