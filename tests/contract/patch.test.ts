import { beforeAll, expect, it } from 'vitest';
import { projects } from '../../domain/types/project';
import type { Fetch } from './client';
import { create, minimalRecord } from './samples';
import { describeContract } from './targets';

describeContract(
  'a JSON Merge Patch',
  (api) => {
    let editor: Fetch;
    beforeAll(async () => {
      editor = await api.as('ROLE_EDITOR');
    });
    const patch = (id: number, json: unknown, headers: Record<string, string> = { 'if-match': '*' }) =>
      editor(`/projects/${id}`, { method: 'PATCH', json, headers });

    it('changes only the fields it contains, down to a text in one language, and empties those with null', async () => {
      const { record } = await create(
        editor,
        projects,
        minimalRecord(projects, 'Wald', {
          keywords: 'Holz',
          projectCode: 'A-1',
          translations: { fr: { title: 'Forêt', keywords: 'bois' }, it: { title: 'Bosco' } },
        }),
      );
      const { status, data } = await patch(
        record.id,
        { keywords: null, translations: { fr: { keywords: null, title: 'La forêt' } } },
        { 'content-type': 'application/merge-patch+json', 'if-match': '*' },
      );
      expect(status).toBe(200);
      const { fr, it: italian } = data.translations;
      expect([data.title, data.keywords, data.projectCode]).toEqual(['Wald', '', 'A-1']);
      expect([fr.title, fr.keywords, italian.title]).toEqual(['La forêt', undefined, 'Bosco']);
    });

    it('requires the current version: 428 without one, 412 for another', async () => {
      const { record } = await create(editor, projects, minimalRecord(projects, 'Wald'));
      const etag = (await editor(`/projects/${record.id}`)).headers.get('etag') ?? '';
      expect((await patch(record.id, { keywords: 'Holz' }, {})).status).toBe(428);
      expect((await patch(record.id, { keywords: 'Holz' }, { 'if-match': etag })).status).toBe(200);
      const stale = await patch(record.id, { keywords: 'Stein' }, { 'if-match': etag });
      expect([stale.status, stale.data.keywords]).toEqual([412, 'Holz']);
    });

    it('requires an object with valid values, and an existing record', async () => {
      const { record } = await create(editor, projects, minimalRecord(projects, 'Wald'));
      for (const json of [[], 'Holz', null]) expect((await patch(record.id, json)).status).toBe(422);
      const { status, problem } = await patch(record.id, { title: null });
      expect([status, problem.errors?.map(({ field }) => field)]).toEqual([422, ['title']]);
      expect((await patch(2_000_000_000, { keywords: 'Holz' })).status).toBe(404);
      expect((await editor(`/projects/${record.id}`)).data.title).toBe('Wald');
    });
  },
  'patch',
);
