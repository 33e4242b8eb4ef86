import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, createAccount, createTestApp } from '../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../tests/support/testDatabase';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;
let person: number;
beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
  ({ cookie } = await createAccount(test.database, 'ROLE_SUPER_ADMIN'));
  person = (await call(app, 'POST', '/contacts/person', { cookie, body: { firstName: 'A', lastName: 'B' } })).body.data.id as number;
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

/** What a list cannot do without. */
const needed: Record<string, string> = { '/presence': 'resource=inbox&', '/search': 'term=a&' };

it('a parameter that nobody knows is refused by its name wherever many things are answered, since they would not be those that were asked for', async () => {
  const lists: string[] = [];
  const ignoring: string[] = [];
  for (const { method, url } of app.routes) {
    if (method !== 'GET' || !url.startsWith('/api/v1/') || /\*|\/logout$/.test(url)) continue;
    const address = url.replace('/api/v1', '').replace(':id', String(person)).replace(':contactType', 'person').replace(':locale', 'de').replace(':file', 'de.json');
    const asked = `${address}?${needed[address] ?? ''}`;
    const { status, body, headers } = await call(app, 'GET', asked, { cookie });
    if (status !== 200 || !(Array.isArray(body.data) || Array.isArray(body.features) || /calendar|spreadsheet/.test(String(headers['content-type'])))) continue;
    lists.push(address);
    const refused = await call(app, 'GET', `${asked}nieGeh%C3%B6rt[]=1`, { cookie });
    if (refused.status !== 400 || !String(refused.body.detail).includes('«nieGehört»')) ignoring.push(address);
  }
  expect(lists).toEqual(expect.arrayContaining(['/projects', '/projects/geojson/de.json', '/events/de.ics', '/jobs.xlsx', '/topics', `/contacts/${person}/history`, '/translation-gaps', '/search', '/presence', '/inbox/synonyms']));
  expect(ignoring).toEqual([]);
});
