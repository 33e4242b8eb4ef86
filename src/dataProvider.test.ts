import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataProvider, listQuery } from './dataProvider';
import { fieldErrors } from './api/http';
import { fakeServer } from './api/fakeServer.testkit';

afterEach(() => vi.unstubAllGlobals());

const page = (page: number, perPage: number) => ({
  pagination: { page, perPage },
  sort: { field: 'id', order: 'DESC' as const },
});

describe('the query of a list', () => {
  it("has filters, page, order and shape in the API's format", () => {
    const query = listQuery({
      ...page(3, 100),
      filter: { term: 'Zürich & Bern', topic: [1, 2], state: [] },
      meta: { shape: 'summary' },
    });
    expect([...new URLSearchParams(query)]).toEqual([
      ['term', 'Zürich & Bern'],
      ['topic[]', '1'],
      ['topic[]', '2'],
      ['limit', '100'],
      ['offset', '200'],
      ['orderBy[]', 'id'],
      ['orderDirection[]', 'DESC'],
      ['shape', 'summary'],
    ]);
  });

  it('leaves out what is not given', () => {
    expect(listQuery({ ...page(1, 50), filter: { term: '' } })).toBe(
      'limit=50&orderBy%5B%5D=id&orderDirection%5B%5D=DESC',
    );
  });
});

