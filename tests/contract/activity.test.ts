import { beforeAll, expect, it } from 'vitest';
import { projects } from '../../domain/types/project';
import type { Fetch, Json } from './client';
import { create, prepareMaterial, sampleRecord } from './samples';
import { describeContract } from './targets';

describeContract(
  'activity',
  (api) => {
    let editor: Fetch;
    let admin: Fetch;
    let me: Json;
    beforeAll(async () => {
      [editor, admin] = await Promise.all([api.as('ROLE_EDITOR'), api.as('ROLE_ADMIN')]);
      me = (await editor('/users/me')).data;
    });

    it('shows who changed which fields of which record, latest first', async () => {
      const { record } = await create(editor, projects, {
        ...sampleRecord(projects, await prepareMaterial(editor)),
        title: 'Bewegt',
      });
      const url = `/projects/${record.id}`;
      const changed = await editor(url, {
        method: 'PUT',
        json: { ...record, title: 'Bewegter', translations: { ...record.translations, fr: { title: 'Agité' } } },
        headers: { 'if-match': (await editor(url)).headers.get('etag') ?? '' },
      });
      expect(changed.status).toBe(200);
      await admin(url, { method: 'DELETE' });
      await admin(`${url}/restore`, { method: 'POST', json: {} });

      const { data } = await editor('/activity?type=projects&limit=4');
      const entry = { id: expect.any(Number), resource: 'projects', recordId: record.id, at: expect.any(String) };
      expect(data).toMatchObject([
        { ...entry, event: 'restore', title: 'Bewegter', changed: [] },
        { ...entry, event: 'delete', title: 'Bewegter', changed: [] },
        {
          ...entry,
          event: 'update',
          user: { id: me.id, email: me.email },
          title: 'Bewegter',
          changed: expect.arrayContaining(['title', 'translations.fr.title']),
        },
        { ...entry, event: 'create', title: 'Bewegt', changed: [] },
      ]);
      expect(data[2].changed).not.toContain('description');

      const { data: details } = await editor(`/activity/${data[2].id}`);
      expect(details).toMatchObject({ ...data[2], before: { title: 'Bewegt' }, record: { title: 'Bewegter' } });
      expect((await editor(`/activity/${data[3].id}`)).data.before).toBeNull();
    });

    it('is filtered by person, event and time, page by page', async () => {
      const of = async (query: string) => (await editor(`/activity?type=projects&limit=3&${query}`)).data as Json[];
      expect((await of(`by=${me.id}`)).map(({ event }) => event).slice(0, 2)).toEqual(['update', 'create']);
      expect((await of('event=delete&event=restore')).map(({ event }) => event).slice(0, 2)).toEqual([
        'restore',
        'delete',
      ]);
      const [latest, second] = await of('');
      expect((await of('offset=1'))[0]).toEqual(second);
      expect(await of(`since=${encodeURIComponent(latest?.at)}`)).toEqual([latest]);
      expect(await of(`before=2001-01-01`)).toEqual([]);
    });

    it('shows who last changed each of several records', async () => {
      const material = await prepareMaterial(editor);
      const [first, second] = [
        (await create(editor, projects, sampleRecord(projects, material))).record,
        (await create(admin, projects, sampleRecord(projects, material))).record,
      ];
      const latest = async (query: string) => editor(`/activity/latest?${query}`);
      const ids = `${first.id},${second.id},999999999`;
      const { data } = await latest(`resource=projects&ids=${ids}`);
      expect(data).toMatchObject([
        { recordId: first.id, user: { email: me.email } },
        { recordId: second.id, user: { id: expect.any(Number) } },
      ]);
      expect(data[1].user.email).not.toBe(me.email);
      expect((await latest(`resource=users&ids=${ids}`)).data).toEqual([]);
      const tooMany = Array.from({ length: 501 }, (_, id) => id + 1).join();
      for (const wrong of [
        'resource=projects&ids=1,a',
        'resource=projects',
        `resource=projects&ids=${tooMany}`,
        'id=1',
      ])
        expect((await latest(wrong)).status, wrong.slice(0, 40)).toBe(400);
      expect((await (await api.as('ROLE_USER'))('/activity/latest?resource=projects&ids=1')).status).toBe(403);
    });

    it('is for editors only, and returns 404 for an unknown change', async () => {
      expect((await (await api.as('ROLE_USER'))('/activity')).status).toBe(403);
      expect((await editor('/activity/2000000000')).status).toBe(404);
    });
  },
  'activity',
);
