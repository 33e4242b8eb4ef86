import type { IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { editors } from '../../domain/access';
import type { FieldError } from '../../domain/contentType';
import { apiBase, maxLimit, type Problem, type Query } from '../../domain/http';
import { dayWithOffset, timestampOf } from '../../domain/values/timestamps';
import { readSession, signOut } from '../accounts/sessionPlugin';
import { acceptsGzip, addVary } from '../http/compression';
import { html } from '../publicPages/html';

/** The base path for clients of the existing system. */
const base = '/compat';
/** Longer lists are joined from pages of this size. */
const pageSize = 500;

declare module 'fastify' {
  interface FastifyRequest {
    /** What a client of the existing system requested; null for other requests. */
    compat: { limit: number; acceptEncoding: string | undefined } | null;
  }
}

/** Maps a request to our own route, where all our rules apply. For Fastify's `rewriteUrl`. */
export const withoutCompat = ({ url = '/' }: IncomingMessage): string =>
  /^\/compat\/(api|embed)\//.test(url) ? url.slice(base.length) : url;

/** Whether a request uses /compat or comes from a page there; the old client calls some routes without the prefix. */
export const isCompat = ({ originalUrl, url, headers: { referer = '' }, server }: FastifyRequest): boolean =>
  server.config.compat &&
  url.startsWith(`${apiBase}/`) &&
  (originalUrl.startsWith(base + apiBase) || /^https?:\/\/[^/]+\/compat\//.test(referer));

/**
 * The API of the existing system, switched on by `COMPAT=on`: our own routes, with responses in the format its clients
 * expect (docs/decisions/compat.md). Registered between idempotency and compression.
 */
export const compat = plugin(async (app: FastifyInstance) => {
  app.decorateRequest('compat', null);
  if (!app.config.compat) return;
  app.addHook('onRequest', async (request) => {
    if (!isCompat(request)) return;
    const { headers, method } = request;
    const query = request.query as Query;
    const limit = Number(query.limit?.[0]) || Number.POSITIVE_INFINITY;
    request.compat = { limit, acceptEncoding: headers['accept-encoding'] };
    // Compressed responses could not be converted.
    delete headers['accept-encoding'];
    if (method === 'GET' && isList(request)) query.limit = [String(limit > maxLimit ? pageSize : limit)];
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isCompat(request)) return payload;
    const { limit, acceptEncoding } = request.compat ?? { limit: 0, acceptEncoding: undefined };
    if (acceptEncoding !== undefined) request.headers['accept-encoding'] = acceptEncoding;
    for (const name of ['location', 'content-location', 'link']) prefixAddress(reply, name);
    const isJson = /^application\/(problem\+)?json/.test(String(reply.getHeader('content-type')));
    if (!isJson || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    void reply.removeHeader('content-length').type('application/json; charset=utf-8');
    if (reply.statusCode >= 400) return convertProblem(request, reply, JSON.parse(String(payload)) as Problem);
    const text = await convertAnswer(request, String(payload));
    if (reply.statusCode === 201) void reply.code(200);
    const next = nextOf(reply.getHeader('link'));
    if (!next || limit <= maxLimit || request.method !== 'GET') return text;
    // The ETag would only cover the first page.
    for (const name of ['link', 'etag']) void reply.removeHeader(name);
    return streamed(
      request,
      reply,
      joinPages(text, () => pagesFrom(request, next, limit - pageSize)),
    );
  });
  await app.register(pages, { prefix: base });
});

const pathOf = ({ routeOptions }: FastifyRequest) => (routeOptions.url ?? '').slice(apiBase.length);

/** Files are never split into pages. */
const isList = (request: FastifyRequest) =>
  request.routeOptions.config.parameters?.includes('limit') && !/\.|:file/.test(pathOf(request));

/** Prefixes the URLs in a header with /compat. */
function prefixAddress(reply: FastifyReply, name: string): void {
  const address = reply.getHeader(name);
  if (typeof address === 'string') void reply.header(name, address.replace(/^<?(?=\/api\/)/, `$&${base}`));
}

/** Converts a response: without the envelope, and with dates in Swiss time. */
async function convertAnswer(request: FastifyRequest, text: string): Promise<string> {
  const path = pathOf(request);
  if (request.method === 'DELETE') return path === '/contacts/:id' ? '{"success":true}' : '[]';
  // Lists are long and only their dates change, so they are not parsed.
  if (/^\{"data":\[[^]*\]\}$/.test(text) && path !== '/inbox') {
    const list = withOffsets(text.slice(8, -1));
    // The old embed expects pictures of jobs, although jobs have none in either system.
    return path === '/jobs' ? list.replace(/"applicationDeadline":/g, '"images":[],$&') : list;
  }
  const { data } = JSON.parse(text) as { data: unknown };
  // The old embed expects the groups of employments, which visitors do not get.
  if (path === '/contacts-data/:contactType')
    for (const employment of (data as { employments: Record<string, unknown>[] }).employments)
      employment.contactGroups ??= [];
  const isItem = /^\/inbox(\/:id)?$/.test(path) || (data !== null && typeof data === 'object' && 'interim' in data);
  return withOffsets(JSON.stringify(isItem ? await convertItems(request, data as Item | Item[]) : data));
}

/**
 * Converts days and timestamps to Swiss time: `2027-03-18` to `2027-03-18T00:00:00+01:00`, and
 * `2027-03-18T08:00:00.000Z` to `2027-03-18T09:00:00+01:00`.
 */
const withOffsets = (text: string): string =>
  text.replace(
    /("(?:date|\w+Date|\w+At)":\s*")(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d(?=(?:\.\d+)?(?:Z|\+00:00)")|(?="))[^"]*"/g,
    (_all, key: string, day: string, time: string) =>
      `${key}${time ? timestampOf(Date.parse(`${day}${time}Z`)) : dayWithOffset(day)}"`,
  );

type Item = Record<string, unknown> & { id: number };

/** Converts inbox items. In the existing system, an editor's interim save replaces the proposal. */
async function convertItems(request: FastifyRequest, data: Item | Item[]): Promise<unknown> {
  const kept = [data].flat().filter((item) => item.hasInterim === true && !('interim' in item));
  const rows = await request.server.database.db
    .selectFrom('inbox_items')
    .select(['id', 'interim'])
    .where('id', 'in', kept.length > 0 ? kept.map(({ id }) => id) : [0])
    .execute();
  const interims = new Map(rows.map(({ id, interim }) => [id, interim]));
  const whole = ({ interim: own, ...item }: Item) => ({
    ...item,
    internalId: item.internalId === null ? null : String(item.internalId),
    isMerged: (item.outcome ?? null) !== null,
    mergedAt: item.endedAt ?? null,
    normalizedData: own ?? interims.get(item.id) ?? item.normalizedData,
  });
  return Array.isArray(data) ? data.map(whole) : whole(data);
}

/**
 * Converts an error: a missing record becomes null, invalid input becomes a 400, with a body that depends on the route.
 */
function convertProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): string {
  const path = pathOf(request);
  const { status, detail, errors, error, exception } = problem;
  const isRead = request.method === 'GET' && status === 404;
  const isHidden = path === '/contacts/:id' && !editors(request.viewer);
  if (isRead && /^\/[\w-]+\/:id$/.test(path) && path !== '/files/:id' && !isHidden) {
    void reply.code(200);
    return 'null';
  }
  const isContactKept = path === '/contacts/:id' && request.method === 'DELETE' && status === 409;
  if (status === 422 || (exception !== undefined && status !== 404) || isContactKept) void reply.code(400);
  const body = typeof request.body === 'object' ? (request.body ?? {}) : {};
  const isMissing = ({ field }: FieldError) => !((field.split('.')[0] ?? '') in body);
  const withList = error === undefined && !path.startsWith('/contact');
  if (errors && withList && (path.startsWith('/users') || errors.some(isMissing)))
    return JSON.stringify(errors.toSorted((a, b) => Number(isMissing(b)) - Number(isMissing(a))));
  return JSON.stringify({
    ...problem,
    status: reply.statusCode,
    // Some of the old forms show `error`, others `errors`.
    error: error ?? [...new Set(errors?.map(({ message }) => message) ?? [detail])].join(' '),
    errors: errors ?? [{ field: '', message: detail }],
    ...(isContactKept && { success: false }),
  });
}

const nextOf = (link: unknown): string | undefined => /^<(.+)>; rel="next"$/.exec(String(link))?.[1];

/** Calls one of our routes on behalf of the sender of a request. */
function injectRequest(
  { server, headers, socket }: FastifyRequest,
  ask: { method: 'GET' | 'POST'; url: string; payload?: object },
) {
  const forwarded = Object.fromEntries(Object.entries(headers).filter(([name]) => !bodyHeaders.has(name)));
  return server.inject({ ...ask, headers: forwarded, remoteAddress: socket.remoteAddress });
}
const bodyHeaders = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'if-none-match',
  'transfer-encoding',
]);

