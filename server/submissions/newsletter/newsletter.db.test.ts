import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { networkKey } from '../../accounts/knownNetworks';
import { submissionProblems } from '../../../domain/submissions/submissionProblems';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { invalidLink } from '../../../domain/submissions/verification';
import { call, createAccount, createTestApp, createMemoryFileStore } from '../../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { removeOldSubmissions } from '../removeOld';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;
let open: number;
let closed: number;
beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
  open = (
    await make('/contact-groups', { name: 'Newsletter', publicOptIn: true, translations: { fr: { name: 'Bulletin' } } })
  ).id;
  closed = (await make('/contact-groups', { name: 'Intern' })).id;
});
afterAll(async () => {
  await app.close();
  await test.drop();
});
beforeEach(() => test.database.db.deleteFrom('login_failures').execute());

const ask = (method: 'GET' | 'POST', url: string, body?: unknown) => call(app, method, url, { cookie, body });
const make = async (url: string, body: object) => (await ask('POST', url, body)).body.data as Record<string, any>;
const optIn = (contact: object, contactGroups: unknown = [open]) =>
  call(app, 'POST', '/contact-groups/opt-in', { body: { contact, contactGroups } });
const lastMail = () =>
  test.database.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
const codeFor = async (email: string, more: object = {}) => {
  expect((await optIn({ email, ...more })).status).toBe(200);
  return /confirm\/([\w-]{43})/.exec((await lastMail()).text_body)?.[1] as string;
};
const confirm = (code: string, method: 'GET' | 'POST' = 'POST') =>
  call(app, method, `/contact-groups/confirm-opt-in/${code}`);
const items = async () => (await ask('GET', '/inbox?type=contact_update')).body.data as Record<string, any>[];

