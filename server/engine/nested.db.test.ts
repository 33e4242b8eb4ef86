import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyone } from '../../domain/access';
import { defineContentType } from '../../domain/contentType';
import {
  boolean,
  choice,
  color,
  date,
  dateTime,
  decimal,
  email,
  files,
  image,
  images,
  integer,
  list,
  multiline,
  reference,
  references,
  richText,
  text,
  url,
} from '../../domain/fields';
import { readListRequest } from '../../domain/lists/listRequest';
import { record as oneRecord, records as manyRecords } from '../../domain/recordFields';
import { visibilityChoices } from '../../domain/contents';
import { dateOrder, dateOrderMessage } from '../../domain/rules';
import { compare } from '../../domain/review/compare';
import { merge } from '../../domain/review/merge';
import { parseQuery } from '../../domain/http';
import { projects } from '../../domain/types/project';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { contentTable, fileLinkTable } from '../migrations/helpers';
import { restoreRecord } from './history/deleted';
import { readHistory } from './write/historyRows';
import { listQuery } from './read/listQuery';
import { joinRelations } from './read/joinRelations';
import { deleteRecord } from './write/removeRecord';
import { createRecord, findRecord, updateRecord } from './write/repository';

const label = { label: 'X' };
const every = {
  ...label,
  addLabel: '+',
  itemLabel: 'X',
};

/**
 * Lists nested three levels deep, with every kind of field, in four languages: no real content type has all of these.
 */
const conferences = defineContentType({
  name: 'conferences',
  label: { singular: 'Tagung', plural: 'Tagungen' },
  icon: 'EventOutlined',
  feature: 'PLUGIN_ENABLE_EVENTS',
  read: () => 'all',
  write: anyone,
  visibility: visibilityChoices,
  titleField: 'title',
  locales: ['de', 'fr', 'it', 'en'],
  fields: {
    title: text({ ...label, translated: true, searched: true, summary: true, required: 'Der Titel fehlt.' }),
    programme: list(
      {
        title: text({ ...label, translated: true }),
        units: list(
          {
            time: text({ ...label, translated: true }),
            descriptions: list(
              {
                value: richText({ ...label, translated: true }),
                note: multiline(label),
                website: url(label),
                contact: email(label),
                isOpen: boolean(label),
                day: date(label),
                fee: decimal(label),
                seats: integer(label),
                kind: choice({
                  ...label,
                  choices: [
                    { id: 'talk', label: 'Vortrag' },
                    { id: 'walk', label: 'Rundgang' },
                  ],
                }),
                topics: references('topics', label),
                country: reference('countries', label),
                project: oneRecord('projects', label),
                related: manyRecords('projects', label),
                pictures: images(label),
                attachments: files(label),
                portrait: image(label),
                from: dateTime(label),
                tint: color(label),
              },
              every,
            ),
          },
          every,
        ),
      },
      { ...every, searched: true, summary: true },
    ),
    deadline: dateTime({ ...label, summary: true }),
    till: dateTime(label),
    tint: color({ ...label, summary: true }),
    logo: image({ ...label, translated: true, searched: true }),
    hidden: list({ picture: images(label) }, every),
  },
  rules: [dateOrder('deadline', 'till')],
  filters: { ids: { kind: 'ids', ...label } },
  orderBy: ['id', 'deadline'],
  defaultOrder: { field: 'id', direction: 'ASC' },
  publicFields: ['title', 'programme', 'logo', 'deadline'],
});

type Values = Record<string, any>;
let test: TestDatabase;
let [open, closed, picture, paper] = [0, 0, 0, 0];
const db = () => test.database.db;

