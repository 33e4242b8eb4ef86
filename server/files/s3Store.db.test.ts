import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { paper, pixel } from '../../tests/contract/samples';
import { objectStore } from '../../tests/support/objectStore';
import { call, createAccount, createTestApp } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { S3Store } from './s3Store';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;
let service: Server;
type Answer = (request: IncomingMessage, response: ServerResponse) => void;
/** How the service behaves in the next calls; after those it works. */
let moods: Answer[] = [];
let calls = 0;

const { kept, answer: works } = objectStore();
const fails: Answer = (request, response) => request.resume().on('end', () => response.writeHead(500).end('<Error/>'));
const hangs: Answer = (request) => request.resume();
const stops: Answer = (request, response) =>
  request.resume().on('end', () => response.writeHead(200, { 'content-length': 1_000 }).write('%PDF'));
const stopsAtOnce: Answer = (request, response) =>
  request.resume().on('end', () => response.writeHead(200, { 'content-length': 1_000 }).flushHeaders());
const breaks: Answer = (request) => request.destroy();

beforeAll(async () => {
  test = await createTestDatabase();
  service = createServer((request, response) => {
    calls += 1;
    (moods.shift() ?? works)(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  const env = {
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    AWS_ENDPOINT_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
  };
  app = await createTestApp(test.database, {
    files: new S3Store(new URL('s3://bucket/prefix'), env, { answer: 1_000, piece: 800, megabyte: 100 }),
  });
  ({ cookie } = await createAccount(test.database, 'ROLE_EDITOR'));
});
afterAll(async () => {
  await app.close();
  service.closeAllConnections();
  service.close();
  await test.drop();
});
beforeEach(() => {
  moods = [];
  calls = 0;
});

const upload = (data: string) =>
  call(app, 'POST', '/files', { cookie, body: { name: 'Blatt.pdf', data, mimeType: '', extension: 'pdf' } });
const download = (id: number) => call(app, 'GET', `/files/download/${id}.pdf`, { cookie });
const other = (n: number) => {
  const bytes = Buffer.concat([Buffer.from(paper.split(',')[1] as string, 'base64'), Buffer.from(`%${n}`)]);
  return `data:application/pdf;base64,${bytes.toString('base64')}`;
};

it('returns what it stores', async () => {
  const { status, body } = await upload(paper);
  expect(status).toBe(201);
  expect((await download(body.data.id)).body).toBe(Buffer.from(paper.split(',')[1] as string, 'base64').toString());
  const { hash } = body.data;
  for (const _ of ['once', 'twice']) await app.files.remove(hash);
  expect([await app.files.has(hash), (await download(body.data.id)).status]).toEqual([false, 404]);
  expect(
    (
      await call(app, 'POST', '/files', {
        cookie,
        body: { name: 'Punkt.png', data: pixel, mimeType: '', extension: 'png' },
      })
    ).status,
  ).toBe(201);
});

it.each([
  ['fails once', fails],
  ['is silent once', hangs],
  ['breaks off once', breaks],
])('a request is retried if the service %s', async (_, mood) => {
  moods = [mood];
  const { status, body } = await upload(other(calls + Math.random()));
  expect(status).toBe(201);
  moods = [mood];
  expect((await download(body.data.id)).status).toBe(200);
});

it.each([
  ['fails', fails, 502, /Fehler gemeldet/],
  ['is silent', hangs, 503, /antwortet gerade nicht/],
  ['breaks off', breaks, 503, /antwortet gerade nicht/],
] as const)(
  'if the service %s, the request fails with a message after two tries, and others go on',
  async (_, mood, status, sentence) => {
    const { id } = (await upload(other(1))).body.data;
    const before = (await call(app, 'GET', '/files?limit=100', { cookie })).body.data.length;
    calls = 0;
    moods = Array.from({ length: 4 }, () => mood);
    const requested = Promise.all([upload(other(Math.random())), download(id)]);
    for (const address of ['/projects', '/contacts?limit=1', `/files/${id}`])
      expect((await call(app, 'GET', address, { cookie })).status).toBe(200);
    for (const answer of await requested)
      expect(answer).toMatchObject({ status, body: { detail: expect.stringMatching(sentence) } });
    expect(calls).toBe(4);
    expect((await call(app, 'GET', '/files?limit=100', { cookie })).body.data).toHaveLength(before);
  },
);

it('if the service does not respond, the request fails with a message within the time for both tries', async () => {
  const { id } = (await upload(other(3))).body.data;
  moods = [stopsAtOnce, stopsAtOnce];
  calls = 0;
  expect(await download(id)).toMatchObject({
    status: 503,
    body: { detail: expect.stringMatching(/antwortet gerade nicht/) },
  });
  expect(calls).toBe(2);
});

it('a file that breaks off ends the response, and a missing one is 404', async () => {
  const { id } = (await upload(other(2))).body.data;
  moods = [stops];
  await expect(download(id)).rejects.toThrow(/.*/);
  kept.clear();
  expect((await download(id)).status).toBe(404);
});
