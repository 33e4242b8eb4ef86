import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/testApi';

const { ask } = testApi({ role: 'ROLE_ADMIN' });

const deleted = async () =>
  (await ask('GET', '/projects/deleted')).body.data as { id: number; record: { title: string } }[];

describe('deleted records', () => {
  it('are restored under their id, and their versions continue', async () => {
    const created = (
      await ask('POST', '/projects', {
        title: 'Seilbahn',
        isPublic: true,
        topics: [{ id: 3 }, { id: 1 }],
        translations: { fr: { title: 'Téléphérique' } },
      })
    ).body.data;
    await ask('PUT', `/projects/${created.id}`, { keywords: 'neu' });
    await ask('DELETE', `/projects/${created.id}`);
    expect(await deleted()).toMatchObject([
      {
        id: created.id,
        deletedBy: { email: 'role_admin@test.example' },
        record: { title: 'Seilbahn', keywords: 'neu' },
      },
    ]);
    const restored = await ask('POST', `/projects/${created.id}/restore`, {});
    expect(restored).toMatchObject({
      status: 201,
      headers: { etag: expect.stringMatching(/^"4-/) },
      body: {
        data: {
          id: created.id,
          title: 'Seilbahn',
          keywords: 'neu',
          createdAt: created.createdAt,
          translations: { fr: { title: 'Téléphérique' } },
        },
      },
    });
    expect(restored.body.data.topics.map(({ id }: { id: number }) => id)).toEqual([3, 1]);
    expect(await deleted()).toEqual([]);
    expect((await ask('GET', '/projects?term=telepherique')).body.data).toHaveLength(1);
    expect((await ask('PUT', `/projects/${created.id}`, { title: 'X' }, { 'if-match': '"2"' })).status).toBe(412);
    expect(
      (await ask('GET', `/projects/${created.id}/history`)).body.data.map(({ action }: { action: string }) => action),
    ).toEqual(['create', 'delete', 'update', 'create']);
  });

  it('are listed together, latest first, and found by title in every language, code and id', async () => {
    const ids: number[] = [];
    for (const body of [
      { title: 'Brücke', projectCode: 'UR_12' },
      { title: 'Tunnel', translations: { it: { title: 'Galleria' } } },
    ]) {
      ids.push((await ask('POST', '/projects', body)).body.data.id);
      await ask('DELETE', `/projects/${ids.at(-1)}`);
    }
    const listed = async (query = '') => (await ask('GET', `/deleted${query}`)).body.data as { id: number }[];
    expect((await listed()).slice(0, 2)).toMatchObject([
      {
        resource: 'projects',
        id: ids[1],
        title: 'Tunnel',
        code: null,
        deletedBy: { email: 'role_admin@test.example' },
        deletedAt: expect.stringMatching(/^\d{4}-/),
      },
      { resource: 'projects', id: ids[0], title: 'Brücke', code: 'UR_12' },
    ]);
    for (const term of ['bruecke', 'UR_12', String(ids[0])])
      expect((await listed(`?term=${term}`)).map(({ id }) => id)).toEqual([ids[0]]);
    expect((await listed('?term=galleria')).map(({ id }) => id)).toEqual([ids[1]]);
    expect(await listed('?term=gibt-es-nicht')).toEqual([]);
    expect((await listed('?limit=1&offset=1')).map(({ id }) => id)).toEqual([ids[0]]);
    expect((await ask('GET', '/deleted?limit=1001')).status).toBe(400);
    for (const id of ids) await ask('POST', `/projects/${id}/restore`);
    expect(await listed('?term=galleria')).toEqual([]);
  });

  it('are restored in an older version', async () => {
    const { id } = (await ask('POST', '/projects', { title: 'Erste Fassung' })).body.data;
    await ask('PUT', `/projects/${id}`, { title: 'Zweite Fassung' });
    await ask('DELETE', `/projects/${id}`);
    const oldest = (await ask('GET', `/projects/${id}/history`)).body.data.at(-1);
    expect((await ask('POST', `/projects/${id}/restore`, { historyId: oldest.id })).body.data.title).toBe(
      'Erste Fassung',
    );
  });

  it('are restored with their inbox items, and groups with their members', async () => {
    const { id } = (await ask('POST', '/projects', { title: 'Mit Vorschlag' })).body.data;
    const item = (await ask('PUT', `/projects/${id}`, { keywords: 'später', addToInbox: true })).body.data;
    await ask('DELETE', `/projects/${id}`);
    expect((await ask('GET', `/inbox/${item.id}`)).body.data.outcome).toBe('superseded');
    await ask('POST', `/projects/${id}/restore`);
    expect((await ask('GET', `/inbox/${item.id}`)).body.data).toMatchObject({
      outcome: null,
      endedAt: null,
      internalId: id,
    });

    const person = async (lastName: string) =>
      (await ask('POST', '/contacts/person', { firstName: 'A', lastName })).body.data.id as number;
    const [stays, goes] = [await person('Bleibt'), await person('Geht')];
    const group = (await ask('POST', '/contact-groups', { name: 'Beirat', contacts: [{ id: stays }, { id: goes }] }))
      .body.data.id;
    await ask('DELETE', `/contact-groups/${group}`);
    await ask('DELETE', `/contacts/person/${goes}`);
    expect((await ask('POST', `/contact-groups/${group}/restore`)).status).toBe(201);
    expect(
      (await ask('GET', `/contacts?contactGroup[]=${group}`)).body.data.map((contact: { id: number }) => contact.id),
    ).toEqual([stays]);
  });

  it('cannot be restored if they exist, or never did', async () => {
    const { id } = (await ask('POST', '/projects', { title: 'Da' })).body.data;
    expect((await ask('POST', `/projects/${id}/restore`)).status).toBe(409);
    expect((await ask('POST', '/projects/999999/restore')).status).toBe(404);
    await ask('DELETE', `/projects/${id}`);
    expect((await ask('POST', `/projects/${id}/restore`, { historyId: 987_654 })).status).toBe(404);
    expect((await ask('POST', `/projects/${id}/restore`, { historyId: 'x' })).status).toBe(422);
    const twice = await Promise.all([1, 2].map(() => ask('POST', `/projects/${id}/restore`)));
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});