describe('lists', () => {
  it('end with a short page, with or without an envelope', async () => {
    fakeServer(({ path }) => ({ body: path.includes('offset') ? [{ id: 1 }] : { data: [{ id: 3 }, { id: 2 }] } }));
    const first = await dataProvider.getList('projects', { ...page(1, 2), filter: {} });
    expect(first).toEqual({
      data: [{ id: 3 }, { id: 2 }],
      meta: {},
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    const second = await dataProvider.getList('projects', { ...page(2, 2), filter: {} });
    expect(second.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true });
  });

  it('report the total if the server does', async () => {
    const sent = fakeServer(({ path }) => ({
      body: { data: [{ id: 3 }], meta: path.includes('term') ? { totalAtLeast: 1000 } : { total: 7 } },
    }));
    expect((await dataProvider.getList('projects', { ...page(1, 1), filter: {}, meta: { total: true } })).total).toBe(
      7,
    );
    expect(
      (await dataProvider.getList('projects', { ...page(1, 1), filter: { term: 'a' }, meta: { total: true } })).meta,
    ).toEqual({ totalAtLeast: 1000 });
    await dataProvider.getList('projects', { ...page(2, 1), filter: {}, meta: { total: true } });
    expect(sent.map(({ path }) => path.includes('total=true'))).toEqual([true, true, false]);
  });

  it('load many records in one call if the type supports it, otherwise one by one without deleted ones', async () => {
    const sent = fakeServer(({ path }) => {
      if (path === '/users/2') return { status: 404, body: {} };
      return { body: { data: path.startsWith('/users') ? { id: 1 } : [{ id: 5 }, { id: 6 }] } };
    });
    expect((await dataProvider.getMany('projects', { ids: [5, 6] })).data).toHaveLength(2);
    expect(sent[0]?.path).toBe('/projects?ids%5B%5D=5&ids%5B%5D=6&limit=500');
    expect((await dataProvider.getMany('users', { ids: [1, 2] })).data).toEqual([{ id: 1 }]);
  });
});

describe('versions', () => {
  it('come with the record and are sent back as If-Match, never in the body', async () => {
    const sent = fakeServer(({ method }) => ({
      headers: { ETag: method === 'PUT' ? '"4"' : '"3"' },
      body: { data: { id: 5, title: 'A' } },
    }));
    const { data } = await dataProvider.getOne('projects', { id: 5 });
    expect(data).toEqual({ id: 5, title: 'A', _version: '"3"' });
    const saved = await dataProvider.update('projects', { id: 5, data: { ...data, title: 'B' }, previousData: data });
    expect(sent[1]).toMatchObject({ method: 'PUT', path: '/projects/5', body: { id: 5, title: 'B' } });
    expect(sent[1]?.headers['If-Match']).toBe('"3"');
    expect(sent[1]?.body).not.toHaveProperty('_version');
    expect(saved.data._version).toBe('"4"');
  });

  it('are those the form started from, even if the record was reloaded since', async () => {
    const sent = fakeServer(() => ({ body: { data: { id: 5 } } }));
    await dataProvider.update('projects', {
      id: 5,
      data: { id: 5, _version: '"3"' },
      previousData: { id: 5, _version: '"9"' },
    });
    await dataProvider.update('projects', { id: 5, data: { id: 5 }, previousData: { id: 5, _version: '"9"' } });
    await dataProvider.update('projects', { id: 5, data: { id: 5 }, previousData: { id: 5 } });
    expect(sent.map(({ headers }) => headers['If-Match'])).toEqual(['"3"', '"9"', undefined]);
  });

  it('are refused if stale, with the current record and its version', async () => {
    fakeServer(() => ({
      status: 412,
      headers: { ETag: '"8"' },
      body: { title: 'Veraltet', status: 412, detail: 'Geändert', data: { id: 5, title: 'X' } },
    }));
    const save = dataProvider.update('projects', { id: 5, data: { _version: '"3"' }, previousData: { id: 5 } });
    await expect(save).rejects.toMatchObject({
      status: 412,
      message: 'Geändert',
      body: { data: { id: 5, title: 'X', _version: '"8"' } },
    });
  });

  it('are not sent with a new record', async () => {
    const sent = fakeServer(() => ({ status: 201, headers: { ETag: '"1"' }, body: { data: { id: 6 } } }));
    const { data } = await dataProvider.create('projects', { data: { title: 'Kopie', _version: '"3"' } });
    expect(sent[0]).toMatchObject({ method: 'POST', body: { title: 'Kopie' } });
    expect(sent[0]?.body).not.toHaveProperty('_version');
    expect(data).toEqual({ id: 6, _version: '"1"' });
  });
});

describe('bulk actions', () => {
  const failing =
    (ids: number[], status: number) =>
    ({ path, method }: { path: string; method: string }) => {
      const id = Number(path.split('/').at(-1));
      if (method !== 'GET' && ids.includes(id))
        return { status, body: { title: 'Nein', status, detail: 'Das geht nicht.' } };
      return { headers: { ETag: `"${id}"` }, body: { data: { id, title: `Titel ${id}` } } };
    };

  it('change records one by one, each against the version just read', async () => {
    const sent = fakeServer(failing([], 0));
    expect((await dataProvider.updateMany('projects', { ids: [3, 4], data: { isPublic: true } })).data).toEqual([3, 4]);
    const writes = sent.filter(({ method }) => method === 'PUT');
    expect(writes.map(({ path, body, headers }) => [path, body, headers['If-Match']])).toEqual([
      ['/projects/3', { id: 3, title: 'Titel 3', isPublic: true }, '"3"'],
      ['/projects/4', { id: 4, title: 'Titel 4', isPublic: true }, '"4"'],
    ]);
  });

  it('try every record, and name those that failed in the error', async () => {
    const sent = fakeServer(failing([2, 5], 409));
    await expect(dataProvider.deleteMany('projects', { ids: [1, 2, 3, 4, 5, 6] })).rejects.toThrow(
      'ID 2: Das geht nicht. ID 5: Das geht nicht.',
    );
    expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toHaveLength(6);
    await expect(dataProvider.updateMany('projects', { ids: [1, 2], data: {} })).rejects.toThrow(
      'ID 2: Das geht nicht.',
    );
  });

  it('run at most four requests at a time', async () => {
    let running = 0;
    let most = 0;
    vi.stubGlobal('fetch', async () => {
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
      return new Response('{}');
    });
    await dataProvider.deleteMany('projects', { ids: Array.from({ length: 20 }, (_, id) => id) });
    expect(most).toBe(4);
  });
});

describe('aborted and repeated requests', () => {
  it('abort reads with their signal', async () => {
    const signals: unknown[] = [];
    vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
      signals.push(signal);
      return new Response('[]');
    });
    const { signal } = new AbortController();
    await dataProvider.getList('projects', { ...page(1, 2), filter: {}, signal });
    await dataProvider.getOne('projects', { id: 1, signal });
    await dataProvider.getMany('projects', { ids: [1], signal });
    await dataProvider.getMany('users', { ids: [1], signal });
    await dataProvider.getManyReference('projects', { target: 'topic', id: 1, ...page(1, 2), filter: {}, signal });
    expect(signals).toEqual([signal, signal, signal, signal, signal]);
  });

  it('send a new record with a key, which stays the same until there is a response', async () => {
    let status = 503;
    const sent = fakeServer(() =>
      status === 201
        ? { status, body: { data: { id: 6 } } }
        : { status, body: { title: 'Nicht da', detail: 'Nicht da', status } },
    );
    const make = () => dataProvider.create('projects', { data: { title: 'Seilbahn' } });
    await expect(make()).rejects.toThrow('Nicht da');
    status = 201;
    for (let again = 0; again < 2; again++) await make();
    const keys = sent.map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toEqual([expect.stringMatching(/^\w{10,}$/), keys[0], expect.stringMatching(/^\w{10,}$/)]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('update a new record whose response was lost, or create it if it was never stored', async () => {
    const lost = { values: { title: 'Seilbahn', merge: true }, key: 'einmal' };
    const sent = fakeServer(({ method }) => ({
      status: method === 'POST' ? 201 : 200,
      headers: { ETag: '"3"' },
      body: { data: { id: 6 } },
    }));
    await dataProvider.create('projects', { data: { title: 'Sesselbahn' }, meta: { key: 'anders', lost } });
    expect(sent[0]?.headers['Idempotency-Key']).toBe('einmal');
    expect(
      sent.map(({ method, path, body, headers }) => [
        method,
        path,
        (body as Json | undefined)?.title,
        headers['If-Match'],
      ]),
    ).toEqual([
      ['POST', '/projects', 'Seilbahn', undefined],
      ['GET', '/projects/6', undefined, undefined],
      ['PUT', '/projects/6', 'Sesselbahn', '"3"'],
    ]);
    const refused = fakeServer(({ body }) =>
      (body as Json).title === 'Seilbahn' ? { status: 422, body: {} } : { status: 201, body: { data: { id: 7 } } },
    );
    expect(
      (await dataProvider.create('projects', { data: { title: 'Sesselbahn' }, meta: { key: 'anders', lost } })).data,
    ).toEqual({ id: 7 });
    expect(refused.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['einmal', 'anders']);
    const kept = fakeServer(() => ({ status: 201, body: { data: { id: 40 } } }));
    await dataProvider.create('projects', {
      data: { title: 'Sesselbahn', merge: true, inboxId: null },
      meta: { lost: { values: { title: 'Seilbahn', addToInbox: true, inboxId: null }, key: 'einmal' } },
    });
    expect(kept.map(({ method, body }) => [method, (body as Json).inboxId])).toEqual([
      ['POST', null],
      ['POST', 40],
    ]);
  });
});

type Json = Record<string, unknown>;

describe('deleting and failing', () => {
  it('deletes by id', async () => {
    const sent = fakeServer(() => ({ body: { data: { id: 5 } } }));
    expect((await dataProvider.delete('projects', { id: 5 })).data).toEqual({ id: 5 });
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/projects/5' });
  });

  it('assigns each message to its field, and the first of several', async () => {
    const errors = [
      { field: 'title', message: 'Geben Sie bitte einen Titel an.' },
      { field: 'translations.fr.title', message: 'Zu lang.' },
      { field: 'title', message: 'Zweiter Satz.' },
    ];
    fakeServer(() => ({
      status: 422,
      body: { title: 'Ungültig', status: 422, detail: 'Bitte prüfen Sie Ihre Angaben.', errors },
    }));
    const error: unknown = await dataProvider.create('projects', { data: {} }).catch((reason: unknown) => reason);
    expect(fieldErrors(error)).toEqual({
      title: 'Geben Sie bitte einen Titel an.',
      'translations.fr.title': 'Zu lang.',
    });
  });

  it('reports in German that the server cannot be reached', async () => {
    fakeServer(() => new TypeError('fetch failed'));
    await expect(dataProvider.getOne('projects', { id: 1 })).rejects.toMatchObject({
      status: 0,
      message: /nicht erreichbar/,
    });
  });
});
