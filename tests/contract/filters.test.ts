import { beforeAll, describe, expect, it } from 'vitest';
import { allContentTypes } from '../../domain/contentTypes';
import type { ContentType } from '../../domain/contentType';
import { publications } from '../../domain/types/publication';
import { swissDay } from '../../domain/values/days';
import { validate } from '../../domain/validate';
import type { Filter } from '../../domain/filters';
import { formatQuery } from '../../domain/http';
import { translationLocalesOf } from '../../domain/locales';
import type { Fetch, Json } from './client';
import { create, prepareMaterial, minimalRecord, type Material } from './samples';
import { describeContract } from './targets';

type Values = Record<string, Json>;
/** The accounts that created or changed each record. */
type Changers = Map<number, number[]>;

/** The references in each sample, by position: all the ways in which two values can overlap. */
const combinations = [[], [0], [1], [0, 1], [1, 2, 0], [2]];
const days = [null, '2019-12-31', '2020-01-01', '2020-12-31', '2021-01-01', '2020-06-15'];

/** Records made so that every filter finds some and excludes others. */
function samples(type: ContentType, material: Material): Values[] {
  return combinations.map((places, index) => {
    const values: Values = { isPublic: index % 2 === 0 };
    if (type.fields[type.titleField]?.translated)
      values.translations = Object.fromEntries(
        translationLocalesOf(type).map((locale) => [
          locale,
          index % 2 === 0 ? {} : { [type.titleField]: `Titre ${index}` },
        ]),
      );
    for (const [name, field] of Object.entries(type.fields)) {
      if (field.kind === 'reference')
        values[name] = places.length > 0 ? { id: material.entries(field.list)[places[0] as number]?.id } : null;
      if (field.kind === 'records')
        values[name] = places.map((place) => ({ id: material.records(field.resource)[place]?.id }));
      if (field.kind === 'references')
        values[name] = places.map((place) => ({ id: material.entries(field.list)[place]?.id }));
      if (field.kind === 'date') values[name] = days[index];
      if (field.kind === 'dateTime')
        values[name] = index === 0 ? null : `${index % 2 === 0 ? 2020 : 2999}-10-29T02:30:00+02:00`;
      // Choices without a filter control other fields.
      if (
        field.kind === 'choice' &&
        Object.values(type.filters as Record<string, { field?: string }>).some((filter) => filter.field === name)
      )
        values[name] = field.choices[index % field.choices.length]?.id;
    }
    const sample = minimalRecord(type, `Filter ${index}`, values);
    // Values that the rules do not allow together are left out.
    for (const { field } of validate(type, sample).errors) sample[field] = type.fields[field]?.empty;
    return sample;
  });
}

/** What a filter means, implemented independently of server and mock. */
function isFound(filter: Filter, record: Values, values: string[], changers: Changers): boolean {
  const matches = values.map((value) => {
    switch (filter.kind) {
      case 'visibility':
        return (value === 'public') === record.isPublic;
      case 'year':
        return String(record[filter.field]).slice(0, 4) === value.slice(0, 4);
      case 'past': {
        const now = filter.byDay ? Date.parse(`${swissDay.format(new Date())}T00:00:00+01:00`) : Date.now();
        const isOver = record[filter.field] !== null && Date.parse(record[filter.field]) < now;
        return isOver === (value !== '0');
      }
      case 'period': {
        const [from, till] = [record[filter.start], record[filter.end]].map((day) =>
          day === null ? null : Number(day.slice(0, 4)),
        );
        return !(from && from > Number(value.slice(0, 4))) && !(till && till < Number(value.slice(0, 4)));
      }
      case 'choice':
        return record[filter.field] === value;
      case 'moment': {
        const moment = record[filter.field] ?? record[filter.otherwise ?? ''];
        return filter.bound === 'from'
          ? Date.parse(moment) >= Date.parse(value)
          : Date.parse(moment) < Date.parse(value);
      }
      case 'untranslated':
        return !record.translations[value]?.[filter.field];
      case 'changedBy':
        return (changers.get(record.id) ?? []).includes(Number(value));
      case 'assignedTo':
        return false;
      case 'ids':
        return String(record.id) === value;
      case 'references':
        return [record[filter.field] ?? []]
          .flat()
          .some((entry: { id: number; name: string }) => String(entry.id) === value || entry.name === value);
      case 'cases': {
        const found = filter.cases[value];
        const entries: { name: string }[] = found ? record[found.field] : [];
        if (!found) return false;
        return 'named' in found
          ? found.named.some((name) => entries.some((entry) => entry.name === name))
          : found.counts.some(([from, to]) => from <= entries.length && entries.length <= to);
      }
      case 'records':
        return record[filter.field].some((entry: { id: number }) => String(entry.id) === value);
    }
  });
  if (
    filter.kind === 'references' &&
    filter.noneMeansAll &&
    filter.match !== 'none' &&
    record[filter.field].length === 0
  )
    return true;
  const match = filter.kind === 'references' || filter.kind === 'records' ? filter.match : 'any';
  return match === 'all'
    ? !matches.includes(false)
    : match === 'any'
      ? matches.includes(true)
      : !matches.includes(true);
}

