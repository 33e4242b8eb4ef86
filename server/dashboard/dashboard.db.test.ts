import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { swissDay } from '../../domain/values/days';
import type { Dashboard } from '../../domain/administration/dashboard';
import { dayBefore } from '../../domain/editorFilters';
import { formatQuery } from '../../domain/http';
import { readReport } from '../../domain/administration/telemetry';
import { writeTelemetry } from '../logs/writing';
import { connect, type Database } from '../database';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';

let test: TestDatabase;
let watched: Database;
let app: FastifyInstance;
const statements: string[] = [];
const cookies = { editor: '', admin: '' };
const today = swissDay.format(new Date());

beforeAll(async () => {
  test = await createTestDatabase();
  watched = connect(test.connectionString, { onQuery: (statement) => statements.push(statement) });
  app = await createTestApp(watched);
  cookies.editor = (await createAccount(test.database, 'ROLE_EDITOR')).cookie;
  cookies.admin = (await createAccount(test.database, 'ROLE_ADMIN')).cookie;
});
afterAll(async () => {
  await app.close();
  await watched.close();
  await test.drop();
});

const editor = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  call(app, method, path, { cookie: cookies.editor, ...(body !== undefined && { body }) });
const make = async (path: string, body: object) => (await editor('POST', path, body)).body.data.id as number;
const overview = async (query = '', cookie = cookies.editor) =>
  (await call(app, 'GET', `/dashboard${query}`, { cookie })).body.data as Dashboard;
const idsOf = async (path: string, filter: Record<string, readonly (string | number)[]>) =>
  ((await editor('GET', `/${path}?${formatQuery(filter)}`)).body.data as { id: number }[]).map(({ id }) => id);

it('a publication counts once, when it happens; a withdrawn one does not count', async () => {
  const born = await make('/posts', { title: 'Von Anfang an', isPublic: true });
  const turned = await make('/projects', { title: 'Freigegeben', isPublic: false });
  await editor('PUT', `/projects/${turned}`, { isPublic: true });
  await editor('PUT', `/projects/${turned}`, { keywords: 'danach geändert' });
  const hidden = await make('/projects', { title: 'Zurückgezogen', isPublic: true });
  await editor('PUT', `/projects/${hidden}`, { isPublic: false });
  const gone = await make('/projects', { title: 'Weg', isPublic: true });
  await editor('DELETE', `/projects/${gone}`);
  await make('/projects', { title: 'Entwurf', isPublic: false });
  // Published long ago, changed recently.
  const old = await make('/projects', { title: 'Alt', isPublic: true });
  await sql`update history set at = now() - interval '90 days' where resource = 'projects'
    and record_id = ${old}`.execute(test.database.db);
  await editor('PUT', `/projects/${old}`, { keywords: 'neu' });
  const { published } = await overview();
  expect(published.types).toEqual([
    { resource: 'projects', count: 1, ids: [turned] },
    { resource: 'posts', count: 1, ids: [born] },
  ]);
  expect(published.latest).toMatchObject([
    { resource: 'projects', id: turned, title: 'Freigegeben', by: 'role_editor@test.example' },
    { resource: 'posts', id: born, title: 'Von Anfang an' },
  ]);
});

it('the number of old drafts equals the list it links to', async () => {
  const ids = [];
  for (const title of ['Liegt', 'Liegt auch', 'Neu']) ids.push(await make('/jobs', { name: title, isPublic: false }));
  const shown = await make('/jobs', { name: 'Öffentlich', isPublic: true });
  await sql`update jobs set updated_at = now() - interval '40 days'
    where id = any(${[...ids.slice(0, 2), shown]}::int[])`.execute(test.database.db);
  await editor('PUT', `/jobs/${ids[2]}`, { name: 'Neuer' });
  const { drafts } = await overview();
  expect(drafts).toEqual({ before: dayBefore(today, 30), types: [{ resource: 'jobs', count: 2 }] });
  expect(
    (await idsOf('jobs', { status: ['draft'], changedBefore: [drafts.before] })).toSorted((a, b) => a - b),
  ).toEqual(ids.slice(0, 2));
  expect(await idsOf('posts', { status: ['draft'] })).toEqual([]);
});

it('deadlines are those of public entries within two weeks, the next first, by the day in Switzerland', async () => {
  const late = await make('/jobs', {
    name: 'In einer Woche',
    isPublic: true,
    applicationDeadline: `${dayBefore(today, -7)}T21:30:00Z`,
  });
  const soon = await make('/financial-supports', { name: 'Morgen', isPublic: true, endDate: dayBefore(today, -1) });
  await make('/jobs', {
    name: 'Gestern',
    isPublic: true,
    applicationDeadline: `${dayBefore(today, 1)}T12:00:00+01:00`,
  });
  await make('/jobs', {
    name: 'Später',
    isPublic: true,
    applicationDeadline: `${dayBefore(today, -20)}T12:00:00+01:00`,
  });
  await make('/jobs', {
    name: 'Entwurf',
    isPublic: false,
    applicationDeadline: `${dayBefore(today, -7)}T12:00:00+01:00`,
  });
  expect((await overview()).deadlines.entries).toEqual([
    { resource: 'financial-supports', id: soon, title: 'Morgen', on: dayBefore(today, -1) },
    { resource: 'jobs', id: late, title: 'In einer Woche', on: dayBefore(today, -7) },
  ]);
});

