import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyone } from '../domain/access';
import { call, createTestApp, missingDatabase } from '../tests/support/testApp';
import { connect, type Database } from './database';

const html = 'text/html,application/xhtml+xml';
let app: FastifyInstance;
let database: Database;

function builtPages(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'regio-pages-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Start</title>');
  writeFileSync(path.join(folder, 'assets', 'app-1a2b.js'), 'plain');
  writeFileSync(path.join(folder, 'assets', 'favicon-3c4d.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'assets', 'app-1a2b.js.br'), 'compressed');
  return folder;
}

beforeAll(async () => {
  database = missingDatabase(connect);
  app = await createTestApp(database, { browserDir: builtPages() });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

describe('responses to unexpected requests', () => {
  it.each([
    ['malformed JSON', '{"email":', 400],
    ['an empty body', '', 400],
    ['__proto__', '{"__proto__":{"isAdmin":true},"email":"a@b.ch","password":"x"}', 400],
    ['a wrong type', '{"email":1,"password":null}', 422],
    ['a list', '[]', 422],
    ['null', 'null', 422],
    ['too much', `{"email":"${'x'.repeat(30_000)}"}`, 413],
  ])('are a problem for %s', async (_what, body, status) => {
    const answer = await call(app, 'POST', '/login', { body });
    expect(answer).toMatchObject({ status, body: { status, type: 'about:blank' } });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.body.detail).toMatch(/^[A-ZÄÖÜ].*\.$/);
  });

  it('name all invalid fields at once', async () => {
    const { body } = await call(app, 'POST', '/login', { body: {} });
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['email', 'password']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'nonsense'])(
    'refuse a body of type %s',
    async (type) => {
      const answer = await call(app, 'POST', '/login', { body: 'email=a', headers: { 'content-type': type } });
      expect(answer).toMatchObject({ status: 415, body: { status: 415 } });
    },
  );

  it.each([
    ['GET', '/api/v1/nothing', 404],
    ['GET', '/api/v1/%E0%A4%A', 400],
    ['GET', `/api/v1/users/${'9'.repeat(300)}`, 404],
    ['DELETE', `/api/v1/users/${'9'.repeat(300)}`, 414],
    ['POST', '/api/v1/config', 405],
    ['DELETE', '/api/v1/login', 405],
    ['PATCH', '/api/v1/users/1', 405],
    ['POST', '/projects', 404],
  ] as const)('%s %s is %i', async (method, url, status) => {
    const answer = await app.inject({ method, url });
    expect([answer.statusCode, answer.json().status]).toEqual([status, status]);
  });

  it('list the methods a URL supports', async () => {
    expect((await app.inject({ method: 'PATCH', url: '/api/v1/users/1' })).headers.allow).toBe(
      'DELETE, GET, HEAD, PUT',
    );
  });
});

describe('without the database', () => {
  it('is reported, with the time to retry', async () => {
    const answer = await call(app, 'POST', '/login', { body: { email: 'a@b.ch', password: 'secret12' } });
    expect(answer).toMatchObject({ status: 503, body: { status: 503 } });
    expect(answer.headers['retry-after']).toBe('5');
    expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|127\.0\.0\.1|select/i);
  });

  it('is not ready, but alive and configured', async () => {
    expect((await call(app, 'GET', '/ready')).status).toBe(503);
    expect(await call(app, 'GET', '/health')).toMatchObject({ status: 200, body: { data: { status: 'ok' } } });
    expect(await call(app, 'GET', '/config', { cookie: `session=${'x'.repeat(43)}` })).toMatchObject({
      status: 200,
      body: { data: { productId: 'regio' } },
    });
  });
});

describe('other sites', () => {
  const login = (headers: Record<string, string>) =>
    call(app, 'POST', '/login', { body: {}, headers: { host: 'regio.example', ...headers } });
  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'http://regio.example:8080' },
  ])('cannot write: %o', async (headers) => {
    expect((await login(headers as Record<string, string>)).status).toBe(403);
  });
  it.each([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, { origin: 'http://regio.example' }])(
    'do not include %o',
    async (headers) => {
      expect((await login(headers as Record<string, string>)).status).toBe(422);
    },
  );

  it('may read public data, without cookies', async () => {
    const { headers } = await call(app, 'GET', '/config', { headers: { origin: 'https://other.example' } });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/api/v1/users/1',
      headers: { origin: 'https://other.example' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toBe('GET, HEAD');
  });
});