/** The pages of a list, starting at a URL. Each is requested when the previous one has been sent. */
async function* pagesFrom(request: FastifyRequest, from: string, limit: number): AsyncGenerator<string> {
  let next: string | undefined = from;
  for (let left = limit; next && left > 0; left -= pageSize) {
    const address = new URL(next, 'http://ours');
    address.searchParams.set('limit', String(Math.min(left, pageSize)));
    const page = await injectRequest(request, { method: 'GET', url: address.pathname + address.search });
    // Breaks the connection, so that the client does not mistake the list for complete.
    if (page.statusCode !== 200) throw new Error(`A page of ${address.pathname} answered ${page.statusCode}.`);
    yield page.body;
    next = nextOf(page.headers.link);
  }
}

/** Joins pages into one text: a list, or an object with several lists, for each of which the pages are read again. */
async function* joinPages(first: string, others: () => AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.startsWith('[')) return yield* joinLists(first, others());
  let separator = '{';
  for (const [name, value] of Object.entries(JSON.parse(first) as Record<string, unknown>)) {
    yield `${separator}${JSON.stringify(name)}:`;
    separator = ',';
    if (Array.isArray(value)) yield* joinLists(JSON.stringify(value), listsIn(others(), name));
    else yield JSON.stringify(value);
  }
  yield '}';
}

