import { beforeAll, describe, expect, it } from 'vitest';
import { emptyRecord } from '../../domain/contentType';
import { translationLocalesOf } from '../../domain/locales';
import type { Fetch, Json } from './client';
import {
  answered,
  create,
  storedPart,
  prepareMaterial,
  sampleRecord,
  minimalRecord,
  withDerived,
  type Material,
} from './samples';
import { describeContract } from './targets';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

describeContract('records', (api, _, types) => {
  let editor: Fetch;
  let material: Material;
  beforeAll(async () => {
    editor = await api.as('ROLE_EDITOR');
    material = await prepareMaterial(editor);
  });

  describe.each(types)('$name', (type) => {
    const path = `/${type.name}`;
    const own = (record: Json) => storedPart(type, record);
    const put = (id: number, json: Json, headers = {}) => editor(`${path}/${id}`, { method: 'PUT', json, headers });
    /** The number of saves: the length of the history or, without one, the version. */
    const saves = async (id: number) =>
      (await editor(`${path}/${id}/history`)).data?.length ??
      Number((await editor(`${path}/${id}`)).headers.get('etag')?.slice(1, -1));

    it('are returned as sent, with relations in order and by name', async () => {
      const sample = sampleRecord(type, material);
      const { record } = await create(editor, type, sample);
      const expected = {
        ...answered(type, sample, material),
        id: expect.any(Number),
        createdAt: expect.stringMatching(moment),
        updatedAt: expect.stringMatching(moment),
      };
      expect(record).toMatchObject(expected);
      expect(Object.keys(own(record)).sort()).toEqual(Object.keys(expected).sort());
      expect((await editor(`${path}/${record.id}`)).data).toEqual(record);
      const { data } = await editor(`${path}?ids=${record.id}`);
      expect(data).toEqual([record]);
    });

    it('have every key, empty if nothing was sent', async () => {
      const { record } = await create(editor, type, minimalRecord(type, 'Nur ein Titel'));
      const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...values } = record;
      expect(own(values)).toEqual(withDerived(type, { ...emptyRecord(type), ...minimalRecord(type, 'Nur ein Titel') }));
      expect(Object.keys(record.translations)).toEqual([...translationLocalesOf(type)]);
    });

    it('are listed with every key and every language', async () => {
      const { data } = await editor(path);
      expect(data.length).toBeGreaterThan(5);
      for (const record of data) {
        expect(Object.keys(record)).toEqual(
          expect.arrayContaining([
            'id',
            'isPublic',
            'createdAt',
            'updatedAt',
            'translations',
            ...Object.keys(type.fields),
          ]),
        );
        expect(Object.keys(record.translations)).toEqual(expect.arrayContaining([...translationLocalesOf(type)]));
        expect(record.id).toBeTypeOf('number');
        expect(record.createdAt).toMatch(moment);
      }
    });

    it('keep fields that an update omits', async () => {
      const { record } = await create(editor, type, sampleRecord(type, material));
      const { status, data } = await put(record.id, { [type.titleField]: 'Anders' });
      expect(status).toBe(200);
      expect(data).toEqual(withDerived(type, { ...record, [type.titleField]: 'Anders', updatedAt: data.updatedAt }));
      expect(data.updatedAt >= record.updatedAt).toBe(true);
    });

    it('lose fields that an update empties', async () => {
      const { record } = await create(editor, type, sampleRecord(type, material));
      const empty = { ...emptyRecord(type), ...minimalRecord(type, 'Leer') };
      const { data } = await put(record.id, empty);
      expect(own(data)).toEqual(
        withDerived(type, { ...empty, id: record.id, createdAt: record.createdAt, updatedAt: data.updatedAt }),
      );
      expect((await editor(`${path}/${record.id}`)).data).toEqual(data);
    });

    it('accept back what they returned, and ignore undeclared keys', async () => {
      const { record } = await create(editor, type, sampleRecord(type, material));
      const { status, data } = await put(record.id, {
        ...record,
        id: 1,
        createdAt: '2001-01-01T00:00:00Z',
        version: 77,
        unknown: 'x',
      });
      expect(status).toBe(200);
      expect(data).toEqual({ ...record, updatedAt: data.updatedAt });
    });

    it('stay the same if an update changes nothing', async () => {
      const { record, etag } = await create(editor, type, sampleRecord(type, material));
      const { status, data, headers } = await put(record.id, record, { 'if-match': etag });
      expect([status, headers.get('etag'), data]).toEqual([200, etag, record]);
      expect(await saves(record.id)).toBe(1);
    });

    it('have their version as ETag: 304 if unchanged, 412 with the current record if stale', async () => {
      const { record, etag } = await create(editor, type, minimalRecord(type, 'Version eins'));
      const url = `${path}/${record.id}`;
      expect(etag).toMatch(/^"\d+(-[\w-]+)?"$/);
      const unchanged = await editor(url, { headers: { 'if-none-match': etag } });
      expect([unchanged.status, unchanged.text]).toEqual([304, '']);

      const second = await put(record.id, minimalRecord(type, 'Version zwei'), { 'if-match': etag });
      expect(second.status).toBe(200);
      expect(second.headers.get('etag')).not.toBe(etag);
      expect((await editor(url, { headers: { 'if-none-match': etag } })).status).toBe(200);

      const late = await put(record.id, minimalRecord(type, 'Zu spät'), { 'if-match': etag });
      expect(late.status).toBe(412);
      expect(own(late.data)).toEqual(own(second.data));
      expect((await editor(url, { method: 'DELETE', headers: { 'if-match': etag } })).status).toBe(412);
      expect((await editor(url)).data).toEqual(second.data);

      expect((await put(record.id, minimalRecord(type, 'Ohne Version'))).status).toBe(200);
    });

    it('accept a stale save of unchanged content, as after a lost response', async () => {
      const { record, etag } = await create(editor, type, minimalRecord(type, 'Vorher'));
      const first = await put(record.id, minimalRecord(type, 'Nachher'), { 'if-match': etag });
      const again = await put(record.id, minimalRecord(type, 'Nachher'), { 'if-match': etag });
      expect([again.status, again.data, again.headers.get('etag')]).toEqual([
        200,
        first.data,
        first.headers.get('etag'),
      ]);
      expect(await saves(record.id)).toBe(2);
      expect((await put(record.id, minimalRecord(type, 'Noch anders'), { 'if-match': etag })).status).toBe(412);
    });

    it('are gone after deletion', async () => {
      const { record } = await create(editor, type, sampleRecord(type, material));
      const url = `${path}/${record.id}`;
      const deleted = await editor(url, { method: 'DELETE' });
      expect([deleted.status, deleted.data]).toEqual([200, { id: record.id }]);
      expect((await editor(url)).status).toBe(404);
      expect((await put(record.id, minimalRecord(type, 'Tot'))).status).toBe(404);
      expect((await editor(url, { method: 'DELETE' })).status).toBe(404);
      expect((await editor(`${path}?ids=${record.id}`)).data).toEqual([]);
      expect((await create(editor, type, minimalRecord(type, 'Danach'))).record.id).not.toBe(record.id);
    });

    it('keep their history: who, when and what, latest first', async () => {
      const { record } = await create(editor, type, minimalRecord(type, 'Erste Fassung'));
      const changed = await put(record.id, minimalRecord(type, 'Zweite Fassung'));
      const url = `${path}/${record.id}`;
      await editor(url, { method: 'DELETE' });
      const { data } = await editor(`${url}/history`);
      expect(data.map(({ action, version }: Json) => [action, version])).toEqual([
        ['delete', 3],
        ['update', 2],
        ['create', 1],
      ]);
      const { data: me } = await editor('/users/me');
      for (const entry of data) {
        expect(entry).toMatchObject({
          id: expect.any(Number),
          at: expect.stringMatching(moment),
          user: { id: me.id, email: me.email },
        });
      }
      expect(data.map((entry: Json) => own(entry.record))).toEqual([changed.data, changed.data, record].map(own));
    });

    it('have a history from the start', async () => {
      const [first] = (await editor(`${path}?orderBy[]=id&orderDirection[]=ASC&limit=1`)).data;
      const { status, data } = await editor(`${path}/${first.id}/history`);
      expect([status, Array.isArray(data)]).toEqual([200, true]);
    });
  });
});
