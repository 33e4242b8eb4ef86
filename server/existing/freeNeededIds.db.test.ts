import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pixel } from '../../tests/existing/content/support.mjs';
import { dumpNamed } from '../../tests/existing/dumps';
import { call, createAccount, createTestApp, createMemoryFileStore } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { importDump } from './import.testkit';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;
const files = createMemoryFileStore();
const own = 1_000_000;
const ask = async (address: string) => (await call(app, 'GET', address, { cookie })).body.data;
const make = async (address: string, body: object) => {
  const answer = await call(app, 'POST', address, { cookie, body });
  expect(answer.status).toBe(201);
  return answer.body.data;
};
let topic: { id: number; name: string };

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database, { files });
  ({ cookie } = await createAccount(test.database, 'ROLE_SUPER_ADMIN', 'redaktion@example.org'));
  // Records created before the move have the first ids.
  topic = (await ask('/topics')).find(({ id }: { id: number }) => id === 2);
  const file = await make('/files', { name: 'Punkt.png', data: pixel, mimeType: 'image/png', extension: 'png' });
  const image = { id: file.id, name: 'Punkt.png', extension: 'png', mimeType: 'image/png' };
  await make('/projects', { title: 'Von hier', topics: [{ id: topic.id }], images: [image], isPublic: true });
  const company = await make('/contacts', { type: 'company', companyName: 'Firma von hier' });
  const person = {
    type: 'person',
    firstName: 'Ida',
    lastName: 'Vonhier',
    employments: [{ company: { id: company.id }, role: 'Chefin' }],
  };
  await make('/contacts', person);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><circle r="4"></circle></svg>';
  await make('/interactive-graphics', {
    title: 'Von hier',
    svg,
    selector: 'circle',
    type: 'default',
    config: { '<circle r="4"></circle>': { type: 'project', id: 1 } },
  });
  await make('/project-collections', {
    title: 'Von hier',
    isDynamic: false,
    description: '',
    selection: [{ id: 1 }],
    filters: [],
  });
  await make('/projects', { title: 'Wartet', addToInbox: true });
  await importDump(test.database, files, dumpNamed('plain.sql'));
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

it('a record whose id is needed moves, along with every reference to it', async () => {
  expect(await ask('/projects/1')).toMatchObject({ title: 'Wasserkraft Berner Oberland' });
  const project = await ask(`/projects/${own}`);
  expect(project).toMatchObject({ id: own, title: 'Von hier', topics: [{ name: topic.name }], images: [{ id: own }] });
  expect((await ask('/topics')).find(({ id }: { id: number }) => id === project.topics[0].id)).toMatchObject({
    name: topic.name,
  });
  expect((await app.inject({ url: `/api/v1/files/view/${own}.png` })).statusCode).toBe(200);
  expect((await app.inject({ url: '/api/v1/files/view/1.png' })).statusCode).toBe(200);
  expect(await ask(`/contacts/${own + 1}`)).toMatchObject({
    lastName: 'Vonhier',
    employments: [{ company: { id: own, companyName: 'Firma von hier' } }],
  });
  expect(await ask(`/interactive-graphics/${own}`)).toMatchObject({
    elements: [{ project: { id: own, title: 'Von hier' } }],
  });
  expect(await ask(`/project-collections/${own}`)).toMatchObject({ selection: [{ id: own }] });
  expect(await ask(`/projects/${own}/history`)).toMatchObject([
    { action: 'create', record: { id: own, title: 'Von hier' } },
  ]);
  expect((await ask('/search?term=vonhier')).map(({ id }: { id: number }) => id)).toEqual([own + 1]);
  expect((await ask('/inbox')).filter(({ title }: { title: string }) => title === 'Wartet')).toMatchObject([
    { id: own },
  ]);
});

it('accounts with the same address become one, with both roles and the imported password', async () => {
  expect(await ask('/users/1')).toMatchObject({
    email: 'redaktion@example.org',
    roles: ['ROLE_SUPER_ADMIN', 'ROLE_EDITOR', 'ROLE_USER'],
  });
  const body = { email: 'redaktion@example.org', password: 'Frühling am See 2019' };
  expect((await call(app, 'POST', '/login', { body })).status).toBe(200);
});

it('a moved record can still be saved, and a restart adds no entries', async () => {
  const saved = await call(app, 'PUT', `/projects/${own}`, {
    cookie,
    body: { ...(await ask(`/projects/${own}`)), title: 'Von hier, neu' },
  });
  expect(saved.body).toMatchObject({ data: { title: 'Von hier, neu' } });
});
