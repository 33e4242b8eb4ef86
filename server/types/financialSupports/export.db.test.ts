import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount, createTestApp } from '../../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase';
import { readPdf } from '../../../tests/support/readPdf';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

const create = async (payload: object) => (await app.inject({ method: 'POST', url: '/api/v1/financial-supports', headers: { cookie }, payload })).json().data.id as number;
const read = (file: string, headers = {}) => app.inject({ url: `/api/v1/financial-supports/export/${file}`, headers });

it('everybody gets public ones as PDF in each language, editors drafts, nobody anything else', async () => {
  const open = await create({ name: 'Förderung «Berg»', isPublic: true, translations: { fr: { name: 'Soutien' }, it: {} } });
  const draft = await create({ name: 'Entwurf' });
  const answer = await read(`${open}-de.pdf`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toBe(`inline; filename="Finanzhilfen - ${open}.pdf"; filename*=UTF-8''Finanzhilfen%20-%20F%C3%B6rderung%20%C2%ABBerg%C2%BB.pdf`);
  expect(readPdf(answer.rawPayload).pages[0]).toContain('Förderung «Berg»');
  expect(readPdf((await read(`${open}-fr.pdf`)).rawPayload).pages[0]).toContain('Soutien');
  expect((await read(`${draft}-de.pdf`)).statusCode).toBe(404);
  expect((await read(`${draft}-de.pdf`, { cookie })).statusCode).toBe(200);
  for (const file of [`${open}-en.pdf`, `${open}.pdf`, '999999-de.pdf', '99999999999-de.pdf', `${open}-de.pdf.exe`, 'x']) expect((await read(file)).statusCode, file).toBe(404);
});
