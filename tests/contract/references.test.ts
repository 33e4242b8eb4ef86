import { describe, expect, it } from 'vitest';
import { locales, translationLocales } from '../../domain/locales';
import { referenceEntrySchema } from '../../domain/referenceSchema';
import { referenceListNames, referenceLists, type ReferenceEntry } from '../../domain/references';
import { describeContract } from './targets';

describeContract('reference lists', (api, unsupported) => {
  describe.each(referenceListNames)('%s', (list) => {
    const { path } = referenceLists[list];

    it('give all their entries to visitors, as declared, by id', async () => {
      const { status, data } = await api.fetch(`/${path}`);
      expect(status).toBe(200);
      expect(data.length).toBeGreaterThan(0);
      for (const entry of data as ReferenceEntry[]) {
        expect(() => referenceEntrySchema(list).parse(entry)).not.toThrow();
        expect(Object.keys(entry.translations).sort()).toEqual([...translationLocales].sort());
        expect(entry.name.trim()).not.toBe('');
      }
      const ids = data.map(({ id }: ReferenceEntry) => id);
      expect(ids).toEqual(ids.toSorted((a: number, b: number) => a - b));
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('give one entry by its id', async () => {
      const { data } = await api.fetch(`/${path}`);
      const entry = data[data.length - 1];
      expect((await api.fetch(`/${path}/${entry.id}`)).data).toEqual(entry);
      expect((await api.fetch(`/${path}/999999999`)).status).toBe(404);
    });

    it('return 304 to clients that have them', async () => {
      const first = await api.fetch(`/${path}`);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      const again = await api.fetch(`/${path}`, { headers: { 'if-none-match': etag } });
      expect([again.status, again.text]).toEqual([304, '']);
      expect((await api.fetch(`/${path}`, { headers: { 'if-none-match': '"something-else"' } })).status).toBe(200);
    });

    it('cannot be written at this URL', async () => {
      const boss = await api.as('ROLE_SUPER_ADMIN');
      const before = (await api.fetch(`/${path}`)).text;
      for (const [method, url] of [
        ['POST', `/${path}`],
        ['PUT', `/${path}/1`],
        ['DELETE', `/${path}/1`],
      ] as const) {
        expect([404, 405, ...(unsupported('addresses') ? [501] : [])]).toContain(
          (await boss(url, { method, json: { name: 'x' } })).status,
        );
      }
      expect((await api.fetch(`/${path}`)).text).toBe(before);
    });
  });

  it('have the specific fields of each list', async () => {
    const [languages, states, topics, cities] = await Promise.all(
      ['languages', 'states', 'topics', 'cities'].map((path) => api.fetch(`/${path}`)),
    );
    expect(languages?.data.map(({ code }: ReferenceEntry) => code)).toEqual(expect.arrayContaining([...locales]));
    expect(states?.data).toHaveLength(26);
    expect(states?.data.every(({ code }: ReferenceEntry) => /^[A-Z]{2}$/.test(code ?? ''))).toBe(true);
    expect(topics?.data.some(({ icon }: ReferenceEntry) => icon?.startsWith('<svg'))).toBe(true);
    expect(cities?.data[0]).toMatchObject({
      zipCode: expect.any(String),
      municipalNumber: expect.any(Number),
      state: { id: expect.any(Number) },
    });
  });
});