/** The values to request for a filter, single and combined. */
function questions(filter: Filter, material: Material, records: Values[], changers: Changers): string[][] {
  switch (filter.kind) {
    case 'visibility':
      return [['public'], ['draft'], ['public', 'draft']];
    case 'year':
    case 'period':
      return [['2020-01-01'], ['2019-01-01', '2021-01-01'], ['1901-01-01']];
    case 'past':
      return [['0'], ['1'], ['true']];
    case 'moment':
      return [
        ['2020-01-01'],
        ['2020-06-01T10:00:00Z'],
        ['9000-01-01'],
        [records.map((record) => String(record[filter.field])).sort()[Math.floor(records.length / 2)] ?? ''],
      ];
    case 'untranslated':
      return [...filter.locales.map((locale) => [locale]), [...filter.locales]];
    case 'assignedTo':
      return [['1'], ['1', '2']];
    case 'changedBy': {
      const users = [...new Set([...changers.values()].flat())].map(String);
      return [...users.map((user) => [user]), users, ['999999999']];
    }
    case 'choice':
      return filter.choices.map(({ id }) => [id]);
    case 'cases':
      return [
        ...filter.choices.map(({ id }) => [id]),
        filter.choices.slice(0, 2).map(({ id }) => id),
        ['gibt-es-nicht'],
      ];
    case 'ids':
      return [[String(records[0]?.id)], records.slice(2, 5).map(({ id }) => String(id)), ['999999999']];
    case 'records': {
      const [a, b] = material.records(filter.resource).map(({ id }) => String(id));
      return [[a ?? ''], [a ?? '', b ?? ''], ['999999999'], ['Gibt es nicht']];
    }
    case 'references': {
      const [a, b, c] = material.entries(filter.list);
      const ids = [a, b, c].map((entry) => String(entry?.id));
      return [
        ids.slice(0, 1),
        ids.slice(0, 2),
        ids,
        [a?.name ?? ''],
        [a?.name ?? '', ids[1] ?? ''],
        ['999999999'],
        ['Gibt es nicht'],
        ['1e0'],
      ];
    }
  }
}

