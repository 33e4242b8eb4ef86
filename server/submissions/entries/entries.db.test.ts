import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { locales } from '../../../domain/locales';
import { failedLink } from '../../../domain/verification';
import { confirmPath, handedIn, handedInPath, ownPath, questionPath } from '../../../domain/submissionForms';
import { submissionProblems } from '../../../domain/submissionProblems';
import { call, createAccount, createTestApp } from '../../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { answerSubmitters, removeOldSubmissions } from './answers';
import { surroundingsOf } from './entries';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
  await sql`update users set notifications = '{JOBS_INBOX,EVENTS_INBOX}'`.execute(test.database.db);
});
afterAll(async () => {
  await app.close();
  await test.drop();
});
beforeEach(() => test.database.db.deleteFrom('login_failures').execute());

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const job = {
  title: 'Bahnmeisterin <b>', locations: [{ id: 1 }], stints: [{ id: 1 }], description: 'Erste Zeile\nzweite <script>alert(1)</script>\n\nNeuer Absatz',
  employer: 'Bergbahn AG', location: 'Chur', applicationDeadline: '2099-05-01T12:00', links: [{ label: 'Mehr', value: 'www.example.org' }],
  contactInfo: { name: 'Änni Caduff', email: 'aenni@example.org', phone: '+41 81 000 00 00', department: 'Personal' },
};
const event = { title: 'Fête', locations: [2], description: 'Venez', contactInfo: { email: 'fete@example.org' }, startDate: '2099-06-01T09:00', topics: [], registration: 'https://example.org' };
const publication = { title: 'Studie', type: 'publication', description: 'Kurz', geographicRegions: [{ id: 1 }], topics: [{ id: 1 }], languages: [{ id: 1 }], keywords: 'Berg, Bahn', contactInfo: { email: 'p@example.org' }, authors: [{ name: 'A. Muster' }], publicationDate: '2026-02-03', licenseName: 'eigene' };

const stranger = (method: 'GET' | 'POST', url: string, body?: unknown, headers = {}) => call(app, method, url, { body, headers });
const editor = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) => call(app, method, url, { cookie, body });
const hand = (name: string, locale: string, body: unknown) => stranger('POST', `/${name}/embed/${locale}`, body);
const mails = async (recipient: string) => test.database.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id', 'desc').execute();
const codeIn = (text: string | undefined, path: string) => new RegExp(`${path}([\\w-]{43})/`).exec(text ?? '')?.[1] as string;
const codeFor = async (recipient: string) => codeIn((await mails(recipient))[0]?.text_body, confirmPath);
const items = async () => (await editor('GET', '/inbox')).body.data as Record<string, any>[];
const upload = async (bytes: Buffer, type = 'application/pdf') => {
  const answer = await app.inject({ method: 'POST', url: '/api/v1/submissions/documents?name=Inserat.pdf', headers: { 'content-type': type }, payload: bytes });
  return { status: answer.statusCode, data: answer.json().data };
};
const answerAll = () => answerSubmitters(test.database.db, surroundingsOf(app));
/** Handed in and confirmed. Out: its item, and the code of the link that takes it back. */
async function confirmed(name: string, locale: string, body: { contactInfo: { email: string }; files?: object[] }) {
  expect(await hand(name, locale, body)).toMatchObject({ status: 200 });
  const { email } = body.contactInfo;
  expect((await stranger('POST', `/submissions/confirm/${await codeFor(email)}`)).body.data).toEqual({ outcome: 'proposed' });
  const item = (await items()).at(-1) as Record<string, any>;
  return { ...(await editor('GET', `/inbox/${item.id}`)).body.data, own: codeIn((await mails(email))[0]?.text_body, ownPath) };
}

