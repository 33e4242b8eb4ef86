import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { allContentTypes } from '../../../domain/contentTypes';
import { companies } from '../../../domain/types/company';
import { persons } from '../../../domain/types/person';
import { posts } from '../../../domain/types/post';
import { projects } from '../../../domain/types/project';
import { client, type ApiResponse, type Fetch, type Json } from '../../../tests/contract/client';
import { create, prepareMaterial, sampleRecord, minimalRecord } from '../../../tests/contract/samples';
import { testApi } from '../../../tests/support/testApi';
import { createAccount } from '../../../tests/support/testApp';
import { renamedIn } from '../write/renamed';
import { publishDue } from '../../publishing/publishing';
import { tableOf } from '../storage/naming';
import { restartChangesIfMoved } from './changes';

const api = testApi();
let editor: Fetch;
let admin: Fetch;
let visitor: Fetch;
beforeAll(async () => {
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  editor = client(origin, api.cookie);
  admin = client(origin, (await createAccount(api.database, 'ROLE_ADMIN')).cookie);
  visitor = client(origin);
});

/** Transactions of tests that run at the same time in the same cluster delay the feed. */
const pollOptions = { timeout: 20_000 };

/** Keeps a copy as an integrator would: each entry replaces or removes a record. */
class Mirror {
  readonly records = new Map<number, Json>();
  entries = 0;
  #next = '';

  constructor(
    private readonly fetch: Fetch,
    private readonly resource: string,
  ) {}

