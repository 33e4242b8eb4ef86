import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { confirmPath, ownPath } from '../../domain/submissions/submissionForms';
import { FolderStore } from '../../server/files/openFileStore';
import { answerSubmitters } from '../../server/submissions/entries/answers';
import { mailContextOf } from '../../server/submissions/entries/entries';
import { call, createAccount, createTestApp } from './testApp';
import { createTestDatabase, type TestDatabase } from './testDatabase';

/** Helpers for visitors' submissions: each file has its own database and server. */

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;

/** Sets up a whole file. One editor is notified of jobs and events. */
export function serveSubmissions(): void {
  beforeAll(async () => {
    test = await createTestDatabase();
    app = await createTestApp(test.database, {
      files: new FolderStore(pathToFileURL(mkdtempSync(path.join(tmpdir(), 'regio-documents-')))),
    });
    ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
    await sql`update users set notifications = '{JOBS_INBOX,EVENTS_INBOX}'`.execute(test.database.db);
  });
  afterAll(async () => {
    await app.close();
    await test.drop();
  });
  beforeEach(() => test.database.db.deleteFrom('login_failures').execute());
}

export const served = () => ({ app, cookie, database: test.database, db: test.database.db });

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
export const job = {
  title: 'Bahnmeisterin <b>',
  locations: [{ id: 1 }],
  stints: [{ id: 1 }],
  description: 'Erste Zeile\nzweite <script>alert(1)</script>\n\nNeuer Absatz',
  employer: 'Bergbahn AG',
  location: 'Chur',
  applicationDeadline: '2099-05-01T12:00',
  links: [{ label: 'Mehr', value: 'www.example.org' }],
  contactInfo: { name: 'Änni Caduff', email: 'aenni@example.org', phone: '+41 81 000 00 00', department: 'Personal' },
};
export const event = {
  title: 'Fête',
  locations: [2],
  description: 'Venez',
  contactInfo: { email: 'fete@example.org' },
  startDate: '2099-06-01T09:00',
  topics: [],
  registration: 'https://example.org',
};
export const publication = {
  title: 'Studie',
  type: 'publication',
  description: 'Kurz',
  geographicRegions: [{ id: 1 }],
  topics: [{ id: 1 }],
  languages: [{ id: 1 }],
  keywords: 'Berg, Bahn',
  contactInfo: { email: 'p@example.org' },
  authors: [{ name: 'A. Muster' }],
  publicationDate: '2026-02-03',
  licenseName: 'eigene',
};

export const asVisitor = (method: 'GET' | 'POST', url: string, body?: unknown, headers = {}) =>
  call(app, method, url, { body, headers });
export const editor = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
  call(app, method, url, { cookie, body });
export const submit = (name: string, locale: string, body: unknown) =>
  asVisitor('POST', `/${name}/embed/${locale}`, body);
export const mails = async (recipient: string) =>
  test.database.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id', 'desc').execute();
/** The code of a link in a mail. */
export const codeIn = (text: string | undefined, path: string) =>
  new RegExp(`${path}([\\w-]{43})/`).exec(text ?? '')?.[1] as string;
export const codeFor = async (recipient: string) => codeIn((await mails(recipient))[0]?.text_body, confirmPath);
export const items = async () => (await editor('GET', '/inbox')).body.data as Record<string, any>[];
export const upload = async (bytes: Buffer, type = 'application/pdf') => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/submissions/documents?name=Inserat.pdf',
    headers: { 'content-type': type },
    payload: bytes,
  });
  return { status: answer.statusCode, data: answer.json().data };
};
/** Makes a decision and a save look old enough for the submitter to be notified. */
export async function afterAMinute(item: number, table = 'jobs'): Promise<void> {
  await sql`update inbox_items set ended_at = ended_at - interval '2 minutes' where id = ${item}`.execute(
    test.database.db,
  );
  await sql`
    update ${sql.table(table)} set updated_at = updated_at - interval '2 minutes'
    where id = (select internal_id from inbox_items where id = ${item})`.execute(test.database.db);
}
export const notifySubmitters = () => answerSubmitters(test.database.db, mailContextOf(app));
/**
 * A confirmed submission.
 * @returns its item, and the code of its personal link
 */
export async function confirmed(
  name: string,
  locale: string,
  body: { contactInfo: { email: string }; files?: object[] },
) {
  expect(await submit(name, locale, body)).toMatchObject({ status: 200 });
  const { email } = body.contactInfo;
  expect((await asVisitor('POST', `/submissions/confirm/${await codeFor(email)}`)).body.data).toEqual({
    outcome: 'proposed',
  });
  const item = (await items()).at(-1) as Record<string, any>;
  return {
    ...(await editor('GET', `/inbox/${item.id}`)).body.data,
    own: codeIn((await mails(email))[0]?.text_body, ownPath),
  };
}
