import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount, createTestApp, createMemoryFileStore } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { readPdf } from '../../tests/support/readPdf';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;
let opened = 0;

beforeAll(async () => {
  test = await createTestDatabase();
  const store = createMemoryFileStore();
  app = await createTestApp(test.database, {
    files: {
      ...store,
      open: (hash) => {
        opened += 1;
        return store.open(hash);
      },
    },
  });
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

const create = async (payload: object) =>
  (await app.inject({ method: 'POST', url: '/api/v1/financial-supports', headers: { cookie }, payload })).json().data
    .id as number;
const read = (file: string, headers = {}) => app.inject({ url: `/api/v1/financial-supports/export/${file}`, headers });

it('visitors get public records as PDF in each language, editors get drafts too', async () => {
  const open = await create({
    name: 'Förderung «Berg»',
    isPublic: true,
    translations: { fr: { name: 'Soutien' }, it: {} },
  });
  const draft = await create({ name: 'Entwurf' });
  const answer = await read(`${open}-de.pdf`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toBe(
    `inline; filename="Finanzhilfen - ${open}.pdf"; ` +
      `filename*=UTF-8''Finanzhilfen%20-%20F%C3%B6rderung%20%C2%ABBerg%C2%BB.pdf`,
  );
  expect(readPdf(answer.rawPayload).pages[0]).toContain('Förderung «Berg»');
  expect(readPdf((await read(`${open}-fr.pdf`)).rawPayload).pages[0]).toContain('Soutien');
  expect((await read(`${draft}-de.pdf`)).statusCode).toBe(404);
  expect((await read(`${draft}-de.pdf`, { cookie })).statusCode).toBe(200);
  for (const file of [
    `${open}-en.pdf`,
    `${open}.pdf`,
    '999999-de.pdf',
    '99999999999-de.pdf',
    `${open}-de.pdf.exe`,
    'x',
  ])
    expect((await read(file)).statusCode, file).toBe(404);
});

it('a project prints what visitors read, with its pictures, whatever its title', async () => {
  const picture = await sharp({ create: { width: 30, height: 10, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer();
  const data = `data:image/jpeg;base64,${picture.toString('base64')}`;
  const payload = { name: 'a.jpg', mimeType: 'image/jpeg', extension: 'jpg', data };
  const image = (await app.inject({ method: 'POST', url: '/api/v1/files', headers: { cookie }, payload })).json().data;
  const make = async (more: object) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/v1/projects',
        headers: { cookie },
        payload: {
          title: 'Seilbahn / Gondel',
          projectCode: 'BE_77',
          keywords: 'intern',
          description: '<p>Ein Satz.</p>',
          projectCosts: '125000.5',
          startDate: '2024-03-01',
          contacts: [{ name: 'Verein Berg', email: 'berg@example.org' }],
          links: [{ label: 'Website', url: 'https://example.org/berg' }],
          images: [{ ...image, description: 'Die Talstation' }],
          translations: { fr: { title: 'Téléphérique' }, it: {} },
          ...more,
        },
      })
    ).json().data.id as number;
  const print = (file: string, headers = {}) => app.inject({ url: `/api/v1/projects/export/${file}`, headers });
  const [open, draft] = [await make({ isPublic: true }), await make({ isPublic: false })];
  const answer = await print(`${open}-de.pdf`);
  expect(answer.headers['content-disposition']).toMatch(/^inline; .*Projekte%20-%20Seilbahn/);
  const { pages, links, structure } = readPdf(answer.rawPayload);
  for (const phrase of [
    'Seilbahn / Gondel',
    'Ein Satz.',
    'Verein Berg',
    'Projektkosten: CHF',
    'Laufzeit: ab 01.03.2024',
  ])
    expect(pages.join()).toContain(phrase);
  for (const secret of ['BE_77', 'intern']) expect(pages.join()).not.toContain(secret);
  expect([links, structure.includes('Figure')]).toEqual([
    ['mailto:berg@example.org', 'https://example.org/berg'],
    true,
  ]);
  expect(readPdf((await print(`${open}-fr.pdf`)).rawPayload).pages.join()).toContain('Téléphérique');
  expect(
    [await print(`${draft}-it.pdf`), await print(`${draft}-it.pdf`, { cookie })].map((one) => one.statusCode),
  ).toEqual([404, 200]);
});

it('is built once for all visitors, and again once the record changes', async () => {
  const picture = await sharp({ create: { width: 30, height: 10, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  const upload = await app.inject({
    method: 'POST',
    url: '/api/v1/files',
    headers: { cookie },
    payload: {
      name: 'logo.png',
      mimeType: 'image/png',
      extension: 'png',
      data: `data:image/png;base64,${picture.toString('base64')}`,
    },
  });
  const id = await create({ name: 'Gefragt', isPublic: true, logo: upload.json().data });
  opened = 0;
  const answers = await Promise.all(Array.from({ length: 40 }, () => read(`${id}-de.pdf`)));
  expect(new Set(answers.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.length}`)).size).toBe(1);
  expect(opened).toBe(1);
  const { etag = '' } = answers[0]?.headers ?? {};
  expect((await read(`${id}-de.pdf`, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  const record = (await app.inject({ url: `/api/v1/financial-supports/${id}`, headers: { cookie } })).json().data;
  await app.inject({
    method: 'PUT',
    url: `/api/v1/financial-supports/${id}`,
    headers: { cookie },
    payload: { ...record, description: '<p>Neues</p>' },
  });
  expect(readPdf((await read(`${id}-de.pdf`, { 'if-none-match': String(etag) })).rawPayload).pages[0]).toContain(
    'Neues',
  );
  expect(opened).toBe(2);
});

it('delays no other request while it is built, and leaves out a broken picture', async () => {
  const upload = await app.inject({
    method: 'POST',
    url: '/api/v1/files',
    headers: { cookie },
    payload: {
      name: 'a.txt',
      mimeType: 'text/plain',
      extension: 'txt',
      data: `data:text/plain;base64,${btoa('kein Bild')}`,
    },
  });
  const logo = upload.statusCode < 300 ? upload.json().data : null;
  const id = await create({ name: 'Ein Wort', isPublic: true, logo, description: `<p>${'x'.repeat(100_000)}</p>` });
  let turns = 0;
  const others = setInterval(() => (turns += 1), 1);
  const answer = await read(`${id}-de.pdf`);
  clearInterval(others);
  expect(answer.statusCode).toBe(200);
  expect(readPdf(answer.rawPayload).pages.length).toBeGreaterThan(10);
  expect(turns).toBeGreaterThan(100);
});
