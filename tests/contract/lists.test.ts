import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentType } from '../../domain/contentType';
import { firstPart, orderingOf, orderKey } from '../../domain/kinds/ordering';
import { withEntries } from '../../domain/kinds/targets';
import { maxLimit } from '../../domain/http';
import { defaultOrderOf } from '../../domain/lists/listRequest';
import type { Fetch, Json } from './client';
import {
  create,
  valuesToKeep,
  prepareMaterial,
  sampleRecord,
  sampleValue,
  minimalRecord,
  type Material,
} from './samples';
import { describeContract } from './targets';

const titles = ['Äpfel', 'Birnen', 'Zug', 'aber', 'Öl', 'Énergie', 'ob', 'Abend'];

const german = new Intl.Collator('de');

/** Values of the fields by which lists can be sorted, different for each number. */
function various(type: ContentType, number: number, material: Material): Json {
  const some = (all: readonly { id: number }[], count = 1) =>
    Array.from({ length: count }, (_, index) => ({ id: all[(number + index) % all.length]?.id }));
  const isSwiss = number % 2 === 0;
  const values = Object.entries(type.fields)
    .filter(([name]) => type.orderBy.includes(name))
    .map(([name, field]) => {
      // The type of a graphic determines which other fields it requires.
      if (field.kind === 'choice' && 'svg' in type.fields) return {};
      if (field.kind === 'choice') return { [name]: field.choices[number % field.choices.length]?.id };
      if (field.kind === 'reference' && field.list === 'countries')
        return {
          [name]: some(material.entries(field.list).filter((entry) => (entry.name === 'Schweiz') === isSwiss))[0],
        };
      // Only Switzerland has cantons.
      if (field.kind === 'reference') return { [name]: isSwiss ? some(material.entries(field.list))[0] : null };
      if (field.kind === 'references') return { [name]: some(material.entries(field.list), 1 + (number % 3)) };
      if (field.kind === 'record') return { [name]: some(material.records(field.resource))[0] };
      if (field.kind === 'records') return { [name]: some(material.records(field.resource), 1 + (number % 2)) };
      if (field.kind === 'associations') return { [name]: sampleValue(field, 'x', material).slice(number % 2) };
      if (field.kind === 'list' && field.counted)
        return { [name]: sampleValue(field, 'x', material).slice(number % 2) };
      if (field.kind === 'list') return { [name]: [{ [firstPart(field)]: `Wer ${(number * 5) % 8}` }] };
      if (field.kind === 'date') return { [name]: `2024-0${1 + number}-05` };
      if (field.kind === 'dateTime') return { [name]: `2027-0${1 + number}-18T09:00:00+01:00` };
      if (field.kind === 'integer') return { [name]: number };
      if (field.kind === 'color') return { [name]: `#00930${number}` };
      return {};
    });
  return Object.assign(
    { ...sampleRecord(type, material), isPublic: false, [type.titleField]: `Nummer ${titles[number]}` },
    ...values,
    ...Object.keys(type.fields).map((name) => (name in Object.assign({}, ...values) ? valuesToKeep(type, name) : {})),
  );
}

/** A page size that results in three pages, the last one shorter. */
const thirdOf = ({ length }: readonly number[]): number => Math.ceil((length + 1) / 3);

const pointsAtGroups = (type: ContentType, name: string): boolean => {
  const field = type.fields[name];
  return field !== undefined && 'resource' in field && field.resource === 'contact-groups';
};

