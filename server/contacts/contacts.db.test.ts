import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';

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

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown, headers = {}) => call(app, method, url, { cookie, body, headers });
const make = async (url: string, body: object) => {
  const answer = await ask('POST', url, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data as any;
};

describe('employments', () => {
  it('are the same rows on both sides', async () => {
    const company = await make('/contacts', { type: 'company', companyName: 'Bergbahn AG', isPublic: true });
    const person = await make('/contacts', { type: 'person', firstName: 'Änni', lastName: 'Caduff', employments: [{ company: { id: company.id }, role: 'Leiterin', official: true, translations: { fr: { role: 'Directrice' } } }] });
    expect(person).toMatchObject({ type: 'person', name: 'Änni Caduff', employments: [{ role: 'Leiterin', official: true, company: { id: company.id, companyName: 'Bergbahn AG' }, translations: { fr: { role: 'Directrice' }, it: {} } }] });
    const other = (await ask('GET', `/contacts/${company.id}`)).body.data;
    expect(other.employments).toMatchObject([{ id: person.employments[0].id, role: 'Leiterin', employee: { id: person.id, name: 'Änni Caduff' } }]);
  });
});