it('a new person becomes an item after the confirmation, and only once', async () => {
  const code = await codeFor('neu@example.org', {
    firstname: 'Nina',
    lastname: '<b>Neu</b>',
    locale: 'fr',
    gender: 'female',
  });
  expect(await lastMail()).toMatchObject({
    recipient: 'neu@example.org',
    subject: 'Confirmez votre inscription',
    kind: 'NEWSLETTER_OPT_IN',
  });
  expect((await lastMail()).html_body).not.toContain('<b>Neu');
  expect(await items()).toEqual([]);
  expect((await confirm(code, 'GET')).body.data).toEqual({ locale: 'fr', groups: ['Bulletin'] });
  expect(await items()).toEqual([]);
  const answers = await Promise.all([confirm(code), confirm(code)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const [card, ...others] = await items();
  expect(others).toEqual([]);
  const { body } = await ask('GET', `/inbox/${card?.id}`);
  expect(body.data).toMatchObject({
    source: 'newsletter',
    status: 'new',
    internalId: null,
    normalizedData: {
      firstName: 'Nina',
      email: 'neu@example.org',
      gender: 'female',
      language: { id: 2 },
      contactGroups: [{ id: open, name: 'Newsletter' }],
    },
  });
  const saved = await ask('POST', '/contacts/person', { ...body.data.normalizedData, inboxId: card?.id, merge: true });
  expect(saved.status, JSON.stringify(saved.body)).toBe(201);
  expect(await items()).toEqual([]);
});

it('an existing contact is not written; an existing member of the group changes nothing', async () => {
  const person = await make('/contacts', {
    type: 'person',
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'Anna@example.org',
    isPublic: true,
    contactGroups: [{ id: closed }],
  });
  await confirm(await codeFor('anna@EXAMPLE.org', { firstname: 'Böse', lastname: 'Absicht' }));
  const before = await ask('GET', `/contacts/${person.id}`);
  expect(before.body.data).toEqual(person);
  const [card] = await items();
  expect(card).toMatchObject({ title: 'Anna Muster', internalId: person.id });
  const { body } = await ask('GET', `/inbox/${card?.id}`);
  expect(Object.keys(body.data.normalizedData)).toEqual(['contactGroups']);
  expect(body.data.normalizedData.contactGroups).toMatchObject([{ id: closed }, { id: open }]);
  await call(app, 'PUT', `/contacts/person/${person.id}`, {
    cookie,
    body: { ...person, ...body.data.normalizedData, inboxId: card?.id, merge: true },
  });
  expect((await confirm(await codeFor('anna@example.org'))).status).toBe(200);
  expect(await items()).toEqual([]);
});

it('closed groups, bad addresses and wrong codes are refused, and mails are limited', async () => {
  expect((await optIn({ email: 'x@example.org' }, [closed])).status).toBe(422);
  expect((await optIn({ email: 'x@example.org' }, [999_999])).status).toBe(422);
  expect((await optIn({ email: 'x@example.org' }, [])).status).toBe(422);
  for (const bad of [
    {},
    { email: '' },
    { email: 'a@example.org\nBcc: b@example.org' },
    { email: 'x@example.org', firstname: 3 },
  ])
    expect((await optIn(bad)).status).toBe(422);
  expect((await optIn({ email: 'x', locale: 'it' }, [])).body).toMatchObject({
    title: 'Dati non validi',
    errors: [
      { field: 'contact.email', message: submissionProblems.it.email },
      { field: 'contactGroups', message: submissionProblems.it.groups },
    ],
  });
  for (const code of ['x'.repeat(43), 'kurz']) {
    const { status, body } = await confirm(code);
    expect([status, body.detail]).toEqual([404, invalidLink]);
  }
  await test.database.db.deleteFrom('login_failures').execute();
  const answers: number[] = [];
  for (let index = 0; index < 6; index++) answers.push((await optIn({ email: 'viel@example.org' })).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

it('any website may submit the form without a session; the mailed link ignores hosts in the request', async () => {
  const from = {
    origin: 'https://gemeinde.example',
    'sec-fetch-site': 'cross-site',
    'x-forwarded-host': 'evil.example',
  };
  const published = await createTestApp(test.database, { env: { PUBLIC_URL: 'https://redaktion.example.org' } });
  const send = (to: FastifyInstance, body: unknown, headers: Record<string, string> = {}) =>
    call(to, 'POST', '/contact-groups/opt-in', { cookie, body, headers: { ...from, ...headers } });
  const optIn = { contact: { email: 'von-aussen@example.org' }, contactGroups: [open] };
  const answer = await send(published, optIn);
  expect(answer).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': '*' } });
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  expect((await lastMail()).text_body).toContain('https://redaktion.example.org/newsletter/confirm/');
  expect((await lastMail()).text_body).not.toContain('evil');
  expect(await send(published, {})).toMatchObject({ status: 422, headers: { 'access-control-allow-origin': '*' } });
  // Pages can send these content types without a preflight, so they must not count as JSON.
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect((await send(published, JSON.stringify(optIn), { 'content-type': type })).status).toBe(415);
  const preflight = async (url: string) =>
    (
      await published.inject({
        method: 'OPTIONS',
        url: `/api/v1${url}`,
        headers: { ...from, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
      })
    ).headers['access-control-allow-methods'];
  expect(await preflight('/contact-groups/opt-in')).toBe('GET, HEAD, POST');
  expect(await preflight('/contact-groups')).toBe('GET, HEAD');
  for (const url of ['/contact-groups', `/contact-groups/confirm-opt-in/${'x'.repeat(43)}`, '/login'])
    expect((await call(published, 'POST', url, { cookie, body: {}, headers: from })).status).toBe(403);
  expect((await send(app, optIn)).status).toBe(409);
  await published.close();
});

it('deletes unconfirmed sign-ups and personal data in time; one network cannot block the others', async () => {
  const { db } = test.database;
  const flood = (code: string, network: string, used: boolean, count: number) =>
    sql`
    insert into submissions (kind, code_hash, request, network, expires_at, used_at, outcome)
    select 'newsletter', ${code} || n, '{}', ${network}, now() + interval '1 day', ${used ? sql`now()` : null},
      ${used ? 'confirmed' : null} from generate_series(1, ${count}) n`.execute(db);
  const count = async (code: string) =>
    (
      await sql<{
        count: number;
      }>`select count(*)::int as count from submissions where code_hash like ${`${code}%`}`.execute(db)
    ).rows[0]?.count;
  await flood('bot', '10.9.9.9', false, 5_000);
  const code = await codeFor('mensch@example.org');
  expect(await count('bot')).toBe(4_990);
  await flood('day', await networkKey(db, '127.0.0.1'), true, 40);
  expect((await confirm(code)).status).toBe(429);
  await sql`update submissions set network = '10.8.8.8' where code_hash like 'day%'`.execute(db);
  expect((await confirm(code)).status).toBe(200);
  await sql`update submissions set expires_at = now() - interval '1 second' where used_at is null`.execute(db);
  await sql`update submissions set used_at = now() - interval '91 days' where used_at is not null`.execute(db);
  await removeOldSubmissions(db, createMemoryFileStore());
  expect(await sql`select id from submissions`.execute(db).then(({ rows }) => rows)).toEqual([]);
});
