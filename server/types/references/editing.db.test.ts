import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { references } from '../../../demo/references';
import { call, createAccount } from '../../../tests/support/testApp';
import { testApi } from '../../../tests/support/testApi';
import { addItem } from '../../inbox/writeItems';
import { seedReferences } from '../../seed/references';

const api = testApi({ role: 'ROLE_ADMIN' });
const db = () => api.database.db;

const make = async (url: string, body: object) => {
  const answer = await api.ask('POST', url, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data;
};
const read = async (url: string) => {
  const answer = await api.ask('GET', url);
  expect(answer.status, url).toBe(200);
  return answer.body.data;
};
const change = async (url: string, values: object) => {
  const answer = await api.ask('PUT', url, values);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const topic = (name: string, more = {}) => make('/references/topics', { name, isPublic: true, ...more });
const project = (topics: { id: number }[], more = {}) => make('/projects', { title: 'Ein Projekt', topics, ...more });
const refOf = ({ id }: { id: number }) => ({ id });

describe('an entry of a reference list', () => {
  it('is created and saved, readable by visitors, with an id no later release uses', async () => {
    const made = await topic('Wasser', { translations: { fr: { name: 'Eau' } }, synonyms: ' H2O \n\nH2O\nNass' });
    expect(made.id).toBeGreaterThanOrEqual(1_000_000);
    const shown = (await call(api.app, 'GET', `/topics/${made.id}`)).body.data;
    expect(shown).toMatchObject({
      name: 'Wasser',
      translations: { fr: { name: 'Eau' }, it: {} },
      synonyms: ['H2O', 'Nass'],
      context: null,
      isPublic: true,
    });
    expect(shown).not.toHaveProperty('icon');
    await change(`/references/topics/${made.id}`, { ...made, context: 'event', synonyms: '' });
    expect((await call(api.app, 'GET', `/topics/${made.id}`)).body.data).toMatchObject({
      context: 'event',
      synonyms: [],
    });
  });

  it('is rejected without a German name, with an error at the field', async () => {
    const { status, body } = await api.ask('POST', '/references/topics', { name: ' ' });
    expect([status, body.errors]).toMatchObject([422, [{ field: 'name' }]]);
  });

  it('is found by its name and synonyms, and its history starts with the first state', async () => {
    const before = await read('/references/topics/3');
    await change('/references/topics/3', { ...before, synonyms: 'Fremdenverkehr' });
    for (const term of ['tourismus', 'fremdenverk'])
      expect((await read(`/references/topics?term=${term}`)).map(refOf)).toContainEqual({ id: 3 });
    const history = await read('/references/topics/3/history');
    expect(history.map(({ action, record }: any) => [action, record.synonyms])).toEqual([
      ['update', 'Fremdenverkehr'],
      ['create', ''],
    ]);
  });

  it('cannot overwrite a newer version', async () => {
    const made = await topic('Zweimal');
    const first = await api.ask('GET', `/references/topics/${made.id}`);
    const match = { 'if-match': first.headers.etag as string };
    expect((await api.ask('PUT', `/references/topics/${made.id}`, { ...made, name: 'Erst' }, match)).status).toBe(200);
    const late = await api.ask('PUT', `/references/topics/${made.id}`, { ...made, name: 'Spät' }, match);
    expect([late.status, late.body.data.name]).toEqual([412, 'Erst']);
  });

  it('gets a new version, and its list too, when other code writes it', async () => {
    const made = await topic('Von Hand');
    const list = await api.ask('GET', '/references/topics');
    await sql`update topics set name = 'Mit SQL' where id = ${made.id}`.execute(db());
    const again = await api.ask('GET', '/references/topics', undefined, {
      'if-none-match': list.headers.etag as string,
    });
    expect(again.status).toBe(200);
    expect(again.body.data.find(({ id }: { id: number }) => id === made.id).name).toBe('Mit SQL');
    const { rows } = await sql<{ version: number }>`select version from topics where id = ${made.id}`.execute(db());
    expect(rows).toEqual([{ version: 2 }]);
  });

  it('has a symbol without scripts', async () => {
    const { icon } = await topic('Symbol', {
      icon: '<svg onload="alert(1)"><script>alert(1)</script><path d="M0 0"/></svg>',
    });
    expect(icon).toContain('<path');
    expect(icon).not.toMatch(/onload|script/);
  });
});

it('a new name shows at once in records, lists and public pages, without new versions of the records', async () => {
  const entry = await topic('Alter Name');
  const used = await project([refOf(entry), { id: 3 }], { isPublic: true });
  const other = await project([{ id: 3 }]);
  const before = await api.ask('GET', `/projects/${used.id}`);
  await change(`/references/topics/${entry.id}`, { ...entry, name: 'Neuer Name' });
  const after = await read(`/projects/${used.id}`);
  expect(after.topics.map(({ name }: { name: string }) => name)).toEqual(['Neuer Name', 'Tourismus']);
  expect(after.updatedAt).toBe(before.body.data.updatedAt);
  expect(await read(`/projects/${used.id}/history`)).toHaveLength(1);
  expect((await call(api.app, 'GET', `/projects/${used.id}`)).body.data.topics[0].name).toBe('Neuer Name');
  expect(JSON.stringify(await read(`/projects?ids[]=${used.id}&shape=summary`))).toContain('Neuer Name');
  expect((await read(`/projects/${other.id}`)).topics).toHaveLength(1);
  // The version read before the renaming still counts as current.
  const match = { 'if-match': before.headers.etag as string };
  const saved = await api.ask('PUT', `/projects/${used.id}`, { ...before.body.data, title: 'Anders' }, match);
  expect([saved.status, saved.body.data.topics[0].name]).toEqual([200, 'Neuer Name']);
});

it('searches find records by the new name', async () => {
  const entry = await topic('Vorherwort');
  const person = await make('/contacts', {
    type: 'person',
    firstName: 'A',
    lastName: 'B',
    topics: [refOf(entry)],
  });
  await change(`/references/topics/${entry.id}`, { ...entry, name: 'Nachherwort' });
  expect((await read('/contacts?term=nachherwort')).map(refOf)).toEqual([refOf(person)]);
  expect(await read('/contacts?term=vorherwort')).toEqual([]);
});

describe('uses of an entry', () => {
  it('are counted by type, including filters of collections', async () => {
    const [one, other] = [await topic('Gezählt'), await topic('Ungebraucht')];
    await project([refOf(one)]);
    await project([refOf(one), refOf(other)]);
    await make('/jobs', { name: 'Stelle', translations: {} });
    await make('/project-collections', { title: 'K', filters: [{ type: 'topic', value: 'Gezählt' }], isDynamic: true });
    expect(await read(`/references/topics/${one.id}/uses`)).toEqual([
      { resource: 'projects', field: 'topics', count: 2 },
      { resource: 'project-collections', field: 'filters', count: 1 },
    ]);
    expect(await read('/references/topics/uses')).toMatchObject({ [one.id]: 3, [other.id]: 1 });
    const canton = await read('/references/states/1/uses');
    expect(canton).toContainEqual({ resource: 'references/cities', field: 'state', count: expect.any(Number) });
  });

  it('prevent its deletion, with a message that says where it is used', async () => {
    const entry = await topic('Gebraucht');
    const used = await project([refOf(entry)]);
    const refused = await api.ask('DELETE', `/references/topics/${entry.id}`);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('Projekt (1)')]);
    await change(`/projects/${used.id}`, { ...used, topics: [] });
    expect((await api.ask('DELETE', `/references/topics/${entry.id}`)).status).toBe(200);
    expect((await api.ask('GET', `/topics/${entry.id}`)).status).toBe(404);
    expect(await read('/deleted')).toContainEqual(
      expect.objectContaining({ resource: 'references/topics', id: entry.id, title: 'Gebraucht' }),
    );
    expect((await api.ask('POST', `/references/topics/${entry.id}/restore`, {})).status).toBe(201);
    expect((await read(`/topics/${entry.id}`)).name).toBe('Gebraucht');
  });
});

