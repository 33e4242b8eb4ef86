import { beforeAll, describe, expect, it } from 'vitest';
import { allContentTypes } from '../../domain/contentTypes';
import { audience } from '../../domain/http';
import { hasCards } from '../../domain/lists/listRequest';
import type { Fetch, Json } from './client';
import { create, prepareMaterial, sampleRecord, type Material } from './samples';
import { describeContract } from './targets';

describeContract(
  'the view of visitors',
  (api) => {
    let editor: Fetch;
    let material: Material;
    const people: Record<string, () => Promise<Fetch>> = {
      visitor: async () => api.fetch,
      ROLE_USER: () => api.as('ROLE_USER'),
      'an editor on a page for visitors': async () => async (path, options) =>
        editor(`${path}${path.includes('?') ? '&' : '?'}${audience.parameter}=${audience.visitors}`, options),
    };
    beforeAll(async () => {
      editor = await api.as('ROLE_EDITOR');
      material = await prepareMaterial(editor);
    });

    describe.each(allContentTypes.filter((type) => type.read(null) === 'public'))('$name', (type) => {
      const path = `/${type.name}`;
      const publicKeys = [
        'id',
        'isPublic',
        'createdAt',
        'updatedAt',
        'translations',
        ...Object.keys({ ...type.derived, ...type.derivedLong, ...type.derivedFromRelated }),
        ...(type.publicFields as string[]),
      ].sort();
      const secret = Object.keys(type.fields).filter((name) => !(type.publicFields as string[]).includes(name));
      let open: Json;
      let draft: Json;
      let visitor: Fetch;

      describe.each(Object.keys(people))('%s', (who) => {
        beforeAll(async () => {
          visitor = await (people[who] as () => Promise<Fetch>)();
          const sample = sampleRecord(type, material);
          for (const name of secret) if (type.fields[name]?.kind === 'text') sample[name] = `geheim-${name}`;
          open = (await create(editor, type, sample)).record;
          draft = (await create(editor, type, { ...sample, isPublic: false })).record;
        });

        it('sees only the public fields of a public record', async () => {
          const { status, data, text } = await visitor(`${path}/${open.id}`);
          expect(status).toBe(200);
          expect(Object.keys(data).sort()).toEqual(publicKeys);
          expect(open).toMatchObject(data);
          expect(
            Object.values(data.translations)
              .flatMap((texts) => Object.keys(texts as object))
              .filter((name) => !(type.publicFields as string[]).includes(name)),
          ).toEqual([]);
          expect(text).not.toContain('geheim-');
        });

        it.skipIf(type.alwaysPublic)('reads no draft by its id, whatever is sent along', async () => {
          for (const headers of [{}, { 'if-none-match': '"1"' }, { 'if-none-match': '*' }]) {
            expect((await visitor(`${path}/${draft.id}`, { headers: headers as Record<string, string> })).status).toBe(
              404,
            );
          }
        });

        it.skipIf(!hasCards(type))('lists cards in a language: what a card shows and nothing else', async () => {
          const { status, data, text } = await visitor(`${path}?shape=card&locale=fr&limit=500`);
          expect([status, text.includes('geheim-')]).toEqual([200, false]);
          const keys = new Set(data.flatMap((card: Json) => Object.keys(card)));
          expect([...keys].filter((key) => !['id', 'title', 'lang', 'image', 'lines'].includes(key as string))).toEqual(
            [],
          );
          const ids = data.map(({ id }: Json) => id);
          expect([ids.includes(open.id), ids.includes(draft.id)]).toEqual([true, type.alwaysPublic === true]);
        });

        it.each([
          '',
          'limit=500',
          ...('status' in type.filters ? ['status[]=draft&limit=500'] : []),
          'shape=summary&limit=500',
          'orderBy[]=id',
        ])('lists public records in their public shape: ?%s', async (query) => {
          const { data, text } = await visitor(`${path}?${query}`);
          expect(
            data.filter(
              (record: Json) =>
                record.isPublic !== true || Object.keys(record).some((name) => !publicKeys.includes(name)),
            ),
          ).toEqual([]);
          expect(text).not.toContain('geheim-');
          // The short shape contains the same records in the same order.
          const all = (
            await editor(
              `${path}?limit=500&shape=summary&${query.replace('limit=500', '').replace('shape=summary', '')}`,
            )
          ).data;
          const expected = all
            .filter((record: Json) => record.isPublic)
            .map(({ id }: Json) => id)
            .slice(0, data.length);
          expect(data.map(({ id }: Json) => id)).toEqual(expected);
        });

        it.skipIf(type.alwaysPublic)('finds no draft by its id or by a filter', async () => {
          const { data } = await visitor(`${path}?ids=${draft.id},${open.id}`);
          expect(data.map(({ id }: Json) => id)).toEqual([open.id]);
        });

        it.skipIf(type.alwaysPublic)('loses a record that becomes a draft', async () => {
          const { record } = await create(editor, type, sampleRecord(type, material));
          expect((await visitor(`${path}/${record.id}`)).status).toBe(200);
          await editor(`${path}/${record.id}`, { method: 'PUT', json: { isPublic: false } });
          expect((await visitor(`${path}/${record.id}`)).status).toBe(404);
        });
      });

      it('editors see drafts and every field', async () => {
        expect((await editor(`${path}/${draft.id}`)).data).toMatchObject(draft);
        expect(Object.keys(draft)).toEqual(expect.arrayContaining(secret));
      });
    });

    it('codes and keywords of projects are not public, those of circular-economy projects are', async () => {
      expect((await api.fetch('/circular-economy-projects')).data[0]).toHaveProperty('keywords');
      const { data } = await api.fetch('/projects');
      for (const project of data) {
        expect(project).not.toHaveProperty('projectCode');
        expect(project).not.toHaveProperty('keywords');
      }
    });
  },
  'visitors',
);