describe('headers', () => {
  it('forbid inline scripts, foreign frames and guessed types', async () => {
    const { headers } = await app.inject({ url: '/', headers: { accept: html } });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('of the API let nothing run in its responses, and are no longer than necessary', async () => {
    const { headers } = await app.inject({ url: '/api/v1/health' });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  it('require https once it is used', async () => {
    const { headers } = await app.inject({ url: '/api/v1/health', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('compression', () => {
  it('compresses long responses for clients that accept it', async () => {
    const plain = await app.inject('/api/v1/config');
    const packed = await app.inject({ url: '/api/v1/config', headers: { 'accept-encoding': 'br, gzip' } });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('Cookie, Authorization, Accept-Encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(
      (await app.inject({ url: '/api/v1/config', headers: { 'accept-encoding': 'gzip;q=0' } })).headers,
    ).not.toHaveProperty('content-encoding');
    expect(
      (await app.inject({ url: '/api/v1/health', headers: { 'accept-encoding': 'gzip' } })).headers,
    ).not.toHaveProperty('content-encoding');
  });
});

describe('pages', () => {
  it('are the same file at every URL', async () => {
    for (const url of ['/', '/login', '/projects/12/edit', '/settings/users?x=1']) {
      const { statusCode, headers, body } = await app.inject({ url, headers: { accept: html } });
      expect([statusCode, headers['cache-control'], body]).toEqual([
        200,
        'no-cache',
        '<!doctype html><title>Start</title>',
      ]);
    }
  });
  it('do not stand in for files, the API or other methods', async () => {
    const urls = [
      '/assets/gone.js',
      '/humans.txt',
      '/api/v1/nothing',
      '/api/nothing',
      '/../package.json',
      '/..%2fpackage.json',
    ];
    const answers = await Promise.all(urls.map((url) => app.inject({ url, headers: { accept: html } })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 404));
    expect((await app.inject({ url: '/projects', headers: { accept: 'application/json' } })).statusCode).toBe(404);
  });
  it('load their parts once', async () => {
    const { headers, body } = await app.inject({
      url: '/assets/app-1a2b.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect([headers['cache-control'], headers['content-encoding'], body]).toEqual([
      'public, max-age=31536000, immutable',
      'br',
      'compressed',
    ]);
  });
});

describe('the icon', () => {
  it('is served under the name that browsers request by default', async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/favicon.ico' });
    expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
      200,
      'image/svg+xml',
      'no-cache',
      '<svg/>',
    ]);
  });
});

describe('documentation', () => {
  it('describes every route of the API and who may call it', async () => {
    const { paths } = (await app.inject('/api/documentation.json')).json();
    const described = Object.entries(paths).flatMap(([url, item]) =>
      Object.keys(item as object).map((method) => `${method.toUpperCase()} ${url}`),
    );
    const routes = app.routes.filter(
      ({ url, method, access }) => access && url.startsWith('/api/v1/') && method !== 'HEAD',
    );
    expect(described.sort()).toEqual(
      [
        ...new Set(
          routes.map(({ method, url }) => `${method} ${url.replace('/api/v1', '').replace(/:(\w+)/g, '{$1}')}`),
        ),
      ].sort(),
    );
    expect(paths['/users'].post.description).toContain('administrators');
    expect(paths['/users'].post.requestBody.content['application/json'].schema.properties).toHaveProperty('email');
  });
  it.each(['/api/documentation.json', '/api/documentation/json', '/api/documentation/yaml'])(
    'is built once for all requests for %s, and not sent again to a client that has it',
    async (url) => {
      const first = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
      const plain = await app.inject(url);
      expect(first).toMatchObject({
        statusCode: 200,
        headers: { 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
      });
      expect(gunzipSync(first.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(plain.body).toContain('"/users"');
      const { etag } = first.headers;
      const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
      expect(again).toMatchObject({ statusCode: 304, body: '', headers: { etag } });
    },
  );
  it('names its schemas, parameters and responses once, and describes what each operation returns', async () => {
    const { body } = await app.inject('/api/documentation.json');
    const { paths, components, servers } = JSON.parse(body);
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods as object));
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids).toEqual(expect.arrayContaining(['listProjects', 'getProject', 'createPerson', 'updateEvent']));
    expect(new Set(ids).size).toBe(operations.length);
    expect(operations.filter(({ responses }) => !Object.keys(responses).some((code) => code.startsWith('2')))).toEqual(
      [],
    );
    expect(Object.keys(components.schemas)).toEqual(
      expect.arrayContaining(['Project', 'ProjectInput', 'ProjectSummary', 'ProjectList', 'Problem', 'ListMeta']),
    );
    expect(Object.keys(paths['/projects/{id}'].put.responses)).toEqual(expect.arrayContaining(['200', '412', '422']));
    const dangling = [...body.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)].filter(
      ([, place = '', name = '']) => !components[place][name],
    );
    expect(dangling).toEqual([]);
    expect(servers).toEqual([{ url: '/api/v1' }]);
    expect(body.length / operations.length).toBeLessThan(1_200);
  });
  it('has a page without inline scripts', async () => {
    const page = await app.inject({ url: '/api/documentation/', headers: { accept: html } });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]*src=)/);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  });
});

describe('registering a route', () => {
  it('needs an access rule', async () => {
    const { default: Fastify } = await import('fastify');
    const { access } = await import('./plugins/access');
    const bare = Fastify();
    await bare.register(access);
    expect(() => bare.get('/api/v1/open', () => 'x')).toThrow('GET /api/v1/open has no access rule');
    bare.get('/api/v1/fine', { config: { access: anyone } }, () => 'x');
    await bare.close();
  });
});

it('a body nested deeper than any client needs is refused before it is parsed', async () => {
  for (const body of ['['.repeat(10_000), `{"a":${'{"b":'.repeat(100)}1${'}'.repeat(101)}`]) {
    expect(await call(app, 'POST', '/login', { body })).toMatchObject({
      status: 400,
      body: { detail: 'Die Anfrage ist zu tief verschachtelt oder hat zu viele Werte.' },
    });
  }
});

it('on shutdown, running requests are completed and their connections closed', async () => {
  const stopping = await createTestApp(database);
  const body = new PassThrough();
  body.write('{');
  const answer = stopping.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers: { 'content-type': 'application/json' },
    payload: body,
  });
  await setImmediate();
  const stopped = stopping.close();
  await setImmediate();
  body.end('}');
  const { statusCode, headers } = await answer;
  expect([statusCode, headers.connection]).toEqual([422, 'close']);
  await stopped;
});
