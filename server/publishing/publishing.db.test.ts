import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { allContentTypes } from '../../domain/contentTypes';
import { isPublishedByTime } from '../../domain/publishing';
import { testApi } from '../../tests/support/testApi';
import { call } from '../../tests/support/testApp';
import { publishDue } from './publishing';

const api = testApi();
const [from, till] = ['2030-12-03T08:00:00+01:00', '2030-12-24T18:00:00+01:00'];
const after = (moment: string, seconds: number) => new Date(Date.parse(moment) + seconds * 1000);

type Answer = { id: number; isPublic: boolean; publishFrom?: string; publishTill?: string };
const create = async (values: object) =>
  (await api.ask('POST', '/posts', { title: 'Erscheint später', ...values })).body.data as Answer;
const readAs = async (id: number) => (await api.ask('GET', `/posts/${id}`)).body.data as Answer;
const statusForVisitors = async (id: number) => (await call(api.app, 'GET', `/posts/${id}`)).status;
const history = async (id: number) =>
  (await api.ask('GET', `/posts/${id}/history`)).body.data as { user: unknown; record: Answer }[];

describe('a draft with publishing dates', () => {
  it('becomes public on time, for visitors too, and a draft again at its end', async () => {
    const { id } = await create({ publishFrom: from, publishTill: till });
    const list = () => call(api.app, 'GET', '/posts?limit=1000&audience=visitors');
    const isListed = async () => ((await list()).body.data as Answer[]).some((post) => post.id === id);
    const tag = (await list()).headers.etag;

    expect(await publishDue(api.database.db, after(from, -1))).toBe(0);
    expect([await statusForVisitors(id), await isListed()]).toEqual([404, false]);
    expect(await publishDue(api.database.db, after(from, 0))).toBe(1);
    expect([await statusForVisitors(id), await isListed()]).toEqual([200, true]);
    expect((await list()).headers.etag).not.toBe(tag);
    expect(await readAs(id)).toMatchObject({ isPublic: true, publishTill: till });
    expect(await readAs(id)).not.toHaveProperty('publishFrom');
    expect((await call(api.app, 'GET', `/posts/${id}`)).body.data).not.toHaveProperty('publishTill');

    expect(await publishDue(api.database.db, after(till, 0))).toBe(1);
    expect([await statusForVisitors(id), await isListed()]).toEqual([404, false]);
    expect(await publishDue(api.database.db, after(till, 9))).toBe(0);
    const entries = await history(id);
    expect(entries.map(({ user, record }) => [user === null, record.isPublic])).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
  });

  it('is published once by any number of servers', async () => {
    const { id } = await create({ publishFrom: from });
    const all = await Promise.all(Array.from({ length: 4 }, () => publishDue(api.database.db, after(from, 1))));
    expect(all.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await history(id)).toHaveLength(2);
  });

  it('stays a draft if both dates passed while no server ran', async () => {
    const { id } = await create({ publishFrom: from, publishTill: till });
    await publishDue(api.database.db, after(till, 60));
    expect(await readAs(id)).toMatchObject({ isPublic: false });
    expect(await readAs(id)).not.toHaveProperty('publishTill');
  });

  it('takes the dates without the rest of the record, and removes them with null', async () => {
    const { id } = await create({});
    const patch = (body: object) => api.ask('PUT', `/posts/${id}`, body);
    expect((await patch({ publishFrom: from })).body.data).toMatchObject({ publishFrom: from });
    expect((await patch({ isPublic: true })).body.errors).toMatchObject([{ field: 'publishFrom' }]);
    expect((await patch({ publishFrom: null })).body.data).not.toHaveProperty('publishFrom');
    expect(await publishDue(api.database.db, after(till, 1))).toBe(0);
  });

  it('shows tables and API clients what is planned', async () => {
    const { id } = await create({ publishFrom: from });
    const { body } = await api.ask('GET', `/posts?ids[]=${id}&shape=summary`);
    expect(body.data).toMatchObject([{ id, publishFrom: from }]);
  });
});

it('every type with drafts has an index for each date', async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_indexes where indexdef ~ '\\((publish_from|publish_till)\\)'`.execute(
    api.database.db,
  );
  expect(rows[0]?.count).toBe(allContentTypes.filter(isPublishedByTime).length * 2);
});
