import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAccount, call } from '../../tests/support/testApp';
import { testApi } from '../../tests/support/testApi';
import { maxDrafts, maxDraftSize } from '../../domain/drafts';
import { removeOldDrafts } from './drafts';

const api = testApi();
let account: Promise<number> | undefined;
const ownId = () => (account ??= api.ask('GET', '/users/me').then(({ body }) => (body.data as { id: number }).id));

const second = (seconds: number) => new Date(Date.UTC(2030, 0, 1, 12, 0, seconds)).toISOString();
const put = async (session: string, title: string, seconds: number, more: object = {}) =>
  api.ask('PUT', `/drafts/${session}`, {
    place: 'projects/5',
    page: '/projects/5/edit',
    title,
    at: second(seconds),
    version: '"1"',
    values: { title },
    account: await ownId(),
    ...more,
  });
const end = (session: string, seconds: number) => api.ask('DELETE', `/drafts/${session}?at=${second(seconds)}`);
const titlesAt = async (place: string) =>
  ((await api.ask('GET', `/drafts?place=${place}`)).body.data as { values: { title: string } }[]).map(
    ({ values }) => values.title,
  );

it('are listed without contents, and read on another machine with them', async () => {
  expect((await put('sessiona1', 'Seilbahn', 1)).body.data).toEqual({ isKept: true });
  await put('sessiona2', 'Bergbahn', 2, { unanswered: { values: { title: 'x' }, key: 'k' } });
  await put('sessiona3', 'anderes', 3, { place: 'projects/6' });
  const at = (await api.ask('GET', '/drafts?place=projects/5')).body.data as object[];
  expect(at).toMatchObject([
    { session: 'sessiona2', values: { title: 'Bergbahn' }, unanswered: { key: 'k' }, version: '"1"', at: second(2) },
    { session: 'sessiona1', values: { title: 'Seilbahn' } },
  ]);
  const all = (await api.ask('GET', '/drafts')).body.data as object[];
  expect(all.map((draft) => Object.keys(draft).toSorted())).toContainEqual(
    ['at', 'page', 'place', 'session', 'title', 'version'].toSorted(),
  );
  expect(all).toHaveLength(3);
});

it('of one session are as last typed, in any order of requests, and never return once ended', async () => {
  await put('sessionb1', 'spät', 20, { place: 'projects/7' });
  expect((await put('sessionb1', 'früh', 10, { place: 'projects/7' })).body.data).toEqual({ isKept: false });
  expect(await titlesAt('projects/7')).toEqual(['spät']);
  // Sent again because the response was lost.
  expect((await put('sessionb1', 'spät', 20, { place: 'projects/7' })).body.data).toEqual({ isKept: true });
  await end('sessionb1', 30);
  await end('sessionb1', 30);
  expect((await put('sessionb1', 'zu spät', 25, { place: 'projects/7' })).body.data).toEqual({ isKept: false });
  expect((await put('sessionb1', 'zu spät', 30, { place: 'projects/7' })).body.data).toEqual({ isKept: false });
  expect(await titlesAt('projects/7')).toEqual([]);
  // The form stayed open after the save.
  await put('sessionb1', 'danach', 31, { place: 'projects/7' });
  expect(await titlesAt('projects/7')).toEqual(['danach']);
  // Discarded elsewhere, in its state at that time.
  await end('sessionb1', 30);
  expect(await titlesAt('projects/7')).toEqual(['danach']);
  // The request to end the draft arrives before its only write.
  await end('sessionb2', 5);
  await put('sessionb2', 'überholt', 4, { place: 'projects/7' });
  expect(await titlesAt('projects/7')).toEqual(['danach']);
});

it('belong to one account', async () => {
  await put('sessionc1', 'geheim', 1, { place: 'projects/8' });
  const other = await createAccount(api.database, 'ROLE_EDITOR', 'andere@test.example');
  const asOther = (method: 'GET' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
    call(api.app, method, url, { cookie: other.cookie, body });
  expect((await asOther('GET', '/drafts?place=projects/8')).body.data).toEqual([]);
  await asOther('DELETE', `/drafts/sessionc1?at=${second(9)}`);
  // Typed by the first person, but sent after the other one has signed in.
  const draft = { place: 'projects/8', page: '/', title: '', at: second(5), version: null, values: {} };
  expect((await asOther('PUT', '/drafts/sessionc1', { ...draft, account: await ownId() })).status).toBe(403);
  expect(await titlesAt('projects/8')).toEqual(['geheim']);
});

it('are bounded in size and number, and removed after 30 days', async () => {
  expect((await put('sessiond1', 'x'.repeat(maxDraftSize), 1)).status).toBe(413);
  expect((await put('Session!', 'x', 1)).status).toBe(422);
  expect((await put('sessiond1', 'x', 1, { values: null, place: '../x y' })).body.errors).toHaveLength(2);
  expect((await api.ask('DELETE', '/drafts/sessiond1')).status).toBe(422);
  for (let index = 0; index < maxDrafts + 2; index += 1)
    await put(`sessione${index}`, `Nr. ${index}`, index, { place: 'projects/9' });
  const left = await titlesAt('projects/9');
  expect([left.length, left[0], left.at(-1)]).toEqual([maxDrafts, `Nr. ${maxDrafts + 1}`, 'Nr. 2']);
  await sql`update drafts set saved_at = now() - interval '31 days' where session = 'sessione5'`.execute(
    api.database.db,
  );
  expect(await titlesAt('projects/9')).not.toContain('Nr. 5');
  await removeOldDrafts(api.database.db);
  const { rows } = await sql`select from drafts where session in ('sessione5', 'sessione6')`.execute(api.database.db);
  expect(rows).toHaveLength(1);
});