it("shows the most read entries by type, language and day, visitors' feedback, and where it comes from", async () => {
  const [often, seldom] = [
    await make('/events', { title: 'Viel gelesen', isPublic: true }),
    await make('/events', { title: 'Wenig gelesen', isPublic: true }),
  ];
  const sendReport = (report: object, referer = 'https://kanton.example/') =>
    app.inject({ url: `/api/v1/logs/pixel?d=${encodeURIComponent(JSON.stringify(report))}`, headers: { referer } });
  for (const visit of [
    readReport('events', often, 'de'),
    readReport('events', often, 'fr'),
    readReport('events', often, 'fr'),
    readReport('events', seldom, 'de'),
  ])
    await sendReport(visit);
  await sendReport({ category: 'Device Stats', action: 'events', value: {} });
  for (const isGood of [true, true, false])
    await sendReport({
      category: 'Feedback',
      action: 'https://kanton.example/seite',
      value: { isGood, comment: isGood ? null : 'Zu lang' },
    });
  await writeTelemetry(test.database.db, app.telemetry);
  await sql`insert into logs (context, category, action, value) values ('x', 'Feedback', 'y', 'kein JSON')`.execute(
    test.database.db,
  );
  await sql`insert into entry_reads values (current_date - 40, 'events', ${seldom}, 'it', 9)`.execute(test.database.db);
  const { visits } = await overview();
  expect(visits.most.map(({ id, locale, count, title }) => [id, locale, count, title])).toEqual([
    [often, 'all', 3, 'Viel gelesen'],
    [seldom, 'all', 1, 'Wenig gelesen'],
    [often, 'de', 1, 'Viel gelesen'],
    [seldom, 'de', 1, 'Wenig gelesen'],
    [often, 'fr', 2, 'Viel gelesen'],
  ]);
  expect([visits.step, visits.periods]).toEqual([
    'day',
    [
      { start: today, resource: 'events', locale: 'de', count: 2 },
      { start: today, resource: 'events', locale: 'fr', count: 2 },
    ],
  ]);
  expect(visits.origins).toEqual([{ origin: 'https://kanton.example', count: 1 }]);
  expect(visits.feedback).toMatchObject({
    positive: 2,
    negative: 1,
    latest: [{ page: 'https://kanton.example/seite', isGood: false, comment: 'Zu lang' }, {}, {}],
  });
  const year = (await overview(`?from=${dayBefore(today, 300)}`)).visits;
  expect([year.step, year.most[0]]).toMatchObject(['month', { id: seldom, count: 10 }]);
});

it('only accounts with access to mails see failed ones', async () => {
  await sql`insert into outbox (recipient, subject, text_body, html_body, kind, state, next_attempt_at)
    values ('a@example.org', 'x', 'x', 'x', 'SUBMISSION', 'failed', now())`.execute(test.database.db);
  expect([(await overview()).failedMails, (await overview('', cookies.admin)).failedMails]).toEqual([null, 1]);
});

it('invalid days are refused; unchanged data is not read again', async () => {
  for (const query of [
    '?from=x',
    '?from=2026-02-30',
    '?from=2026-02-02&till=2026-02-01',
    '?from=1900-01-01',
    '?bis=2026-02-01',
  ])
    expect((await editor('GET', `/dashboard${query}`)).status, query).toBe(400);
  const first = await editor('GET', '/dashboard');
  statements.length = 0;
  expect(
    (
      await call(app, 'GET', '/dashboard', {
        cookie: cookies.editor,
        headers: { 'if-none-match': String(first.headers.etag) },
      })
    ).status,
  ).toBe(304);
  expect(statements.filter((statement) => / history | jobs /.test(statement))).toEqual([]);
  expect(statements.length).toBeLessThan(8);
  await make('/posts', { title: 'Noch eine', isPublic: true });
  expect((await overview()).published.latest[0]).toMatchObject({ title: 'Noch eine' });
});

it('leaves out a type that is switched off', async () => {
  const without = await createTestApp(test.database, {
    env: { PLUGIN_ENABLE_EVENTS: 'false', PLUGIN_ENABLE_JOBS: 'false' },
  });
  const dashboard = JSON.stringify((await call(without, 'GET', '/dashboard', { cookie: cookies.admin })).body.data);
  expect(dashboard).not.toMatch(/"(events|jobs)"/);
  expect(dashboard).toMatch(/"projects"/);
  await without.close();
});
