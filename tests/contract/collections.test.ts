import { beforeAll, describe, expect, it } from 'vitest';
import { collections } from '../../domain/types/collections';
import type { Fetch, Json } from './client';
import { create, minimalRecord } from './samples';
import { describeContract } from './targets';

describeContract(
  'public collections',
  (api) => {
    let editor: Fetch;
    beforeAll(async () => {
      editor = await api.as('ROLE_EDITOR');
    });

    describe.each(collections)('$type.name', ({ type, collects: { members } }) => {
      const shown = async (id: number, query = '') => api.fetch(`/${type.name}/public/${id}${query}`);
      const made = async (title: string, more: object = {}) =>
        (await create(editor, members, minimalRecord(members, title, { isPublic: true, ...more }))).record.id as number;
      const titles = (records: Json[]) => records.map(({ title }) => title);

      it('show the chosen records in order, page by page, without drafts and deleted ones', async () => {
        const [one, draft, gone, two] = [
          await made('Eins'),
          await made('Entwurf', { isPublic: false }),
          await made('Weg'),
          await made('Zwei'),
        ];
        const { record } = await create(editor, type, {
          title: 'Auswahl',
          description: 'Wofür',
          isDynamic: false,
          selection: [two, gone, draft, one].map((id) => ({ id })),
          filters: [],
        });
        expect((await editor(`/${members.name}/${gone}`, { method: 'DELETE' })).status).toBe(200);
        const { status, data } = await shown(record.id, '?shape=summary');
        expect([status, data.title, data.description, titles(data[members.name])]).toEqual([
          200,
          'Auswahl',
          'Wofür',
          ['Zwei', 'Eins'],
        ]);
        expect(
          Object.keys(data[members.name][0])
            .filter((key) => !(members.publicFields as string[]).includes(key))
            .sort(),
        ).toEqual(['createdAt', 'id', 'isPublic', 'translations', 'updatedAt']);
        // Existing clients do not request a shape, and get that of the list.
        const [entry] = (await shown(record.id)).data[members.name];
        expect(entry).toEqual((await api.fetch(`/${members.name}?limit=500`)).data.find(({ id }: Json) => id === two));
        const first = await shown(record.id, '?limit=1');
        expect([titles(first.data[members.name]), first.headers.get('link')]).toEqual([
          ['Zwei'],
          expect.stringContaining('offset=1>; rel="next"'),
        ]);
        expect(titles((await shown(record.id, '?limit=1&offset=1&shape=full')).data[members.name])).toEqual(['Eins']);
      });

      it('show the results of a search profile like its list, without drafts', async () => {
        for (const [index, isPublic] of [true, false, true].entries())
          await made(`Thema ${index}`, { isPublic, topics: [{ id: 5 }] });
        const { record } = await create(editor, type, {
          title: 'Profil',
          description: '',
          isDynamic: true,
          selection: [],
          // Existing clients may send ids as numbers.
          filters: [{ type: 'topic', value: 5 }],
        });
        expect(record.filters).toEqual([{ type: 'topic', value: '5' }]);
        const list = (await editor(`/${members.name}?topic[]=5&limit=500`)).data
          .filter(({ isPublic }: Json) => isPublic)
          .map(({ id }: Json) => id as number);
        const ids = (await shown(record.id)).data[members.name].map(({ id }: Json) => id as number);
        expect(ids.toSorted()).toEqual(list.toSorted());
      });

      it('are 404 if they do not exist', async () => {
        for (const id of [0, 999_999]) expect((await shown(id)).status).toBe(404);
      });
    });
  },
  'visitors',
);