describeContract('filters', (api, _, types) => {
  describe.each(types)('$name', (type) => {
    let editor: Fetch;
    let material: Material;
    let records: Values[];
    const changers: Changers = new Map();
    // The history knows who changed a record. Only the server has assignments: server/comments/comments.db.test.ts.
    const filters = Object.entries(type.filters as Record<string, Filter>).filter(
      ([, { kind }]) => kind !== 'assignedTo',
    );
    const idsOf = (list: Values[]) => list.map(({ id }) => id);
    /** Requests the default order, for filters that bring one of their own. */
    const inUsualOrder = (...filters: string[]) =>
      filters.includes(type.orderWith?.filter ?? '')
        ? { orderBy: [type.defaultOrder.field], orderDirection: [type.defaultOrder.direction] }
        : {};
    /** Restricts lists to the samples; otherwise most of the time would go into what all responses have in common. */
    const among = ({ ids }: Parameters<typeof formatQuery>[0]) => (ids ? {} : { ids: idsOf(records).join(',') });
    /** Responses by request. Nothing changes in between, so each request is made only once. */
    const answers = new Map<string, Promise<number[]>>();
    const ask = async (query: string) => {
      const { status, data, text } = await editor(`/${type.name}?${query}`);
      expect(status, text).toBe(200);
      return idsOf(data);
    };
    const list = (query: Parameters<typeof formatQuery>[0]) => {
      const key = formatQuery({ limit: 500, ...among(query), ...query });
      const answer = answers.get(key) ?? ask(key);
      answers.set(key, answer);
      return answer;
    };
    beforeAll(async () => {
      editor = await api.as('ROLE_EDITOR');
      material = await prepareMaterial(editor);
      const admin = await api.as('ROLE_ADMIN');
      const made: number[] = [];
      for (const [index, sample] of samples(type, material).entries())
        made.push((await create(index % 2 === 0 ? editor : admin, type, sample)).record.id);
      records = (await editor(`/${type.name}?ids=${made.join(',')}`)).data;
      for (const { id } of records) {
        const history = (await editor(`/${type.name}/${id}/history`)).data as { user: { id: number } | null }[];
        changers.set(
          id,
          history.flatMap(({ user }) => user?.id ?? []),
        );
      }
    });

    it.each(filters)('%s finds exactly the matching records', async (name, filter) => {
      const found: number[] = [];
      for (const values of questions(filter, material, records, changers)) {
        const expected = idsOf(records.filter((record) => isFound(filter, record, values, changers)));
        expect(await list({ [name]: values, ...inUsualOrder(name) }), `${name}=${values}`).toEqual(expected);
        found.push(expected.length);
      }
      // Otherwise the test would prove nothing.
      expect(found.some((count) => count > 0 && count < records.length)).toBe(true);
    });

    it('different filters are joined by AND', async () => {
      const queries = filters.flatMap(([name, filter]) => {
        if (filter.kind === 'ids' || (filter.kind === 'references' && filter.match === 'none')) return [];
        return [{ name, filter, values: questions(filter, material, records, changers)[0] ?? [] }];
      });
      for (const [index, first] of queries.entries()) {
        const second = queries[(index + 1) % queries.length] ?? first;
        const expected = records.filter((record) =>
          [first, second].every(({ filter, values }) => isFound(filter, record, values, changers)),
        );
        expect(
          await list({
            [first.name]: first.values,
            [second.name]: second.values,
            ...inUsualOrder(first.name, second.name),
          }),
          `${first.name} and ${second.name}`,
        ).toEqual(idsOf(expected));
      }
    });

    it('a single value may omit the brackets, ids may use commas; empty values are ignored', async () => {
      const [newest, next] = idsOf(records);
      expect(await list({ ids: `${newest},${next}` })).toEqual([newest, next]);
      // Filters only exclude records, so testing all of them together reveals any that is not ignored.
      const empty = Object.fromEntries(filters.map(([name]) => [name, ['']]));
      expect(await list({ ...empty, ids: idsOf(records).join(',') })).toEqual(idsOf(records));
      expect(await list({ ids: [''], limit: 7 })).toHaveLength(7);
      for (const [name, filter] of filters) {
        const [value] = questions(filter, material, records, changers)[0] ?? [];
        expect(await list({ [name]: value ?? '' }), name).toEqual(await list({ [name]: [value ?? ''] }));
      }
    });

    it('a meaningless value gets 400', async () => {
      const wrong = Object.entries(type.filters as Record<string, Filter>).flatMap(([name, { kind }]) => {
        if (kind === 'year') return [`${name}[]=gestern`, `${name}[]=2024-02-30`, `${name}[]=2024-01-01'--`];
        return kind === 'ids' ? [`${name}[]=x`, `${name}=1,x`, `${name}=1;2`] : [`${name}[]=%00`];
      });
      for (const query of wrong) expect((await editor(`/${type.name}?${query}`)).status, query).toBe(400);
    });
  });

  const ofAll = allContentTypes.flatMap(({ name: type, filters }) =>
    Object.entries(filters as Record<string, Filter>).map(([name, { kind }]) => ({ type, name, kind })),
  );
  it.each([...new Map(ofAll.map((filter) => [filter.kind, filter])).values()])(
    'a name that every object has is a value like any other: $kind',
    async ({ type, name }) => {
      const editor = await api.as('ROLE_EDITOR');
      for (const value of ['__proto__', 'constructor', 'toString']) {
        const { status } = await editor(
          `/${type}?${new URLSearchParams([
            ['limit', '1'],
            [`${name}[]`, value],
          ])}`,
        );
        expect([200, 400], value).toContain(status);
      }
    },
  );

  it('unknown parameters are refused with 400 and named', async () => {
    const editor = await api.as('ROLE_EDITOR');
    for (const name of ['unheardOf', 'constructor', '__proto__', 'toString', 'topic[a]', '<b>']) {
      const { status, problem } = await editor(`/events?${new URLSearchParams({ limit: '5', [`${name}[]`]: '1' })}`);
      expect([status, problem.detail], name).toEqual([400, `Den Parameter «${name}» gibt es hier nicht.`]);
    }
    expect((await editor('/events?a=1&b=2&c=')).problem.detail).toBe('Diese Parameter gibt es hier nicht: «a», «b».');
  });
});

describeContract('years to choose from', (api, unsupported) => {
  it('are those with records, even future ones, latest first; drafts count for editors only', async () => {
    const editor = await api.as('ROLE_EDITOR');
    await create(
      editor,
      publications,
      minimalRecord(publications, 'Lange Reihe', { isPublic: true, startDate: '2891-12-31', endDate: '2893-01-01' }),
    );
    await create(
      editor,
      publications,
      minimalRecord(publications, 'Entwurf', { isPublic: false, startDate: null, endDate: '2895-05-05' }),
    );
    await create(
      editor,
      publications,
      minimalRecord(publications, 'Ohne Jahr', { isPublic: true, startDate: null, endDate: null }),
    );
    const { data } = await editor('/publications/years');
    expect(data.year.filter((year: number) => year > 2800)).toEqual([2895, 2893, 2892, 2891]);
    expect(data.year).toEqual([...new Set(data.year)].toSorted((a, b) => Number(b) - Number(a)));
    expect(Object.keys((await editor('/projects/years')).data)).toEqual(['startDate', 'endDate']);
    expect((await editor('/jobs/years')).status).not.toBe(200);
    expect((await editor('/projects/years?status[]=public')).status).toBe(400);
    const seen = async () => (await api.fetch('/publications/years')).data.year.filter((year: number) => year > 2800);
    expect(unsupported('visitors') ? [2893, 2892, 2891] : await seen()).toEqual([2893, 2892, 2891]);
  });
});
