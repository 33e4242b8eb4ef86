import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app';
import { openFileStore } from '../../server/files/openFileStore';
import { startTestServer, type TestServer } from '../support/testServer';
import type { Json } from './client';
import calls from './existingCalls.json';

interface Call {
  /** The part of the existing client that sends it. */
  from: string;
  as: 'visitor' | 'editor' | 'administrator';
  /** Method and URL; `{projects}` is the id of a project, `{item}` a value stored by an earlier call. */
  call: string;
  /** `$record` is the response from this URL, sent back as the client's forms would. */
  body?: Record<string, unknown>;
  status?: number;
  /** Stores the id from the response under this name. */
  keep?: string;
  /** What the client reads: paths, and the types it can handle. */
  reads: string[];
}

let server: TestServer;
let app: FastifyInstance;
const cookies: Record<Call['as'], string> = { visitor: '', editor: '', administrator: '' };
/** The values for the braces. */
const ids: Record<string, unknown> = {};

/** Sends requests as the existing client does: with a session, without version or key. */
async function send(as: Call['as'], method: string, path: string, body?: unknown) {
  const answer = await app.inject({
    method: method as 'GET',
    url: `/compat/api/v1${path}`,
    headers: { accept: 'application/json, text/plain, */*', ...(cookies[as] && { cookie: cookies[as] }) },
    ...(body !== undefined && { payload: body as object }),
  });
  const isJson = /json/.test(String(answer.headers['content-type']));
  return { status: answer.statusCode, body: isJson ? answer.json<Json>() : null, text: answer.body };
}

const filled = (text: string) => text.replace(/\{([\w.:-]+)\}/g, (_all, name: string) => String(ids[name] ?? name));

beforeAll(async () => {
  server = await startTestServer();
  const config = { ...server.config, compat: true };
  app = await buildApp({ config, database: server.database, files: openFileStore(config.filesUrl) });
  cookies.editor = await server.signIn('editor@example.org');
  cookies.administrator = await server.signIn('admin@example.org');
  const names = new Set(
    (calls as Call[]).flatMap(({ call }) => [...call.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) => name)),
  );
  for (const name of names) {
    const { body } = await send(name === 'users' ? 'administrator' : 'visitor', 'GET', `/${name}?limit=1`);
    ids[name] = body?.[0]?.id ?? (await send('editor', 'GET', `/${name}?limit=1`)).body?.[0]?.id;
  }
  for (const type of ['person', 'company'])
    ids[type] = (await send('editor', 'GET', `/contacts?type[]=${type}&limit=1`)).body[0].id;
  for (const { id, type, status } of (await send('editor', 'GET', '/inbox')).body)
    if (status !== 'deleted') ids[`inbox:${type}`] ??= id;
});
afterAll(async () => {
  await app.close();
  await server.close();
});

describe('gives the existing client what it needs from', () => {
  it.each((calls as Call[]).map((call) => [`${call.call.slice(0, 100)} (${call.from})`, call] as const))(
    '%s',
    async (_name, { as, call, body, status = 200, keep, reads }) => {
      const [method = '', path = ''] = filled(call).split(' ');
      const { $record, ...values } = body ?? {};
      const sent = {
        ...(typeof $record === 'string' && (await send(as, 'GET', filled($record))).body),
        ...(JSON.parse(JSON.stringify(values), (_key, value) =>
          /^\{.+\}$/.test(value) ? ids[value.slice(1, -1)] : value,
        ) as object),
      };
      const answer = await send(as, method, path, body && sent);
      expect(answer.status, answer.text.slice(0, 500)).toBe(status);
      if (keep) ids[keep] = answer.body.id;
      expect(reads.flatMap((read) => wrong(answer.body, read))).toEqual([]);
    },
  );
});

/** How a response differs: `[].topics[].id number`, `startDate date|null`, `length 0`, `null`. */
function wrong(body: Json, read: string): string[] {
  if (read === 'null') return body === null ? [] : [`${JSON.stringify(body).slice(0, 80)} is not null`];
  const [place = '', types = ''] = read.split(' ');
  if (place === 'length') return body?.length === Number(types) ? [] : [`${JSON.stringify(body)} has another length`];
  let found: Json[] = [body];
  for (const part of place.split(/\.|(?=\[\])/).filter(Boolean))
    found = part === '[]' ? found.flat() : found.map((value) => value?.[part]);
  const isWrong = (value: Json) => !types.split('|').includes(typeOf(value, types));
  return found.some(isWrong) ? [`${place} is ${JSON.stringify(found.find(isWrong))}, not ${types}`] : [];
}

function typeOf(value: Json, types: string): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (types.includes('date') && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(String(value))) return 'date';
  return typeof value;
}

it('the demo has enough records for these calls', async () => {
  for (const path of ['/projects', '/contacts', '/events', '/jobs', '/regions', '/employments'])
    expect((await send('visitor', 'GET', path)).body.length, path).toBeGreaterThan(3);
});