describe('a submission', () => {
  it.each(locales)('is answered with a page that asks to confirm the mail, in %s', async (locale) => {
    const { body: { redirectUrl, data } } = await hand('jobs', locale, job);
    expect(data).toEqual({ redirectUrl });
    const page = await app.inject({ url: new URL(redirectUrl).pathname });
    expect(page).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.body).toContain(`<html lang="${locale}"`);
    expect(page.body).toContain(handedIn.title[locale]);
  });

  it('leads to no page in other languages', async () => expect((await stranger('GET', `${handedInPath}en`)).status).toBe(404));

  it('becomes one item once its link is confirmed, with its documents, and subscribers are told', async () => {
    const { data: { code } } = await upload(pdf);
    expect(await hand('jobs', 'de', { ...job, files: [{ code }] })).toMatchObject({ status: 200 });
    expect(await items()).toEqual([]);
    const [mail] = await mails('aenni@example.org');
    expect(mail?.subject + (mail?.text_body ?? '')).not.toMatch(/Bahnmeisterin|Caduff/);
    const link = await codeFor('aenni@example.org');
    expect((await stranger('GET', `/submissions/confirm/${link}`)).body.data).toEqual({ locale: 'de', form: 'jobs', title: 'Bahnmeisterin <b>' });
    expect(await items()).toEqual([]);
    const answers = await Promise.all([1, 2].map(() => stranger('POST', `/submissions/confirm/${link}`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(answers.find(({ status }) => status === 404)?.body.detail).toBe(failedLink);
    const [card, ...others] = await items();
    expect(others).toEqual([]);
    const { body: { data: item } } = await editor('GET', `/inbox/${card?.id}`);
    expect(item).toMatchObject({ type: 'job', source: 'embed', status: 'new', title: 'Bahnmeisterin <b>', internalId: null });
    expect(item.normalizedData).toMatchObject({
      name: 'Bahnmeisterin <b>', description: '<p>Erste Zeile<br />zweite &lt;script&gt;alert(1)&lt;/script&gt;</p><p>Neuer Absatz</p>', employer: 'Bergbahn AG',
      locations: [{ id: 1, name: expect.any(String) }], contact: 'Änni Caduff\naenni@example.org\n+41 81 000 00 00\nPersonal', applicationDeadline: '2099-05-01T12:00:00+02:00',
      files: [{ name: 'Inserat.pdf', extension: 'pdf' }], translations: { fr: {}, it: {} },
    });
    expect(item.data.job).toEqual(item.normalizedData);
    const notified = await test.database.db.selectFrom('outbox').selectAll().where('kind', '=', 'JOBS_INBOX').execute();
    expect(notified).toHaveLength(1);
    expect(notified[0]).toMatchObject({ subject: 'Bahnmeisterin <b>', text_body: expect.stringContaining(`/inbox/jobs/${card?.id}`) });
    expect((await stranger('GET', `/files/view/${item.normalizedData.files[0].id}.pdf`)).status).toBe(404);
    const saved = await editor('POST', '/jobs', { ...item.normalizedData, isPublic: true, inboxId: item.id, merge: true });
    expect(saved.status, JSON.stringify(saved.body)).toBe(201);
    expect((await stranger('GET', `/files/view/${item.normalizedData.files[0].id}.pdf`)).status).toBe(200);
    await answerAll();
  });

  it('stands in the language it was written in, whatever it is', async () => {
    const item = await confirmed('events', 'fr', event);
    expect(item.normalizedData).toMatchObject({ type: 'external', locations: [{ id: 2 }], translations: { fr: { title: 'Fête', description: 'Venez', text: '<p>Venez</p>', registration: 'https://example.org', contact: 'fete@example.org' } } });
    expect(item.normalizedData).not.toHaveProperty('title');
    expect(item.data.event).toMatchObject({ locations: [2], topics: [] });
    expect((await mails('fete@example.org')).map(({ subject }) => subject)).toEqual(['Reçu : Fête', 'Confirmez : Proposer une manifestation']);
    const other = await confirmed('publications', 'de', publication);
    expect(other.normalizedData).toMatchObject({ title: 'Studie', email: 'p@example.org', licenseType: 'CC BY', startDate: '2026-02-03', endDate: '2026-02-03', authors: [{ name: 'A. Muster' }] });
    expect(other.normalizedData).not.toHaveProperty('licenseName');
    for (const { id, version } of [item, other]) await editor('DELETE', `/inbox/${id}`, { version });
  });

  it('is refused at its fields, in the language of who hands it in', async () => {
    const { status, body } = await hand('jobs', 'it', { ...job, title: ' ', locations: [], links: [{ label: 'x', value: 'javascript:alert(1)' }], applicationDeadline: '2026-02-30', contactInfo: { ...job.contactInfo, email: 'a@example.org\nBcc: b@example.org' } });
    expect(status).toBe(422);
    const { required, url, date, email } = submissionProblems.it;
    expect(Object.fromEntries(body.errors.map((error: { field: string; message: string }) => [error.field, error.message]))).toEqual({ title: required, locations: required, 'links.0.value': url, applicationDeadline: date, 'contactInfo.email': email });
    expect((await hand('jobs', 'fr', { ...job, stints: [{ id: 99_999 }] })).body.errors).toEqual([{ field: 'stints', message: submissionProblems.fr.choice }]);
    expect((await hand('events', 'de', { ...event, endDate: '2099-05-01T09:00' })).body.errors).toEqual([{ field: 'endDate', message: submissionProblems.de.period }]);
    for (const bad of [null, [], {}, { ...job, files: [{ id: 1 }] }, { ...job, files: [{ code: 'x'.repeat(43) }] }, { ...job, title: 'x'.repeat(300) }, { ...job, links: Array(31).fill({ value: 'a.ch' }) }, { ...job, elapsed: 200 }, { ...job, contactInfo: 'x' }]) {
      expect((await hand('jobs', 'de', bad)).status, JSON.stringify(bad)?.slice(0, 80)).toBe(422);
    }
    expect((await hand('publications', 'de', { ...publication, authors: Array(1_000).fill({ name: 'x' }) })).status).toBe(422);
    expect((await hand('jobs', 'de', { ...job, description: 'x'.repeat(10_000_000) })).status).toBe(413);
    expect((await hand('jobs', 'en', job)).status).toBe(404);
    expect(await items()).toEqual([]);
  });

  it('may come from any website, as a stranger, and its links lead nowhere that a request has named', async () => {
    const from = { origin: 'https://gemeinde.example', 'sec-fetch-site': 'cross-site', 'x-forwarded-host': 'evil.example' };
    const published = await createTestApp(test.database, { env: { PUBLIC_URL: 'https://regio.example' } });
    const answer = await call(published, 'POST', '/jobs/embed/de', { cookie, body: { ...job, contactInfo: { ...job.contactInfo, email: 'fern@example.org' } }, headers: from });
    expect(answer).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': '*' } });
    expect((await mails('fern@example.org'))[0]?.text_body).toContain('https://regio.example/verify/');
    expect((await mails('fern@example.org'))[0]?.text_body).not.toContain('evil');
    expect((await call(published, 'POST', '/jobs/embed/de', { body: JSON.stringify(job), headers: { ...from, 'content-type': 'text/plain' } })).status).toBe(415);
    await published.close();
  });
});

describe('what its submitter is told', () => {
  it('publishing is told once, with the link, in their language; later than the save, too', async () => {
    const item = await confirmed('jobs', 'fr', { ...job, contactInfo: { ...job.contactInfo, email: 'fr@example.org' } });
    expect((await editor('GET', `/inbox/${item.id}/submitter`)).body.data).toMatchObject({ locale: 'fr', email: 'fr@example.org', answers: { published: expect.stringContaining('Nous avons publié') }, answeredAt: null });
    expect((await stranger('GET', `/inbox/${item.id}/submitter`)).status).toBe(401);
    expect((await editor('PUT', `/inbox/${item.id}/submitter`, { answers: { published: 'Merci, Änni' } })).status).toBe(200);
    const { body: { data: saved } } = await editor('POST', '/jobs', { ...item.normalizedData, isPublic: false, inboxId: item.id, merge: true });
    expect(await answerAll()).toBe(0);
    await editor('PUT', `/jobs/${saved.id}`, { ...saved, isPublic: true });
    expect((await Promise.all([answerAll(), answerAll()])).reduce((sum, count) => sum + count)).toBe(1);
    expect((await mails('fr@example.org'))[0]).toMatchObject({ subject: expect.stringMatching(/^Votre envoi : Bahnmeisterin/), text_body: expect.stringMatching(new RegExp(`^Merci, Änni\n\n.*\n?http\\S*/embed/static/jobs/${saved.id}-fr/page.html`)) });
    expect((await editor('PUT', `/inbox/${item.id}/submitter`, { answers: { published: 'Zu spät' } })).status).toBe(409);
  });

  it('declining is told after a minute, in which it can be taken back', async () => {
    const item = await confirmed('jobs', 'de', { ...job, contactInfo: { ...job.contactInfo, email: 'nein@example.org' } });
    expect((await editor('DELETE', `/inbox/${item.id}`, { version: item.version })).status).toBe(200);
    expect(await answerAll()).toBe(0);
    await sql`update inbox_items set ended_at = now() - interval '2 minutes' where id = ${item.id}`.execute(test.database.db);
    expect(await answerAll()).toBe(1);
    expect((await mails('nein@example.org'))[0]?.text_body).toContain('leider nicht veröffentlichen');
  });

  it('who has handed it in takes it back, until somebody has decided', async () => {
    const item = await confirmed('jobs', 'de', { ...job, contactInfo: { ...job.contactInfo, email: 'weg@example.org' } });
    expect((await stranger('GET', `/submissions/own/${item.own}`)).body.data).toMatchObject({ title: job.title, waits: true });
    expect((await stranger('POST', `/submissions/own/${item.own}`)).status).toBe(200);
    expect(await items()).toEqual([]);
    expect((await stranger('POST', `/submissions/own/${item.own}`)).status).toBe(404);
    const other = await confirmed('jobs', 'de', { ...job, contactInfo: { ...job.contactInfo, email: 'spaet@example.org' } });
    await editor('DELETE', `/inbox/${other.id}`, { version: other.version });
    expect((await stranger('POST', `/submissions/own/${other.own}`)).status).toBe(409);
    expect((await stranger('GET', `/submissions/own/${other.own}`)).body.data.waits).toBe(false);
  });
});

describe('until somebody has decided', () => {
  const email = 'frage@example.org';
  const body = { ...job, contactInfo: { ...job.contactInfo, email } };
  const ask = (item: number, question: string) => editor('POST', `/inbox/${item}/submitter/questions`, { question });

  it('an editor asks back, in their language; the answer joins the item once, and who has asked is told', async () => {
    const item = await confirmed('jobs', 'fr', body);
    expect((await ask(item.id, 'Quel délai ?\n\nMerci !')).body.data.questions).toMatchObject([{ question: 'Quel délai ?\n\nMerci !', answer: null, answeredAt: null }]);
    const [mail] = await mails(email);
    expect(mail).toMatchObject({ kind: 'SUBMISSION_QUESTION', subject: expect.stringMatching(/^Une question : Bahnmeisterin/), text_body: expect.stringContaining('Quel délai ?') });
    const address = `/submissions/questions/${codeIn(mail?.text_body, questionPath)}`;
    expect((await stranger('GET', address)).body.data).toEqual({ locale: 'fr', form: 'jobs', title: job.title, question: 'Quel délai ?\n\nMerci !', waits: true });
    expect((await stranger('POST', address, { answer: ' ' })).body.errors).toEqual([{ field: 'answer', message: submissionProblems.fr.required }]);
    expect((await stranger('POST', address, { answer: 'x'.repeat(5_001) })).status).toBe(422);
    const sent = await Promise.all(['Le 1er mai <b>', 'Le 1er mai <b>'].map((answer) => stranger('POST', address, { answer })));
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await editor('GET', `/inbox/${item.id}/submitter`)).body.data.questions).toMatchObject([{ answer: 'Le 1er mai <b>', answeredAt: expect.any(String) }]);
    const { body: { data: { email: asker } } } = await editor('GET', '/users/me');
    expect((await mails(asker))[0]).toMatchObject({ subject: expect.stringContaining('Antwort auf Ihre Rückfrage'), text_body: expect.stringContaining('Le 1er mai <b>') });
    expect((await ask(item.id, ' ')).status).toBe(422);
    for (let index = 0; index < 9; index += 1) expect((await ask(item.id, 'Noch etwas?')).status).toBe(201);
    expect((await ask(item.id, 'Noch etwas?')).status).toBe(409);
    const last = `/submissions/questions/${codeIn((await mails(email))[0]?.text_body, questionPath)}`;
    await editor('DELETE', `/inbox/${item.id}`, { version: item.version });
    expect((await stranger('GET', last)).body.data.waits).toBe(false);
    expect((await stranger('POST', last, { answer: 'Zu spät' })).status).toBe(409);
    expect((await ask(item.id, 'Noch etwas?')).status).toBe(409);
    expect((await ask(99_999, 'Wer?')).status).toBe(404);
  });

  it('who has handed it in corrects it, with the same checks; the item says what has changed, and who reviews the former is told', async () => {
    const { data: { code: first } } = await upload(pdf);
    const { data: { code: second } } = await upload(pdf);
    const item = await confirmed('jobs', 'fr', { ...body, files: [{ code: first }] });
    const address = `/submissions/own/${item.own}`;
    const { body: { data: own } } = await stranger('GET', address);
    expect(own).toMatchObject({ waits: true, said: { title: job.title, applicationDeadline: '2099-05-01T12:00:00+02:00' }, documents: [{ id: item.normalizedData.files[0].id, name: 'Inserat.pdf' }] });
    const corrected = { ...body, title: 'Chef de gare', contactInfo: { ...body.contactInfo, email: 'andere@example.org' }, files: [{ id: own.documents[0].id }, { code: second }] };
    const correct = (change: object) => stranger('POST', `${address}/corrections`, { ...corrected, ...change });
    const { required, fileGone } = submissionProblems.fr;
    expect((await correct({ title: '' })).body.errors).toEqual([{ field: 'title', message: required }]);
    expect((await correct({ files: [{ id: 99_999 }] })).body.errors).toEqual([{ field: 'files.0', message: fileGone }]);
    expect((await correct({})).status).toBe(200);
    const { body: { data: now } } = await editor('GET', `/inbox/${item.id}`);
    expect(now).toMatchObject({ title: 'Chef de gare', version: item.version + 1, normalizedData: { translations: { fr: { name: 'Chef de gare', contact: expect.stringContaining(email) } }, files: [own.documents[0], { name: 'Inserat.pdf' }] } });
    expect(now.proposedAt > item.proposedAt).toBe(true);
    const { body: { data: { corrections } } } = await editor('GET', `/inbox/${item.id}/submitter`);
    expect(corrections).toEqual([{ at: expect.any(String), before: { files: [expect.anything()], translations: { fr: { name: job.title } } }, after: { files: [expect.anything(), expect.anything()], translations: { fr: { name: 'Chef de gare' } } } }]);
    // The link holds on, and says what stands now; saying the same again changes nothing.
    const { body: { data: again } } = await stranger('GET', address);
    expect(again).toMatchObject({ title: 'Chef de gare', said: { contactInfo: { email } } });
    expect((await stranger('POST', `${address}/corrections`, { ...again.said, files: again.documents.map(({ id }: { id: number }) => ({ id })) })).status).toBe(200);
    expect((await editor('GET', `/inbox/${item.id}`)).body.data.version).toBe(now.version);
    // Who reviews what stood there before does not release it unseen.
    expect((await editor('POST', '/jobs', { ...item.normalizedData, isPublic: true, inboxId: item.id, inboxVersion: item.version, merge: true })).status).toBe(409);
    expect((await correct({ files: [], title: 'x' })).status).toBe(200);
    expect((await editor('POST', '/jobs', { ...item.normalizedData, isPublic: true, inboxId: item.id, merge: true })).status).toBe(201);
    expect((await correct({ files: [], title: 'Zu spät' })).status).toBe(409);
    expect((await stranger('POST', `/submissions/own/${'x'.repeat(43)}/corrections`, corrected)).status).toBe(404);
    await answerAll();
  });

  it('nothing is written to who is to be told nothing', async () => {
    const item = await confirmed('jobs', 'de', { ...body, contactInfo: { ...body.contactInfo, email: 'still@example.org' } });
    await editor('PUT', `/inbox/${item.id}/submitter`, { answers: { declined: '' } });
    await editor('DELETE', `/inbox/${item.id}`, { version: item.version });
    await sql`update inbox_items set ended_at = now() - interval '2 minutes' where id = ${item.id}`.execute(test.database.db);
    const before = await mails('still@example.org');
    expect(await answerAll()).toBeGreaterThan(0);
    expect(await mails('still@example.org')).toHaveLength(before.length);
  });
});

