import { beforeAll, expect, it } from 'vitest';
import { projects } from '../../domain/types/project';
import type { Fetch, Json } from './client';
import { create, prepareMaterial, sampleRecord } from './samples';
import { describeContract } from './targets';

describeContract(
  'deleted records',
  (api) => {
    let editor: Fetch;
    let admin: Fetch;
    beforeAll(async () => {
      [editor, admin] = await Promise.all([api.as('ROLE_EDITOR'), api.as('ROLE_ADMIN')]);
    });

    it('are found and restored by administrators', async () => {
      const { record } = await create(editor, projects, {
        ...sampleRecord(projects, await prepareMaterial(editor)),
        title: 'Zurückgeholt',
      });
      await editor(`/projects/${record.id}`, { method: 'DELETE' });
      const { data: me } = await editor('/users/me');
      const { data } = await admin('/deleted?term=zurueckgeholt');
      expect(data).toEqual([
        {
          resource: 'projects',
          id: record.id,
          title: 'Zurückgeholt',
          code: record.projectCode,
          historyId: expect.any(Number),
          partOf: null,
          deletedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
          deletedBy: { id: me.id, email: me.email },
        },
      ]);

      const restored = await admin(`/projects/${record.id}/restore`, {
        method: 'POST',
        json: { historyId: data[0].historyId },
      });
      expect([restored.status, restored.headers.get('etag'), restored.data]).toEqual([
        201,
        expect.stringMatching(/^"3\b/),
        { ...record, updatedAt: expect.any(String) },
      ]);
      expect((await admin('/deleted?term=zurueckgeholt')).data).toEqual([]);
      expect((await editor(`/projects/${record.id}/history`)).data.map(({ action }: Json) => action)).toEqual([
        'create',
        'delete',
        'create',
      ]);
      expect((await admin(`/projects/${record.id}/restore`, { method: 'POST', json: {} })).status).toBe(409);
      expect((await admin('/projects/999999/restore', { method: 'POST', json: {} })).status).toBe(404);
    });

    it('are sorted by a column', async () => {
      for (const title of ['Ordnung Zug', 'Ordnung Ähre', 'Ordnung Berg'])
        await editor(`/projects/${(await create(editor, projects, { title })).record.id}`, { method: 'DELETE' });
      const by = async (query: string) =>
        (await admin(`/deleted?term=ordnung&${query}`)).data.map(({ title }: Json) => title.slice(8));
      expect(await by('')).toEqual(['Berg', 'Ähre', 'Zug']);
      expect(await by('orderBy=title')).toEqual(['Ähre', 'Berg', 'Zug']);
      expect(await by('orderBy=title&orderDirection=DESC&limit=1&offset=1')).toEqual(['Berg']);
      expect(await by('orderBy=deletedAt')).toEqual(['Zug', 'Ähre', 'Berg']);
      expect((await admin('/deleted?orderBy=type&limit=1')).status).toBe(200);
    });

    it('are restored by the editors who deleted them, or by administrators', async () => {
      const { record: mine } = await create(editor, projects, { title: 'Selbst gelöscht' });
      const { record: theirs } = await create(editor, projects, { title: 'Fremd gelöscht' });
      await editor(`/projects/${mine.id}`, { method: 'DELETE' });
      await admin(`/projects/${theirs.id}`, { method: 'DELETE' });
      expect((await editor('/deleted?term=geloescht')).data.map(({ id }: Json) => id)).toEqual([mine.id]);
      expect((await admin('/deleted?term=geloescht')).data.map(({ id }: Json) => id)).toEqual([theirs.id, mine.id]);
      expect((await editor(`/projects/${mine.id}/restore`, { method: 'POST', json: {} })).status).toBe(201);
      const refused = await editor(`/projects/${theirs.id}/restore`, { method: 'POST', json: {} });
      expect([refused.status, refused.problem.detail]).toEqual([
        403,
        expect.stringContaining('jemand anderes gelöscht'),
      ]);
    });

    it('are restored along with unsaved edits', async () => {
      const { record } = await create(editor, projects, { title: 'In Arbeit', keywords: 'bleibt' });
      await admin(`/projects/${record.id}`, { method: 'DELETE' });
      const saved = await editor(`/projects/${record.id}/restore`, {
        method: 'POST',
        json: { record: { title: 'Fertig' } },
      });
      expect([saved.status, saved.headers.get('etag'), saved.data]).toEqual([
        201,
        expect.stringMatching(/^"3\b/),
        { ...record, title: 'Fertig', updatedAt: expect.any(String) },
      ]);
      expect((await editor(`/projects/${record.id}`)).data).toEqual(saved.data);
      const { data: entries } = await editor(`/projects/${record.id}/history`);
      expect(entries.map(({ action, version, record: { title } }: Json) => [action, version, title])).toEqual([
        ['create', 3, 'Fertig'],
        ['delete', 2, 'In Arbeit'],
        ['create', 1, 'In Arbeit'],
      ]);
      await admin(`/projects/${record.id}`, { method: 'DELETE' });
      expect(
        (await editor(`/projects/${record.id}/restore`, { method: 'POST', json: { record: { title: '' } } })).status,
      ).toBe(422);
      expect((await editor(`/projects/${record.id}`)).status).toBe(404);
    });
  },
  'deleted',
);
