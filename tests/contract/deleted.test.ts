import { beforeAll, expect, it } from 'vitest';
import { projects } from '../../domain/types/project';
import type { Fetch, Json } from './client';
import { create, prepareMaterial, sampleRecord } from './samples';
import { describeContract } from './targets';

describeContract('deleted records', (api) => {
  let editor: Fetch;
  let admin: Fetch;
  beforeAll(async () => {
    [editor, admin] = await Promise.all([api.as('ROLE_EDITOR'), api.as('ROLE_ADMIN')]);
  });

  it('are found and brought back by administrators', async () => {
    const { record } = await create(editor, projects, { ...sampleRecord(projects, await prepareMaterial(editor)), title: 'Zurückgeholt' });
    await editor(`/projects/${record.id}`, { method: 'DELETE' });
    expect((await editor('/deleted')).status).toBe(403);
    expect((await editor(`/projects/${record.id}/restore`, { method: 'POST', json: {} })).status).toBe(403);
    const { data: me } = await editor('/users/me');
    const { data } = await admin('/deleted?term=zurueckgeholt');
    expect(data).toEqual([{
      resource: 'projects', id: record.id, title: 'Zurückgeholt', code: record.projectCode, historyId: expect.any(Number),
      deletedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/), deletedBy: { id: me.id, email: me.email },
    }]);

    const restored = await admin(`/projects/${record.id}/restore`, { method: 'POST', json: { historyId: data[0].historyId } });
    expect([restored.status, restored.headers.get('etag'), restored.data]).toEqual([201, '"3"', { ...record, updatedAt: expect.any(String) }]);
    expect((await admin('/deleted?term=zurueckgeholt')).data).toEqual([]);
    expect((await editor(`/projects/${record.id}/history`)).data.map(({ action }: Json) => action)).toEqual(['create', 'delete', 'create']);
    expect((await admin(`/projects/${record.id}/restore`, { method: 'POST', json: {} })).status).toBe(409);
    expect((await admin('/projects/999999/restore', { method: 'POST', json: {} })).status).toBe(404);
  });
});
