import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import {
  feedbackReport,
  loadReport,
  readCategory,
  readReport,
  type TelemetryReport,
} from '../../domain/administration/telemetry';
import { maxLines } from './buffer';
import { removeOldLogs, writeTelemetry } from './writing';

let test: TestDatabase;
let app: FastifyInstance;
const cookies: Record<'editor' | 'admin' | 'all', string> = { editor: '', admin: '', all: '' };
const ids: number[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
  cookies.editor = (await createAccount(test.database, 'ROLE_EDITOR')).cookie;
  cookies.admin = (await createAccount(test.database, 'ROLE_ADMIN')).cookie;
  cookies.all = (await createAccount(test.database, 'ROLE_SUPER_ADMIN')).cookie;
  for (const isPublic of [true, false])
    ids.push(
      (await call(app, 'POST', '/projects', { cookie: cookies.editor, body: { title: 'Gelesen', isPublic } })).body.data
        .id,
    );
});
afterAll(async () => {
  await app.close();
  await test.drop();
});
beforeEach(() => sql`truncate logs, entry_reads, embed_loads`.execute(test.database.db));

let network = 0;
const pixel = (d: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/v1/logs/pixel?d=${encodeURIComponent(d)}`, headers, remoteAddress: `10.0.${network}.1` });
const sendReport = (report: TelemetryReport, headers?: Record<string, string>) =>
  pixel(JSON.stringify(report), headers);
const write = () => writeTelemetry(test.database.db, app.telemetry);
const reads = async () =>
  (
    await sql<object>`select resource, record_id as id, locale, count from entry_reads order by 1, 2, 3`.execute(
      test.database.db,
    )
  ).rows;
const logs = async (query = '', cookie = cookies.editor) =>
  (await call(app, 'GET', `/logs${query}`, { cookie })).body.data as Record<string, unknown>[];

describe('a page view', () => {
  it('is counted by record, day and language: public records only, and nothing personal', async () => {
    const [shown = 0, draft = 0] = ids;
    const headers = {
      cookie: cookies.editor,
      referer: 'https://example.org/seite?email=a@example.org',
      'user-agent': 'Firefox',
      'accept-language': 'de',
    };
    const answer = await sendReport(readReport('projects', shown, 'fr'), headers);
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['cache-control'],
      answer.headers['access-control-allow-origin'],
      answer.headers['set-cookie'],
    ]).toEqual([200, 'image/gif', 'no-store', '*', undefined]);
    await sendReport(readReport('projects', shown, 'fr'));
    // The notation that existing pages use.
    await sendReport({
      category: 'Project Navigation',
      action: 'Show Project',
      value: { id: shown, title: 'Gelesen', userAgent: 'Firefox', comment: 'x' },
    });
    await sendReport(readReport('projects', draft, 'de'));
    await sendReport(readReport('events', shown, 'de'));
    expect(await reads()).toEqual([]);
    await write();
    expect(await reads()).toEqual([
      { resource: 'projects', id: shown, locale: '', count: 1 },
      { resource: 'projects', id: shown, locale: 'fr', count: 2 },
    ]);
    await sendReport(readReport('projects', shown, 'fr'));
    await write();
    expect(await reads()).toContainEqual({ resource: 'projects', id: shown, locale: 'fr', count: 3 });
    const kept = await logs('?orderBy=id&orderDirection=ASC');
    expect(kept[0]).toEqual({
      id: expect.any(Number),
      createdAt: expect.stringMatching(/Z$/),
      context: 'Telemetry',
      category: 'Project Navigation',
      action: 'Show Project',
      value: JSON.stringify({ id: shown, locale: 'fr' }),
      referer: 'https://example.org',
      username: null,
      fingerprint: null,
    });
    expect(kept[2]?.value).toBe(JSON.stringify({ id: shown, title: 'Gelesen' }));
    expect(JSON.stringify(kept)).not.toMatch(/Firefox|a@example|test\.example|10\.0\./);
  });

  it('distinguishes people from organisations', async () => {
    const made = [
      ['person', { firstName: 'Anna', lastName: 'Muster', isPublic: true }],
      ['company', { companyName: 'Amt', isPublic: true }],
      ['person', { firstName: 'Privat', lastName: 'Muster' }],
    ] as const;
    const contacts: number[] = [];
    for (const [type, body] of made)
      contacts.push((await call(app, 'POST', `/contacts/${type}`, { cookie: cookies.editor, body })).body.data.id);
    for (const id of contacts) await sendReport(readReport('contacts', id, 'it'));
    await write();
    expect(readCategory('contacts/person')).toBe(readReport('contacts', 1, 'it').category);
    expect(await reads()).toEqual([
      { resource: 'contacts/company', id: contacts[1], locale: 'it', count: 1 },
      { resource: 'contacts/person', id: contacts[0], locale: 'it', count: 1 },
    ]);
  });

  it('is not counted for browsers that ask not to be tracked; feedback still is', async () => {
    const [shown = 0] = ids;
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }] as Record<string, string>[]) {
      expect((await sendReport(readReport('projects', shown, 'de'), headers)).statusCode).toBe(200);
      await sendReport(feedbackReport('https://x.example/seite', true, ''), headers);
      await call(app, 'POST', '/logs/telemetry', { body: readReport('projects', shown, 'de'), headers });
    }
    await write();
    expect([await reads(), (await logs()).map(({ category }) => category)]).toEqual([[], ['Feedback', 'Feedback']]);
  });

  it('is counted by site: the one that shows it or, for embedded pages, the page around them', async () => {
    await sendReport(loadReport('projects', 'fr', 'https://gemeinde.example/a?b'), {
      referer: 'http://localhost:80/embed/iframe/projects-fr.html',
    });
    await sendReport(
      { category: 'Device Stats', action: 'Load', value: { userAgent: 'Firefox', window: '1x1' } },
      { referer: 'https://kanton.example/x' },
    );
    await sendReport({
      category: 'Page View',
      action: '/suche?q=geheim',
      value: { href: 'https://x.example/?geheim', title: 'Seite' },
    });
    await sendReport({ category: 'Project Search', action: 'Change', value: 'mein Name' });
    await sendReport({
      category: 'Feedback',
      action: 'https://x.example/seite?geheim=1',
      value: { isGood: false, comment: 'Zu lang', email: 'geheim' },
    });
    await write();
    expect((await sql`select origin, name, count from embed_loads order by 1`.execute(test.database.db)).rows).toEqual([
      { origin: 'https://gemeinde.example', name: 'projects', count: 1 },
      { origin: 'https://kanton.example', name: 'Load', count: 1 },
    ]);
    const kept = await logs();
    expect(kept.map(({ action, value }) => [action, value])).toEqual([
      ['https://x.example/seite', '{"isGood":false,"comment":"Zu lang"}'],
      ['Change', '{}'],
      ['/suche', '{"title":"Seite"}'],
      ['Load', '{}'],
      ['projects', '{"locale":"fr"}'],
    ]);
    expect(await logs('?category[]=Feedback')).toHaveLength(1);
    expect(await logs('?category=Feedback&category=Page+View&limit=1')).toMatchObject([{ category: 'Feedback' }]);
    expect(await logs('?term=gemeinde+projects')).toHaveLength(1);
    expect(await logs('?createdAtTo=2020-01-01')).toEqual([]);
    expect(await logs(`?createdAtFrom=2020-01-01&context=Telemetry`)).toHaveLength(5);
    // The notation that existing clients use, and ISO 8601 with and without an offset.
    for (const from of ['2020-01-01 00:00:00', '2020-01-01T00:00:00', '2020-01-01T00:00:00.000+01:00'])
      expect(
        await logs(`?createdAtFrom=${encodeURIComponent(from)}&createdAtTo=9000-01-01+23:59:59`),
        from,
      ).toHaveLength(5);
    const calls = await Promise.all(
      ['2020-01-01 24:00:00', '2020-02-30 00:00:00', '2020-01-01 x'].map((from) =>
        call(app, 'GET', `/logs?createdAtFrom=${encodeURIComponent(from)}`, { cookie: cookies.editor }),
      ),
    );
    expect(calls.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  it('includes pages without a name, as existing embeds report them', async () => {
    const before = (await logs('?category[]=Page+View')).length;
    expect((await pixel(JSON.stringify({ category: 'Page View', action: null, value: {} }))).statusCode).toBe(200);
    await write();
    const listed = await logs('?category[]=Page+View');
    expect([listed.length, listed[0]?.action]).toEqual([before + 1, '']);
  });

  it('rejects nonsense: 400 with the picture, 422 with messages', async () => {
    const whole = { category: 'A', action: 'b', value: 1 };
    const wrong: unknown[] = [
      'x',
      [],
      {},
      { category: 'A', action: 'b' },
      { ...whole, category: '<script>' },
      { ...whole, category: 'a'.repeat(65) },
      { ...whole, action: 5 },
      { ...whole, action: 'a\0' },
      { ...whole, value: 'x'.repeat(10_000) },
    ];
    for (const wrongReport of wrong) {
      const { statusCode, headers } = await pixel(JSON.stringify(wrongReport));
      expect([statusCode, headers['content-type']], JSON.stringify(wrongReport).slice(0, 60)).toEqual([
        400,
        'image/gif',
      ]);
    }
    for (const feedbackParts of ['', '{', 'null', `[${'['.repeat(500)}`])
      expect((await pixel(feedbackParts)).statusCode).toBe(400);
    const sendReport = (body: unknown) =>
      call(app, 'POST', '/logs/telemetry', { body, headers: { origin: 'https://fremd.example' } });
    for (const [feedbackParts, field] of [
      [{ category: 'A', value: 1 }, 'action'],
      [{ category: 'A', action: 'b' }, 'value'],
    ] as const)
      expect((await sendReport(feedbackParts)).body.errors).toMatchObject([{ field }]);
    expect(await sendReport(whole)).toMatchObject({
      status: 200,
      body: { data: [] },
      headers: { 'access-control-allow-origin': '*' },
    });
    expect((await sendReport({ ...whole, value: 'x'.repeat(10_000) })).status).toBe(413);
    app.telemetry.take();
  });

  it('is limited by network and in stored lines, but not in counts', async () => {
    const [shown = 0] = ids;
    network = 1;
    const answers = [];
    for (let n = 0; n < 70; n += 1) answers.push((await sendReport(readReport('projects', shown, 'de'))).statusCode);
    expect(answers.filter((status) => status === 200).length).toBeLessThan(65);
    expect(answers.at(-1)).toBe(429);
    for (network = 2; network < 5; network += 1)
      for (let n = 0; n < 50; n += 1) await sendReport(readReport('projects', shown, 'it'));
    await write();
    expect(await reads()).toContainEqual({ resource: 'projects', id: shown, locale: 'it', count: 150 });
    expect(await logs('?limit=500')).toHaveLength(maxLines);
  });

  it('is counted later if the database is unavailable', async () => {
    const [shown = 0] = ids;
    await sendReport(readReport('projects', shown, 'de'));
    await sql`alter table entry_reads rename to away`.execute(test.database.db);
    await expect(write()).rejects.toThrow('entry_reads');
    await sql`alter table away rename to entry_reads`.execute(test.database.db);
    await sendReport(readReport('projects', shown, 'de'));
    await write();
    expect(await reads()).toEqual([{ resource: 'projects', id: shown, locale: 'de', count: 2 }]);
  });

  it('is deleted line by line; feedback and counts stay longer', async () => {
    for (const category of ['Project Navigation', 'Feedback']) {
      for (const days of [1, 100, 400])
        await sql`insert into logs (created_at, context, category, action, value)
          values (now() - ${days} * interval '1 day', 'Telemetry', ${category}, 'x', '{}')`.execute(test.database.db);
    }
    for (const days of [400, 2_000])
      await sql`insert into entry_reads values (current_date - ${days}::int, 'projects', 1, 'de', 1)`.execute(
        test.database.db,
      );
    await removeOldLogs(test.database.db);
    expect((await logs()).map(({ category }) => category)).toEqual(['Feedback', 'Feedback', 'Project Navigation']);
    expect(await reads()).toHaveLength(1);
  });
});

it('super administrators write, change and delete lines; editors read them', async () => {
  const written = { context: 'Betrieb', category: 'Umzug', action: 'Begonnen', value: '{"a":1}' };
  expect((await call(app, 'POST', '/logs', { cookie: cookies.admin, body: written })).status).toBe(403);
  const made = await call(app, 'POST', '/logs', { cookie: cookies.all, body: written });
  expect(made).toMatchObject({
    status: 201,
    body: { data: { ...written, username: 'role_super_admin@test.example' } },
  });
  const path = `/logs/${made.body.data.id}`;
  expect((await call(app, 'PUT', path, { cookie: cookies.all, body: { action: 'Beendet' } })).body.data).toEqual({
    ...made.body.data,
    action: 'Beendet',
  });
  expect((await call(app, 'PUT', path, { cookie: cookies.all, body: { action: ' ' } })).status).toBe(422);
  expect((await call(app, 'GET', path, { cookie: cookies.editor })).body.data.action).toBe('Beendet');
  expect((await call(app, 'DELETE', path, { cookie: cookies.all })).body.data).toEqual({ id: made.body.data.id });
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    expect(
      (await call(app, method, path, { cookie: cookies.all, ...(method === 'PUT' && { body: { action: 'x' } }) }))
        .status,
    ).toBe(404);
  expect((await call(app, 'GET', '/logs?type=x', { cookie: cookies.editor })).status).toBe(400);
});