it('a deleted entry does not return at the next start', async () => {
  await sql`delete from jobs_stints where target_id = 1`.execute(db());
  expect((await api.ask('DELETE', '/references/stints/1')).status).toBe(200);
  await seedReferences(db(), references);
  expect((await read('/stints')).map(refOf)).not.toContainEqual({ id: 1 });
});

describe('two entries with the same meaning', () => {
  const two = async (names: [string, string]) => [await topic(names[0]), await topic(names[1])] as const;
  const merge = (stays: { id: number }, goes: { id: number }, version?: number) =>
    api.ask('POST', `/references/topics/${stays.id}/merge`, { other: { id: goes.id, version } });

  it("are merged: all uses move, each record's history notes it, and names become synonyms", async () => {
    const [stays, goes] = await two(['Bleibt', 'Geht']);
    const [moved, both] = [await project([{ id: 3 }, refOf(goes)]), await project([refOf(goes), refOf(stays)])];
    const person = await make('/contacts', { type: 'person', lastName: 'P', firstName: 'Q', topics: [refOf(goes)] });
    const merged = await merge(stays, goes);
    expect([merged.status, merged.body.data.synonyms]).toEqual([200, 'Geht']);
    const after = await read(`/projects/${moved.id}`);
    expect(after.topics.map(({ name }: { name: string }) => name)).toEqual(['Tourismus', 'Bleibt']);
    expect((await read(`/projects/${both.id}`)).topics).toMatchObject([refOf(stays)]);
    const [latest] = await read(`/projects/${moved.id}/history`);
    expect(latest).toMatchObject({ version: 2, action: 'update', record: { topics: [{ id: 3 }, refOf(stays)] } });
    expect(latest.user.email).toBeTruthy();
    expect((await read(`/contacts/${person.id}`)).topics).toMatchObject([refOf(stays)]);
    expect((await read(`/projects?topic[]=${stays.id}`)).map(refOf)).toEqual(
      expect.arrayContaining([refOf(moved), refOf(both)]),
    );
    expect((await api.ask('GET', `/topics/${goes.id}`)).status).toBe(404);
    expect((await read(`/references/topics/${stays.id}/merged`)).map(refOf)).toEqual([refOf(goes)]);
  });

  it('can be separated again', async () => {
    const [stays, goes] = await two(['Bleibt 2', 'Geht 2']);
    const [moved, both] = [await project([refOf(goes)]), await project([refOf(goes), refOf(stays)])];
    await merge(stays, goes);
    const back = await api.ask('POST', `/references/topics/${goes.id}/unmerge`);
    expect([back.status, back.body.data.name]).toEqual([200, 'Geht 2']);
    expect((await read(`/projects/${moved.id}`)).topics).toMatchObject([refOf(goes)]);
    expect((await read(`/projects/${both.id}`)).topics.map(refOf)).toEqual([refOf(stays), refOf(goes)]);
    expect((await read(`/references/topics/${stays.id}`)).synonyms).toBe('');
  });

  it('saves, proposals and collections that still name the merged entry get the remaining one', async () => {
    const [stays, goes] = await two(['Bleibt 3', 'Geht 3']);
    const used = await project([refOf(goes)]);
    const collection = await make('/project-collections', {
      title: 'K',
      filters: [{ type: 'topic', value: String(goes.id) }],
      isDynamic: true,
    });
    const item = await db()
      .transaction()
      .execute((trx) =>
        addItem(trx, {
          type: 'project',
          source: 'chmos',
          status: 'new',
          title: 'Vorschlag',
          foreignId: 'X-1',
          data: {},
          normalizedData: { title: 'Vorschlag', topics: [refOf(goes), { id: 3, name: 'Tourismus' }] },
        } as never),
      );
    await merge(stays, goes);
    const { rows } = await sql<{ topics: object[] }>`
      select normalized_data -> 'topics' as topics from inbox_items where id = ${(item as { id: number }).id}`.execute(
      db(),
    );
    expect(rows[0]?.topics).toMatchObject([refOf(stays), { id: 3 }]);
    expect((await read(`/project-collections/${collection.id}`)).filters).toEqual([
      { type: 'topic', value: String(stays.id) },
    ]);
    // A form that was open meanwhile.
    const saved = await change(`/projects/${used.id}`, { ...used, topics: [refOf(goes), refOf(stays)] });
    expect(saved.topics).toMatchObject([refOf(stays)]);
  });

  it('cannot be merged from a stale version, nor an entry with itself', async () => {
    const [stays, goes] = await two(['Bleibt 4', 'Geht 4']);
    expect((await merge(stays, stays)).status).toBe(422);
    expect((await merge(stays, goes, 7)).status).toBe(409);
    expect((await merge(stays, { id: 999_999 })).status).toBe(404);
    expect((await read(`/references/topics/${goes.id}`)).name).toBe('Geht 4');
  });

  it('take the canton of municipalities along', async () => {
    const [stays, goes] = [
      await make('/references/states', { name: 'Neu', code: 'NN' }),
      await make('/references/states', { name: 'Alt', code: 'AA' }),
    ];
    const city = await make('/references/cities', { name: 'Ort', zipCode: '9999', state: refOf(goes) });
    expect((await api.ask('POST', `/references/states/${stays.id}/merge`, { other: refOf(goes) })).status).toBe(200);
    expect((await read(`/cities/${city.id}`)).state).toEqual(refOf(stays));
    expect((await read(`/references/cities?state[]=${stays.id}`)).map(refOf)).toEqual([refOf(city)]);
  });
});

it('only administrators read and write them', async () => {
  const { cookie } = await createAccount(api.database, 'ROLE_EDITOR');
  for (const [method, url, body] of [
    ['GET', '/references/topics'],
    ['GET', '/references/topics/3'],
    ['GET', '/references/topics/3/history'],
    ['GET', '/references/topics/uses'],
    ['POST', '/references/topics', { name: 'x' }],
    ['PUT', '/references/topics/3', { name: 'x' }],
    ['DELETE', '/references/topics/3'],
    ['POST', '/references/topics/3/merge', { other: { id: 4 } }],
    ['POST', '/references/topics/3/restore', {}],
  ] as const)
    expect([url, (await call(api.app, method, url, { cookie, body })).status]).toEqual([url, 403]);
  expect((await call(api.app, 'GET', '/references/topics')).status).toBe(401);
});