describeContract('lists', (api, unsupported, types) => {
  describe.each(types)('$name', (type) => {
    let editor: Fetch;
    /** As in tables, the parent's name precedes the group's. */
    const groupNames = new Map<number, string>();
    const get = (query: string, headers = {}) => editor(`/${type.name}?${query}`, { headers });
    // The short shape contains the same records in the same order, at a tenth of the size.
    const ids = async (query: string): Promise<number[]> =>
      (await get([query, 'shape=summary'].filter(Boolean).join('&'))).data.map(({ id }: Json) => id);
    /** Records of the demo, some with different values, and two without any. */
    let few: string;
    beforeAll(async () => {
      editor = await api.as('ROLE_EDITOR');
      const made: number[] = await ids('limit=6&orderBy[]=id&orderDirection[]=ASC');
      // Together with the existing records, more than the default limit.
      for (let index = 0; index < (type.limit ? 62 : 2); index += 1)
        made.push((await create(editor, type, minimalRecord(type, `Nummer ${index}`))).record.id);
      const material = await prepareMaterial(editor);
      for (const index of titles.keys())
        made.push((await create(editor, type, various(type, index, material))).record.id);
      few = `ids=${[...made.slice(0, 6), ...made.slice(-titles.length - 2)].join(',')}`;
      if (type.orderBy.some((name) => pointsAtGroups(type, name)))
        for (const { id, name, parent } of (await editor(`/contact-groups?limit=${maxLimit}`)).data)
          groupNames.set(id, [parent?.name, name].filter(Boolean).join(': '));
    });

    it(`have ${type.limit ?? 'all'} records by default, in the order of the type`, async () => {
      const list = await ids('');
      expect(list).toHaveLength(type.limit ?? (await ids(`limit=${maxLimit}`)).length);
      const { field, direction } = type.defaultOrder;
      expect(list).toEqual(
        await ids(
          defaultOrderOf(type)
            .map((order) => `orderBy[]=${order.field}&orderDirection[]=${order.direction}`)
            .join('&'),
        ),
      );
      const sorted = field === 'id' ? list.toSorted((a, b) => (direction === 'ASC' ? a - b : b - a)) : list;
      expect(list).toEqual(sorted);
      expect(await ids('limit=7')).toEqual(list.slice(0, 7));
      expect(await ids('limit=0')).toEqual(list);
    });

    it('continue where the last page ended and end with a short page', async () => {
      const all = await ids('limit=500');
      const page = thirdOf(all);
      const pages: number[][] = [];
      do pages.push(await ids(`limit=${page}&offset=${pages.length * page}`));
      while (pages.at(-1)?.length === page);
      expect(pages.flat()).toEqual(all);
      expect(await ids('offset=100000')).toEqual([]);
    });

    it('link to the next page with all parameters, except on the last page', async () => {
      const all = await ids('limit=1000&term=nummer');
      const page = thirdOf(all);
      const pages: number[][] = [];
      let address = `/${type.name}?term=nummer&orderBy[]=id&orderDirection[]=${'DESC'}&limit=${page}`;
      for (;;) {
        const { data, headers } = await editor(address);
        pages.push(data.map(({ id }: Json) => id));
        const [, next] = /^<\/api\/v1(\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
        if (!next) break;
        address = next;
      }
      expect(pages.map(({ length }) => length)).toEqual([
        ...Array.from({ length: pages.length - 1 }, () => page),
        all.length - page * (pages.length - 1),
      ]);
      expect(pages.flat()).toEqual(all.toSorted((a, b) => b - a));
      expect((await get(`limit=${all.length}&term=nummer`)).headers.get('link')).toBeNull();
      expect((await get(`limit=${all.length - 1}&term=nummer`)).headers.get('link')).toContain(
        `offset=${all.length - 1}>`,
      );
    });

    it('return 400 for an invalid limit or offset', async () => {
      const numbers = ['limit=1001', 'limit=-1', 'limit=x', 'limit=1e2', 'limit=1.5', 'offset=-1', 'offset=x'];
      for (const query of [...numbers, 'offset=99999999999999999999']) {
        const { status, problem } = await get(query);
        expect([status, problem.detail], query).toEqual([400, expect.stringContaining(query.split('=')[0] ?? '')]);
      }
    });

    it.each(type.orderBy as string[])('are ordered by %s, either way', async (field) => {
      let last: { id: number }[] = [];
      for (const [direction, sign] of [
        ['ASC', 1],
        ['DESC', -1],
      ] as const) {
        const declared = type.fields[field];
        const { data } = await get(
          `${few}${declared?.summary ? '&shape=summary' : ''}&orderBy[]=${field}&orderDirection[]=${direction}`,
        );
        const named = (value: Json) =>
          pointsAtGroups(type, field) && !unsupported('groupPaths')
            ? withEntries(value, ({ id }) => ({ name: groupNames.get(id) }))
            : value;
        const keys: Json[] = data.map((record: Json) =>
          declared ? orderKey(declared, named(record[field] ?? declared.empty)) : record[field],
        );
        const values = keys.filter((value: Json) => value !== null);
        expect(new Set(values).size, String(values)).toBeGreaterThan(1);
        const isText = declared !== undefined && orderingOf(declared) === 'words';
        // In the order that people expect of text.
        const compare = (a: Json, b: Json) => (isText ? german.compare(a, b) : a === b ? 0 : a < b ? -1 : 1);
        expect(values).toEqual(values.toSorted((a, b) => compare(a, b) * sign));
        // Records without a value come last.
        expect(keys.slice(0, values.length).every((value) => value !== null)).toBe(true);
        last = data;
      }
      // Works without brackets; the direction must be understood as well.
      expect(await ids(`${few}&orderBy=${field}&orderDirection=DESC`)).toEqual(last.map(({ id }) => id));
    });

    it('keep their default order when asked to sort by an unknown field', async () => {
      const usual = await ids('limit=20');
      for (const field of ['title; drop table projects', 'version', 'constructor', 'password']) {
        expect(await ids(`limit=20&orderBy[]=${encodeURIComponent(field)}&orderDirection[]=ASC`)).toEqual(usual);
      }
    });

    it('in the short shape have exactly the fields declared for it', async () => {
      const short = Object.entries(type.fields).flatMap(([name, field]) => (field.summary ? [name] : []));
      const { data } = await get(`shape=summary&${few}`);
      const full = (await get(few)).data;
      expect(data).toHaveLength(full.length);
      for (const [index, record] of data.entries()) {
        expect(Object.keys(record).sort()).toEqual(
          [
            'id',
            'isPublic',
            'createdAt',
            'updatedAt',
            'translations',
            ...Object.keys({ ...type.derived, ...type.derivedFromRelated }),
            ...short,
          ].sort(),
        );
        expect(full[index]).toMatchObject(record);
        for (const texts of Object.values(record.translations))
          for (const name of Object.keys(texts as object)) expect(short).toContain(name);
      }
    });

    it('are 304 until something changes', async () => {
      const newest = 'limit=5&orderBy[]=id&orderDirection[]=DESC';
      const first = await get(newest);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      expect(await get(newest, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
      expect((await get('limit=6', { 'if-none-match': etag })).status).toBe(200);
      const { record } = await create(editor, type, minimalRecord(type, 'Neu'));
      const second = await get(newest, { 'if-none-match': etag });
      expect([second.status, second.data[0].id]).toEqual([200, record.id]);
    });

    it.skipIf(unsupported('visitors'))('give the public list to a visitor who holds the editors’ one', async () => {
      const etag = (await get('limit=20')).headers.get('etag') ?? '';
      const { status, data } = await api.fetch(`/${type.name}?limit=20`, {
        headers: { 'if-none-match': etag },
      });
      expect(status).toBe(200);
      expect(data.every(({ isPublic }: Json) => isPublic)).toBe(true);
    });
  });
});