beforeAll(async () => {
  test = await createTestDatabase();
  const statements = [
    contentTable('conferences', [
      'title text not null',
      'programme jsonb not null',
      'hidden jsonb not null',
      'deadline timestamptz',
      'till timestamptz',
      'tint text not null',
      'logo jsonb',
      'publish_from timestamptz',
      'publish_till timestamptz',
    ]),
    ...fileLinkTable('conferences'),
    "insert into resource_state (resource) values ('conferences')",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db());
  open = (await createRecord(db(), projects, { title: 'Sichtbar', isPublic: true }, null)).id;
  closed = (await createRecord(db(), projects, { title: 'Verborgen' }, null)).id;
  const upload = (name: string, extension: string) =>
    db()
      .insertInto('files')
      .values({
        name,
        extension,
        mime_type: 'image/png',
        size: 1,
        hash: name.repeat(64).slice(0, 64),
        created_by: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  picture = (await upload('a', 'png')).id;
  paper = (await upload('b', 'pdf')).id;
});
afterAll(() => test.drop());

const description = (): Values => ({
  value: '<p>Wald</p><script>x</script>',
  note: 'Zeile',
  website: 'example.org',
  contact: 'a@example.org',
  isOpen: true,
  day: '2024-02-29',
  fee: '12,50',
  seats: 3,
  kind: 'walk',
  topics: [{ id: 2 }, { id: 1 }],
  country: { id: 1 },
  project: { id: closed },
  related: [{ id: open }, { id: closed }],
  pictures: [{ id: picture, extension: 'png', name: 'Umbenannt', descriptionFR: 'Forêt' }],
  attachments: [{ id: paper, extension: 'pdf' }],
  translations: {
    fr: { value: '<p>Forêt <b onclick="x()">noire</b></p>' },
    en: { value: '<p>Woodland</p>' },
    xx: { value: 'weg' },
  },
});
const conference = (more: Values = {}) => ({
  title: 'Holztagung',
  isPublic: true,
  translations: { en: { title: 'Timber' } },
  programme: [
    {
      title: 'Tag 1',
      units: [{ time: '09:00', translations: { it: { time: 'alle 9' } }, descriptions: [description()] }],
      translations: { fr: { title: 'Jour 1' } },
    },
  ],
  ...more,
});
const create = (input: Values) => createRecord(db(), conferences, input, null);
const read = async (id: number, view: 'all' | 'public' = 'all') =>
  JSON.parse((await findRecord(db(), conferences, id, view))?.body ?? 'null') as Values;
const deepest = (record: Values): Values => record.programme[0].units[0].descriptions[0];
const refused = (input: Values) =>
  create(input).then(
    (): string[] => [],
    (error: { errors: { field: string }[] }) => error.errors.map(({ field }) => field),
  );
const found = async (term: string) => {
  const { rows } = await listQuery(
    conferences,
    readListRequest(conferences, parseQuery(`term=${encodeURIComponent(term)}`)),
    'all',
  ).execute(db());
  return rows.map(({ id }) => id);
};

describe('nested lists', () => {
  it('are stored as declared: validated, sanitized, in every language and with the names of references', async () => {
    const record = await read((await create(conference())).id);
    expect(record.translations).toEqual({ fr: {}, it: {}, en: { title: 'Timber' } });
    expect(record.programme[0]).toMatchObject({
      title: 'Tag 1',
      translations: { fr: { title: 'Jour 1' }, it: {}, en: {} },
    });
    expect(record.programme[0].units[0].translations).toEqual({ fr: {}, it: { time: 'alle 9' }, en: {} });
    expect(deepest(record)).toMatchObject({
      value: '<p>Wald</p>',
      fee: '12.50',
      day: '2024-02-29T00:00:00+01:00',
      kind: 'walk',
      translations: { fr: { value: '<p>Forêt <b>noire</b></p>' }, it: {}, en: { value: '<p>Woodland</p>' } },
      topics: [
        { id: 2, name: expect.stringMatching(/\S/) },
        { id: 1, name: expect.stringMatching(/\S/) },
      ],
      country: { id: 1, name: 'Schweiz' },
      project: { id: closed, title: 'Verborgen' },
      related: [
        { id: open, title: 'Sichtbar' },
        { id: closed, title: 'Verborgen' },
      ],
      pictures: [{ id: picture, name: 'Umbenannt', mimeType: 'image/png', descriptionFR: 'Forêt' }],
      attachments: [{ id: paper, name: 'b' }],
    });
    expect(deepest(record).translations).not.toHaveProperty('xx');
  });

  it('have every part, empty if it was not sent', async () => {
    const record = await read((await create({ title: 'Leer', programme: [{ units: [{ descriptions: [{}] }] }] })).id);
    expect(record.programme[0].translations).toEqual({ fr: {}, it: {}, en: {} });
    expect(deepest(record)).toMatchObject({
      value: '',
      topics: [],
      country: null,
      project: null,
      related: [],
      pictures: [],
      translations: { fr: {}, it: {}, en: {} },
    });
  });

  it('report every error at its path', async () => {
    const wrong = {
      ...description(),
      topics: [{ id: 1 }, { id: 987_654 }],
      country: { id: 987_654 },
      project: { id: 987_654 },
      related: [{ id: open }, { id: 987_654 }],
      pictures: [{ id: 987_654, extension: 'png' }],
    };
    const at = 'programme.0.units.0.descriptions.1';
    expect((await refused(conference({ programme: [{ units: [{ descriptions: [{}, wrong] }] }] }))).toSorted()).toEqual(
      [`${at}.country`, `${at}.pictures.0`, `${at}.project`, `${at}.related.1`, `${at}.topics.1`],
    );
    const malformed = { website: 'javascript:x', fee: 'viel', translations: { fr: { value: 5 } } };
    expect(
      (await refused(conference({ programme: [{ units: [{ descriptions: [{}, malformed] }] }] }))).toSorted(),
    ).toEqual([`${at}.fee`, `${at}.translations.fr.value`, `${at}.website`]);
  });

  it('register the files they use', async () => {
    const { id } = await create(conference({ hidden: [{ picture: [] }] }));
    const uses = async () =>
      (
        await sql<{
          file_id: number;
        }>`select file_id from conferences_uploads where record_id = ${id} order by 1`.execute(db())
      ).rows.map((row) => row.file_id);
    expect(await uses()).toEqual([picture, paper]);
    await updateRecord(db(), conferences, id, { programme: [] }, null, undefined);
    expect(await uses()).toEqual([]);
  });

  it('are found by their words in every language, and by names of references and files', async () => {
    const { id } = await create(conference({ title: 'Suchbar' }));
    for (const term of ['Wald', 'noire', 'Woodland', 'alle 9', 'Jour', 'Schweiz', 'Forêt'])
      expect(await found(`Suchbar ${term}`), term).toEqual([id]);
    expect(await found('Suchbar onclick')).toEqual([]);
    await updateRecord(db(), conferences, id, { programme: [] }, null, undefined);
    expect(await found('Suchbar Woodland')).toEqual([]);
  });

  it('show visitors only public related records, and everybody their current state', async () => {
    const { id } = await create(conference());
    expect(await read(id, 'public')).not.toHaveProperty('hidden');
    expect(deepest(await read(id, 'public'))).toMatchObject({
      project: null,
      related: [{ id: open, title: 'Sichtbar' }],
    });
    const other = await createRecord(db(), projects, { title: 'Vorher', isPublic: true }, null);
    await updateRecord(
      db(),
      conferences,
      id,
      { programme: [{ units: [{ descriptions: [{ project: { id: other.id }, related: [{ id: other.id }] }] }] }] },
      null,
      undefined,
    );
    await updateRecord(db(), projects, other.id, { title: 'Nachher' }, null, undefined);
    expect(deepest(await read(id, 'public'))).toMatchObject({
      project: { title: 'Nachher' },
      related: [{ title: 'Nachher' }],
    });
    const [row] = (
      await sql<{ id: number; body: string }>`select id, summary as body from conferences where id = ${id}`.execute(
        db(),
      )
    ).rows;
    const [short] = await joinRelations(db(), conferences, { view: 'all', short: true }, [row!]);
    expect(deepest(JSON.parse(short!))).toMatchObject({ project: { id: other.id, name: 'Nachher' } });
    await deleteRecord(db(), projects, other.id, null);
    expect(deepest(await read(id))).toMatchObject({ project: null, related: [] });
  });

  it('keep their version if nothing changes, whatever names are sent along', async () => {
    const { id, version } = await create(conference());
    expect((await updateRecord(db(), conferences, id, await read(id), null, { version })).version).toBe(version);
  });

  it('have a history, and can be restored', async () => {
    const { id } = await create(conference());
    const before = await read(id);
    await updateRecord(db(), conferences, id, { programme: [] }, null, undefined);
    await deleteRecord(db(), conferences, id, null);
    const entries = await readHistory(db(), conferences, id, 10, 0);
    expect(entries.map(({ action }) => action)).toEqual(['delete', 'update', 'create']);
    expect(entries[2]?.record).toEqual(before);
    await restoreRecord(db(), conferences, id, { historyId: entries[2]?.id, actor: null, mayRestore: () => true });
    expect(await read(id)).toEqual({ ...before, updatedAt: expect.any(String) });
  });

  it('are compared and merged part by part', async () => {
    const base = await read((await create(conference())).id);
    const [ours, theirs] = [structuredClone(base), structuredClone(base)];
    deepest(ours).translations.fr.value = '<p>Bois</p>';
    deepest(ours).note = 'Unsere';
    deepest(theirs).topics = [...deepest(theirs).topics, { id: 3 }];
    theirs.programme[0].units.push({ time: '10:00', descriptions: [], translations: { fr: {}, it: {}, en: {} } });
    theirs.translations.en.title = 'Wood';
    expect(
      compare(conferences, { base, ours, theirs })
        .filter(({ change }) => change !== 'same')
        .map(({ place, change }) => [place.path, change]),
    ).toEqual([
      ['translations.en.title', 'theirs'],
      ['programme', 'both'],
    ]);
    const { record, conflicts } = merge(conferences, { base, ours, theirs }) as {
      record: Values;
      conflicts: unknown[];
    };
    expect(conflicts).toEqual([]);
    expect(deepest(record)).toMatchObject({
      note: 'Unsere',
      topics: [{ id: 2 }, { id: 1 }, { id: 3 }],
      translations: { fr: { value: '<p>Bois</p>' } },
    });
    expect(record.programme[0].units.map(({ time }: Values) => time)).toEqual(['09:00', '10:00']);
    expect(record.translations.en).toEqual({ title: 'Wood' });
  });
});

it('refuses a contradictory declaration', () => {
  const nested = list({ name: text({ label: 'Name', translated: true }) }, { ...every, translated: true });
  expect(() => defineContentType({ ...conferences, fields: { title: text(label), nested } as never })).toThrow(
    'cannot be translated again',
  );
});

describe('timestamps, colours and single pictures', () => {
  const logo = (id: number, more: Values = {}) => ({ id, extension: 'png', ...more });

  it('are stored, compared and shown in every language and in items', async () => {
    const input = {
      deadline: '2026-10-25T01:30:00Z',
      tint: '0093D1',
      logo: logo(picture, { name: 'Umbenannt', description: 'Wappen' }),
      translations: { fr: { logo: logo(paper) }, it: { logo: null } },
      programme: [
        {
          units: [
            {
              descriptions: [
                { from: '2027-03-18 09:00', tint: '#09D', portrait: logo(picture, { descriptionFR: 'Lui' }) },
              ],
            },
          ],
        },
      ],
    };
    const { id, version } = await create(conference(input));
    const record = await read(id);
    expect(record).toMatchObject({
      deadline: '2026-10-25T02:30:00+01:00',
      tint: '#0093D1',
      logo: { id: picture, name: 'Umbenannt', description: 'Wappen', copyright: '' },
      translations: { fr: { logo: { id: paper, name: 'b' } } },
    });
    expect(record.translations.it).toEqual({});
    expect(record.logo).not.toHaveProperty('descriptionFR');
    expect(deepest(record)).toMatchObject({
      from: '2027-03-18T09:00:00+01:00',
      tint: '#0099DD',
      portrait: { name: 'a', descriptionFR: 'Lui' },
    });
    expect(
      (
        await updateRecord(db(), conferences, id, { ...record, deadline: '2026-10-25T01:30:00.000Z' }, null, {
          version,
        })
      ).version,
    ).toBe(version);
    expect(
      (await updateRecord(db(), conferences, id, { ...record, deadline: '2026-10-25T00:30:00Z' }, null, { version }))
        .version,
    ).toBe(version + 1);
    expect(await read(id, 'public')).toMatchObject({ logo: { id: picture }, deadline: '2026-10-25T02:30:00+02:00' });
    const { rows } = await sql<Values>`select deadline, tint, logo from conferences where id = ${id}`.execute(db());
    expect(rows[0]).toMatchObject({
      deadline: new Date('2026-10-25T00:30:00Z'),
      tint: '#0093D1',
      logo: { id: picture },
    });
  });

  it('may be empty, and refuse invalid values', async () => {
    expect(await read((await create({ title: 'Leer', logo: '', deadline: '' })).id)).toMatchObject({
      deadline: null,
      tint: '',
      logo: null,
    });
    const wrong = {
      deadline: 'bald',
      tint: 'rot',
      logo: logo(987_654),
      translations: { fr: { logo: [logo(picture)] } },
      programme: [{ units: [{ descriptions: [{ from: '2027-03-28T02:30' }] }] }],
    };
    expect((await refused(conference({ ...wrong, logo: {} }))).toSorted()).toEqual([
      'deadline',
      'logo.extension',
      'logo.id',
      'programme.0.units.0.descriptions.0.from',
      'tint',
      'translations.fr.logo',
    ]);
    expect(
      await refused(
        conference({ logo: logo(987_654), programme: [{ units: [{ descriptions: [{ portrait: logo(987_654) }] }] }] }),
      ),
    ).toEqual(['programme.0.units.0.descriptions.0.portrait', 'logo']);
  });

  it('are sorted by time across changes of the clock', async () => {
    const problems = await create(
      conference({ deadline: '2026-10-25T02:10:00+01:00', till: '2026-10-25T02:50:00+02:00' }),
    ).catch((error: { errors: object[] }) => error.errors);
    expect(problems).toEqual([{ field: 'till', message: dateOrderMessage }]);
    expect(
      (await create(conference({ deadline: '2026-10-25T02:50:00+02:00', till: '2026-10-25T02:10:00+01:00' }))).version,
    ).toBe(1);
  });

  it('register the files they use in every language, and are found by their names', async () => {
    const { id } = await create({
      title: 'Wappentier',
      logo: logo(picture),
      translations: { fr: { logo: logo(paper) } },
    });
    const uses = async () =>
      (
        await sql<{
          file_id: number;
        }>`select file_id from conferences_uploads where record_id = ${id} order by 1`.execute(db())
      ).rows.map((row) => row.file_id);
    expect(await uses()).toEqual([picture, paper]);
    await updateRecord(db(), conferences, id, { logo: null }, null, undefined);
    expect(await uses()).toEqual([paper]);
    expect(await found('Wappentier b')).toEqual([id]);
  });

  it('are merged if one side changed them, or both changed different captions of a picture', async () => {
    const base = await read((await create(conference({ logo: logo(picture, { description: 'Wappen' }) }))).id);
    const [ours, theirs] = [structuredClone(base), structuredClone(base)];
    ours.logo.description = 'Das Wappen';
    theirs.logo.copyright = 'Staatsarchiv';
    theirs.deadline = '2027-03-18T08:00:00Z';
    expect(merge(conferences, { base, ours, theirs })).toMatchObject({
      conflicts: [],
      record: {
        logo: { id: picture, description: 'Das Wappen', copyright: 'Staatsarchiv' },
        deadline: '2027-03-18T08:00:00Z',
      },
    });
    theirs.logo = logo(paper, { name: 'b' });
    expect(merge(conferences, { base, ours, theirs }).conflicts.map(({ place }) => place.path)).toEqual(['logo']);
  });
});