describe('a flood', () => {
  it('what programs fill in is answered and forgotten', async () => {
    const before = await test.database.db.selectFrom('submissions').select('id').execute();
    expect((await hand('jobs', 'de', { ...job, website: 'https://spam.example' })).status).toBe(200);
    expect(await test.database.db.selectFrom('submissions').select('id').execute()).toHaveLength(before.length);
  });

  it('mails are few, to one address and from one network', async () => {
    const send = async (email: string) => (await hand('jobs', 'de', { ...job, contactInfo: { ...job.contactInfo, email } })).status;
    const answers: number[] = [];
    for (let index = 0; index < 6; index += 1) answers.push(await send('viel@example.org'));
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    for (let index = 0; index < 15; index += 1) await send(`viel${index}@example.org`);
    expect(await send('noch@example.org')).toBe(429);
  });

  it('neither fills the disk nor the inbox: the oldest that nobody confirms go, none of the last hour does', async () => {
    await sql`insert into submissions (kind, code_hash, request, created_at, expires_at) select 'entry', 'flood' || n, '{}', now() - interval '2 hours', now() + interval '1 day' from generate_series(1, 2000) n`.execute(test.database.db);
    const send = async (email: string) => (await hand('jobs', 'de', { ...job, contactInfo: { ...job.contactInfo, email } })).status;
    expect(await send('echt@example.org')).toBe(200);
    const waiting = async () => (await sql<{ count: number }>`select count(*)::int as count from submissions where kind = 'entry' and used_at is null`.execute(test.database.db)).rows[0]?.count as number;
    expect(await waiting()).toBeLessThan(2_030);
    await sql`update submissions set created_at = now() where kind = 'entry' and used_at is null`.execute(test.database.db);
    await sql`insert into submissions (kind, code_hash, request, expires_at) select 'entry', 'more' || n, '{}', now() + interval '1 day' from generate_series(1, 100) n`.execute(test.database.db);
    expect(await send('voll@example.org')).toBe(429);
    const link = await codeFor('echt@example.org');
    await sql`insert into submissions (kind, code_hash, expires_at, used_at, outcome) select 'entry', 'day' || n, now(), now(), 'proposed' from generate_series(1, 200) n`.execute(test.database.db);
    expect((await stranger('POST', `/submissions/confirm/${link}`)).status).toBe(429);
    await sql`delete from submissions where code_hash like 'day%'`.execute(test.database.db);
    expect((await stranger('POST', `/submissions/confirm/${link}`)).status).toBe(200);
    await sql`update submissions set expires_at = now() - interval '1 second' where used_at is null`.execute(test.database.db);
    await removeOldSubmissions(test.database.db);
    expect(await waiting()).toBe(0);
  });

  it('from one place hides nothing: neither what waits nor what comes into the inbox of others', async () => {
    const { db } = test.database;
    const near = async (column: string) => (await sql<{ count: number }>`select count(*)::int as count from submissions where code_hash like ${`${column}%`}`.execute(db)).rows[0]?.count;
    await sql`insert into submissions (kind, code_hash, request, network, expires_at) select 'entry', 'bot' || n, '{}', '10.9.9.9', now() + interval '1 day' from generate_series(1, 1990) n`.execute(db);
    await sql`insert into submissions (kind, code_hash, request, network, expires_at) select 'entry', 'man' || n, '{}', '10.1.1.' || n, now() + interval '1 day' from generate_series(1, 20) n`.execute(db);
    expect((await hand('jobs', 'de', { ...job, contactInfo: { ...job.contactInfo, email: 'mensch@example.org' } })).status).toBe(200);
    expect([await near('bot'), await near('man')]).toEqual([1980, 20]);
    const link = await codeFor('mensch@example.org');
    const confirmedBy = (network: string, email: string, count: number, size: number) =>
      sql`insert into submissions (kind, code_hash, request, network, document_bytes, expires_at, used_at, outcome) select 'entry', 'day' || ${network} || n, ${JSON.stringify({ said: { contactInfo: { email } } })}::jsonb, ${network}, ${size}, now(), now(), 'proposed' from generate_series(1, ${count}) n`.execute(db);
    const confirm = async () => (await stranger('POST', `/submissions/confirm/${link}`)).status;
    for (const [network, email, count] of [['127.0.0.1', 'x@example.org', 40], ['10.2.2.2', 'Mensch@example.org', 20]] as const) {
      await confirmedBy(network, email, count, 0);
      expect(await confirm(), network).toBe(429);
      await sql`delete from submissions where code_hash like 'day%'`.execute(db);
    }
    await confirmedBy('10.3.3.3', 'bot@example.org', 100, 1);
    expect(await confirm()).toBe(200);
    await sql`delete from submissions where code_hash like any (array['day%', 'bot%', 'man%'])`.execute(db);
  });

  it('where something came from, and who has sent it, is forgotten in time, with its links', async () => {
    const { db } = test.database;
    const item = await confirmed('jobs', 'de', { ...job, contactInfo: { ...job.contactInfo, email: 'vergessen@example.org' } });
    await editor('POST', `/inbox/${item.id}/submitter/questions`, { question: 'Wann?' });
    const rows = () => sql<{ kind: string; network: string | null }>`select kind, network from submissions where inbox_id = ${item.id} order by kind`.execute(db).then(({ rows: found }) => found);
    expect(await rows()).toMatchObject([{ kind: 'entry', network: '127.0.0.1' }, { kind: 'own_entry' }, { kind: 'question' }]);
    await sql`update submissions set used_at = now() - interval '2 days' where inbox_id = ${item.id} and kind = 'entry'`.execute(db);
    await removeOldSubmissions(db);
    expect(await rows()).toMatchObject([{ network: null }, {}, {}]);
    await stranger('POST', `/submissions/own/${item.own}`);
    await sql`update inbox_items set ended_at = now() - interval '91 days' where id = ${item.id}`.execute(db);
    await removeOldSubmissions(db);
    expect(await rows()).toEqual([]);
  });

  it('documents are what they say, lie where nobody opens them, and go with what was never confirmed', async () => {
    expect((await upload(Buffer.from('<script>alert(1)</script>'))).status).toBe(415);
    expect((await upload(Buffer.concat([pdf, Buffer.alloc(10_000_001)]))).status).toBe(413);
    expect((await upload(pdf, 'text/html')).status).toBe(415);
    const { data } = await upload(pdf);
    expect(data).toEqual({ code: expect.stringMatching(/^[\w-]{43}$/), name: 'Inserat.pdf', extension: 'pdf', size: pdf.length });
    const hand2 = () => hand('jobs', 'de', { ...job, files: [{ code: data.code }], contactInfo: { ...job.contactInfo, email: 'datei@example.org' } });
    expect((await hand2()).status).toBe(200);
    expect((await hand2()).body.errors).toEqual([{ field: 'files.0', message: submissionProblems.de.fileGone }]);
    await sql`update submissions set expires_at = now() - interval '1 second' where used_at is null`.execute(test.database.db);
    await upload(pdf);
    await sql`update submission_documents set created_at = now() - interval '2 days' where submission_id is null`.execute(test.database.db);
    await removeOldSubmissions(test.database.db);
    expect(await test.database.db.selectFrom('submission_documents').select('id').execute()).toEqual([]);
    await sql`insert into submission_documents (code_hash, network, name, extension, mime_type, size, hash, bytes) values ('x', 'y', 'a', 'pdf', 'application/pdf', 1000000000, 'h', '')`.execute(test.database.db);
    expect((await upload(pdf)).status).toBe(429);
  });
});