async function* joinLists(first: string, others: AsyncGenerator<string>): AsyncGenerator<string> {
  let isEmpty = first === '[]';
  yield first.slice(0, -1);
  for await (const page of others) {
    if (page === '[]') continue;
    yield `${isEmpty ? '' : ','}${page.slice(1, -1)}`;
    isEmpty = false;
  }
  yield ']';
}

async function* listsIn(pages: AsyncGenerator<string>, name: string): AsyncGenerator<string> {
  for await (const page of pages) yield JSON.stringify((JSON.parse(page) as Record<string, unknown>)[name]);
}

function streamed(request: FastifyRequest, reply: FastifyReply, texts: AsyncGenerator<string>): Readable {
  const stream = Readable.from(texts);
  addVary(reply, 'Accept-Encoding');
  if (!acceptsGzip(request)) return stream;
  void reply.header('content-encoding', 'gzip');
  return pipeline(stream, createGzip({ level: constants.Z_BEST_SPEED }), () => undefined);
}

/** Signing in through a form, as in the existing system, but with our sessions, throttling and same-origin rule. */
async function pages(app: FastifyInstance): Promise<void> {
  const folder = app.config.compatClient;
  if (folder !== null) await serveClient(app, folder);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 20_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  const answerPage = (reply: FastifyReply, sentence: string) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(signInPage(sentence).text);

  app.get('/login', async (request, reply) =>
    answerPage(reply, 'failed' in (request.query as Query) ? signInFailed : ''),
  );
  app.post('/login', async (request, reply) => {
    const { email, password } = (request.body ?? {}) as Record<string, unknown>;
    const payload = { email, password };
    const answer = await injectRequest(request, { method: 'POST', url: `${apiBase}/login`, payload });
    const { 'set-cookie': cookies, 'retry-after': wait } = answer.headers;
    if (cookies !== undefined) void reply.header('set-cookie', cookies);
    if (answer.statusCode === 200) return reply.redirect(folder === null ? '/' : `${base}/`, 302);
    if (answer.statusCode < 429) return reply.redirect(`${base}/login?failed=1`, 302);
    if (wait !== undefined) void reply.header('retry-after', wait);
    return answerPage(reply.code(answer.statusCode), answer.json<Problem>().detail);
  });
  app.get('/logout', async (request, reply) => {
    await signOut(request, reply);
    return reply.header('cache-control', 'no-store').redirect(`${base}/login`, 302);
  });
}

/** The policy of the old client's page, which loads fonts from Google, and pictures and videos from any site. */
const clientPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com",
  "font-src 'self' data: https://fonts.gstatic.com",
  "img-src 'self' data: blob: https:",
  'frame-src https:',
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Serves the built client and embeds of the existing system unchanged, and a page that loads the client. */
async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    decorateReply: !app.hasPages,
    // Pages of other hosts load the embeds.
    setHeaders: (reply) =>
      void reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*'),
  });
  app.get('/', async (request, reply) => {
    await readSession(request, reply);
    if (!editors(request.viewer)) return reply.redirect(`${base}/login`, 302);
    const entries = JSON.parse(await readFile(path.join(folder, 'build', 'entrypoints.json'), 'utf8')) as {
      entrypoints: { app: Record<'js' | 'css', string[] | undefined> };
    };
    const { js = [], css = [] } = entries.entrypoints.app;
    const page = html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${app.config.productName}</title>
${css.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${js.map((src) => html`<script src="${src}" defer></script>`)}</head><body><div id="app"></div></body></html>
`;
    return reply
      .header('content-security-policy', clientPolicy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.text);
  });
}

const signInFailed = 'E-Mail-Adresse oder Passwort ist falsch.';

/**
 * Clients expect a `_csrf_token` and send it back. We do not need one, because requests from other sites are refused.
 */
const signInPage = (sentence: string) => html`<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Anmelden</title></head>
<body><main><h1>Anmelden</h1>
<form method="post">${sentence && html`<p role="alert">${sentence}</p>`}
<p><label>E-Mail-Adresse <input type="email" name="email" autocomplete="username" required autofocus></label></p>
<p><label>Passwort <input type="password" name="password" autocomplete="current-password" required></label></p>
<input type="hidden" name="_csrf_token" value="none">
<p><button type="submit">Anmelden</button></p></form></main></body></html>
`;