  async update(limit = 2): Promise<this> {
    for (let more = true; more;) {
      const query = `limit=${limit}${this.#next && `&since=${this.#next}`}`;
      const { data, problem } = await this.fetch(`/${this.resource}/changes?${query}`);
      for (const { id, record } of data)
        if (record) this.records.set(id, record);
        else this.records.delete(id);
      this.entries += data.length;
      ({ next: this.#next, more } = (problem as Json).meta);
    }
    return this;
  }
}

const nextOf = ({ headers }: ApiResponse) => /^<\/api\/v1(\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
/** All records of the usual list, in the form a mirror holds them. */
async function listed(fetch: Fetch, resource: string): Promise<Map<number, Json>> {
  const { data } = await fetch(`/${resource}?limit=1000`);
  return new Map(data.map((record: Json) => [record.id, record]));
}
const sorted = (records: Map<number, Json>) => [...records].toSorted(([one], [other]) => one - other);
const change = (id: number, json: object) =>
  editor(`/posts/${id}`, { method: 'PATCH', json, headers: { 'if-match': '*' } });

describe('a website that mirrors a type', () => {
  it('ends equal through creations, changes, publishing by time, deletions and a restore', async () => {
    const mirrors = [new Mirror(visitor, 'posts'), new Mirror(editor, 'posts')] as const;
    const isEqual = async () => {
      for (const [mirror, fetch] of [[mirrors[0], visitor] as const, [mirrors[1], editor] as const]) {
        await expect
          .poll(async () => sorted((await mirror.update()).records), pollOptions)
          .toEqual(sorted(await listed(fetch, 'posts')));
      }
      return [...mirrors[0].records.values()]
        .map(({ title }: Json) => title)
        .toSorted((one, other) => one.localeCompare(other));
    };
    const make = async (title: string, more: object) =>
      (await create(editor, posts, minimalRecord(posts, title, more))).record;
    const [open, draft] = [await make('Offen', { isPublic: true }), await make('Entwurf', { isPublic: false })];
    const timed = await make('Befristet', {
      publishFrom: '2030-12-03T08:00:00+01:00',
      publishTill: '2030-12-24T18:00:00+01:00',
    });
    for (const index of [1, 2, 3]) await make(`Noch ${index}`, { isPublic: true });
    expect(await isEqual()).toEqual(['Noch 1', 'Noch 2', 'Noch 3', 'Offen']);
    await change(open.id, { title: 'Geändert' });
    await change(draft.id, { isPublic: true });
    expect(await isEqual()).toEqual(['Entwurf', 'Geändert', 'Noch 1', 'Noch 2', 'Noch 3']);
    await change(draft.id, { isPublic: false });
    await publishDue(api.database.db, new Date('2030-12-03T07:00:01Z'));
    expect(await isEqual()).toEqual(['Befristet', 'Geändert', 'Noch 1', 'Noch 2', 'Noch 3']);
    await publishDue(api.database.db, new Date('2030-12-24T17:00:01Z'));
    await editor(`/posts/${open.id}`, { method: 'DELETE' });
    await editor(`/posts/${timed.id}`, { method: 'DELETE' });
    expect(await isEqual()).toEqual(['Noch 1', 'Noch 2', 'Noch 3']);
    await admin(`/posts/${open.id}/restore`, { method: 'POST', json: {} });
    expect(await isEqual()).toEqual(['Geändert', 'Noch 1', 'Noch 2', 'Noch 3']);
    // Nothing has changed, and visitors must not learn of a draft.
    const { entries } = mirrors[0];
    await change(draft.id, { title: 'Geheim' });
    await isEqual();
    expect(mirrors[0].entries).toBe(entries);
  });

  it('misses no transaction that commits later than a younger one', async () => {
    const mirror = new Mirror(editor, 'posts');
    const early = (await create(editor, posts, minimalRecord(posts, 'Früh begonnen'))).record.id;
    const titleOf = async (id: number) => (await mirror.update()).records.get(id)?.title;
    await expect.poll(() => titleOf(early), pollOptions).toBe('Früh begonnen');
    let commit = () => {};
    const open = new Promise<void>((resolve) => (commit = resolve));
    const running = api.database.db.transaction().execute(async (trx) => {
      await sql`update posts set body = replace(body, 'Früh begonnen', 'Spät beendet') where id = ${early}`.execute(
        trx,
      );
      await open;
    });
    await expect
      .poll(
        async () => (await sql`select from pg_stat_activity where query like '%Spät%'`.execute(api.database.db)).rows,
      )
      .not.toEqual([]);
    const young = (await create(editor, posts, minimalRecord(posts, 'Überholt'))).record.id;
    expect(await titleOf(early)).toBe('Früh begonnen');
    commit();
    await running;
    await expect.poll(() => titleOf(early), pollOptions).toBe('Spät beendet');
    await expect.poll(() => titleOf(young), pollOptions).toBe('Überholt');
  });

  it('learns of new names that its records show: those of references and of related records', async () => {
    const material = await prepareMaterial(editor);
    const company = (await create(editor, companies, minimalRecord(companies, 'Seilbahn', { isPublic: true }))).record;
    const employments = [{ company: { id: company.id }, role: 'Leiterin' }];
    await create(editor, persons, minimalRecord(persons, 'Zumbrunn', { isPublic: true, employments }));
    await create(editor, projects, sampleRecord(projects, material));
    const mirrored = ['contacts/person', 'projects'].map((resource) => new Mirror(visitor, resource));
    const contents = async () => {
      const [first, second] = await Promise.all(mirrored.map((mirror) => mirror.update(1)));
      return JSON.stringify([...(first?.records.values() ?? []), ...(second?.records.values() ?? [])]);
    };
    const topic = material.entries('topics')[0];
    await expect.poll(contents, pollOptions).toContain('"Seilbahn"');
    const headers = { 'if-match': '*' };
    await editor(`/contacts/company/${company.id}`, { method: 'PATCH', json: { companyName: 'Gondel' }, headers });
    await admin(`/references/topics/${topic?.id}`, { method: 'PUT', json: { name: 'Bergwald' }, headers });
    await renamedIn(api.app).run();
    await expect.poll(contents, pollOptions).toContain('"Gondel"');
    await expect.poll(contents, pollOptions).toContain('"Bergwald"');
  });

  it('starts again after a restore, or on another cluster', async () => {
    const { problem } = await visitor('/posts/changes');
    const { next } = (problem as Json).meta;
    expect((await visitor(`/posts/changes?since=${next}`)).status).toBe(200);
    await restartChangesIfMoved(api.database.db);
    expect((await visitor(`/posts/changes?since=${next}`)).status).toBe(200);
    await sql`update record_changes set changed_in = '9000000000'::xid8 where resource = 'posts'`.execute(
      api.database.db,
    );
    await restartChangesIfMoved(api.database.db);
    expect((await visitor(`/posts/changes?since=${next}`)).status).toBe(410);
    const mirror = new Mirror(editor, 'posts');
    await expect
      .poll(async () => sorted((await mirror.update()).records), pollOptions)
      .toEqual(sorted(await listed(editor, 'posts')));
    for (const since of ['x', 'ZWluIGFuZGVyZXI', '%00'])
      expect((await visitor(`/posts/changes?since=${since}`)).status).toBe(400);
  });

  it('finds the changes of every type', async () => {
    const { rows } = await sql<{ name: string }>`
      select tgrelid::regclass::text as name from pg_trigger where tgname = 'record_changed'`.execute(api.database.db);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(allContentTypes.map(tableOf)));
  });
});

describe('a program that reads records', () => {
  it('gets the fields it asks for, and a list of those that do not exist', async () => {
    const made = minimalRecord(posts, 'Kurz', {
      isPublic: true,
      translations: { fr: { title: 'Bref', text: '<p>Long</p>' } },
    });
    const { record, etag } = await create(editor, posts, made);
    const path = `/posts/${record.id}?fields=title,translations`;
    const { data, headers } = await visitor(path);
    expect(data).toEqual({
      id: record.id,
      title: 'Kurz',
      translations: { fr: { title: 'Bref' }, it: expect.toSatisfy((it) => !('text' in it)) },
    });
    expect(etag.split('-')[0]).toBe(headers.get('etag')?.split('-')[0]);
    expect((await visitor(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status).toBe(304);
    const list = await visitor(`/posts?ids=${record.id},999999&fields=id,createdAt`);
    expect(list.data).toEqual([{ id: record.id, createdAt: record.createdAt }]);
    for (const address of [`/posts/${record.id}`, '/posts', '/posts/changes']) {
      const { status, problem } = await visitor(`${address}?fields=title,ttle,constructor`);
      expect([status, problem.detail]).toEqual([400, expect.stringContaining('«ttle», «constructor»')]);
    }
  });

  it('pages by cursor: no record twice or skipped, whatever is written in between', async () => {
    const made = [];
    for (let index = 0; index < 7; index += 1)
      made.push((await create(editor, posts, minimalRecord(posts, `Seite ${index}`))).record.id as number);
    const seen: number[] = [];
    let address: string | undefined = '/posts?term=seite&after=start&limit=3&fields=title';
    while (address) {
      const answer: ApiResponse = await editor(address);
      seen.push(...answer.data.map(({ id }: Json) => id));
      const next = nextOf(answer);
      expect(new URLSearchParams(next?.split('?')[1]).get('after') ?? undefined).toBe(
        (answer.problem as Json).meta?.next,
      );
      address = next;
      // With offsets, the next page would shift by one.
      if (seen.length === 3) await editor(`/posts/${made[0]}`, { method: 'DELETE' });
    }
    expect(seen).toEqual(made);
    for (const query of ['after=start&offset=3', 'after=start&orderBy[]=title', 'after=7', 'after=aWQ6MA'])
      expect((await editor(`/posts?${query}`)).status, query).toBe(400);
  });
});
