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
import { dayWithOffset, momentOf } from '../../domain/values/moments';
import { readSession, signOut } from '../accounts/sessionPlugin';
import { acceptsGzip, addVary } from '../http/gzipped';
import { html } from '../publicPages/html';

/** Where programs that were built for the existing system find its API. */
const base = '/compat';
/** The records of one of the pages that a longer list is joined of. */
const pageSize = 500;

declare module 'fastify' {
  interface FastifyRequest {
    /** What a program that was built for the existing system asks for; null for all others. */
    compat: { limit: number; acceptEncoding: string | undefined } | null;
  }
}

/** Leads a request to our own route, with all the rules that this has. For Fastify's `rewriteUrl`. */
export const withoutCompat = ({ url = '/' }: IncomingMessage): string =>
  /^\/compat\/(api|embed)\//.test(url) ? url.slice(base.length) : url;

/** Whether a request came by way of /compat, or from a page there: its client calls some routes without a host. */
export const isCompat = ({ originalUrl, url, headers: { referer = '' }, server }: FastifyRequest): boolean =>
  server.config.compat &&
  url.startsWith(`${apiBase}/`) &&
  (originalUrl.startsWith(base + apiBase) || /^https?:\/\/[^/]+\/compat\//.test(referer));

/**
 * The API as the existing system has it, switched on by `COMPAT=on`: our own routes, whose answers are written the way
 * its programs read them (docs/decisions/compat.md). Registered after what keeps answers and before what compresses
 * them.
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
    // What is to be rewritten must not come compressed.
    delete headers['accept-encoding'];
    if (method === 'GET' && isList(request)) query.limit = [String(limit > maxLimit ? pageSize : limit)];
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isCompat(request)) return payload;
    const { limit, acceptEncoding } = request.compat ?? { limit: 0, acceptEncoding: undefined };
    if (acceptEncoding !== undefined) request.headers['accept-encoding'] = acceptEncoding;
    for (const name of ['location', 'content-location', 'link']) leadBack(reply, name);
    const isJson = /^application\/(problem\+)?json/.test(String(reply.getHeader('content-type')));
    if (!isJson || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload;
    void reply.removeHeader('content-length').type('application/json; charset=utf-8');
    if (reply.statusCode >= 400) return refused(request, reply, JSON.parse(String(payload)) as Problem);
    const text = await answered(request, String(payload));
    if (reply.statusCode === 201) void reply.code(200);
    const next = nextOf(reply.getHeader('link'));
    if (!next || limit <= maxLimit || request.method !== 'GET') return text;
    // A later page may change while this one does not.
    for (const name of ['link', 'etag']) void reply.removeHeader(name);
    return streamed(
      request,
      reply,
      joined(text, () => pagesFrom(request, next, limit - pageSize)),
    );
  });
  await app.register(pages, { prefix: base });
});

const pathOf = ({ routeOptions }: FastifyRequest) => (routeOptions.url ?? '').slice(apiBase.length);

/** A file comes whole, whatever its limit. */
const isList = (request: FastifyRequest) =>
  request.routeOptions.config.parameters?.includes('limit') && !/\.|:file/.test(pathOf(request));

/** Addresses of ours lead the program back to where it asks. */
function leadBack(reply: FastifyReply, name: string): void {
  const address = reply.getHeader(name);
  if (typeof address === 'string') void reply.header(name, address.replace(/^<?(?=\/api\/)/, `$&${base}`));
}

/** What was asked for, without its envelope, and moments with the offset of our clock. */
async function answered(request: FastifyRequest, text: string): Promise<string> {
  const path = pathOf(request);
  if (request.method === 'DELETE') return path === '/contacts/:id' ? '{"success":true}' : '[]';
  // A list is long, and nothing in it changes but moments.
  if (/^\{"data":\[[^]*\]\}$/.test(text) && path !== '/inbox') {
    const list = withOffsets(text.slice(8, -1));
    // Its embed looks for pictures of jobs, which have none here or there.
    return path === '/jobs' ? list.replace(/"applicationDeadline":/g, '"images":[],$&') : list;
  }
  const { data } = JSON.parse(text) as { data: unknown };
  // Visitors are not told in which groups an employment is, and its embed looks for them.
  if (path === '/contacts-data/:contactType')
    for (const employment of (data as { employments: Record<string, unknown>[] }).employments)
      employment.contactGroups ??= [];
  const isItem = /^\/inbox(\/:id)?$/.test(path) || (data !== null && typeof data === 'object' && 'interim' in data);
  return withOffsets(JSON.stringify(isItem ? await wholeItems(request, data as Item | Item[]) : data));
}

/**
 * Days and moments with the offset of our clock: `2027-03-18` as `2027-03-18T00:00:00+01:00`, and
 * `2027-03-18T08:00:00.000Z` as `2027-03-18T09:00:00+01:00`.
 */
const withOffsets = (text: string): string =>
  text.replace(
    /("(?:date|\w+Date|\w+At)":\s*")(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d(?=(?:\.\d+)?(?:Z|\+00:00)")|(?="))[^"]*"/g,
    (_all, key: string, day: string, time: string) =>
      `${key}${time ? momentOf(Date.parse(`${day}${time}Z`)) : dayWithOffset(day)}"`,
  );

type Item = Record<string, unknown> & { id: number };

/** Items with what they bring and what editors have made of it, which in the existing system takes its place. */
async function wholeItems(request: FastifyRequest, data: Item | Item[]): Promise<unknown> {
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

/** What does not exist is null there, and what is wrong 400, with a body that depends on the route. */
function refused(request: FastifyRequest, reply: FastifyReply, problem: Problem): string {
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
    // Its forms show the one or the other.
    error: error ?? [...new Set(errors?.map(({ message }) => message) ?? [detail])].join(' '),
    errors: errors ?? [{ field: '', message: detail }],
    ...(isContactKept && { success: false }),
  });
}

const nextOf = (link: unknown): string | undefined => /^<(.+)>; rel="next"$/.exec(String(link))?.[1];

/** Asks a route of ours as whoever has sent the request. */
function askOurs(
  { server, headers, socket }: FastifyRequest,
  ask: { method: 'GET' | 'POST'; url: string; payload?: object },
) {
  const asked = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheBody.has(name)));
  return server.inject({ ...ask, headers: asked, remoteAddress: socket.remoteAddress });
}
const ofTheBody = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'content-type',
  'if-none-match',
  'transfer-encoding',
]);

/** The pages of a list from an address on: one is asked for when the one before is sent. */
async function* pagesFrom(request: FastifyRequest, from: string, most: number): AsyncGenerator<string> {
  let next: string | undefined = from;
  for (let left = most; next && left > 0; left -= pageSize) {
    const address = new URL(next, 'http://ours');
    address.searchParams.set('limit', String(Math.min(left, pageSize)));
    const page = await askOurs(request, { method: 'GET', url: address.pathname + address.search });
    // The connection breaks: nobody takes a part for the whole.
    if (page.statusCode !== 200) throw new Error(`A page of ${address.pathname} answered ${page.statusCode}.`);
    yield page.body;
    next = nextOf(page.headers.link);
  }
}

/** Pages as one text: a list, or an object with lists, whose pages are read again for each of its lists. */
async function* joined(first: string, others: () => AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.startsWith('[')) return yield* joinedList(first, others());
  let separator = '{';
  for (const [name, value] of Object.entries(JSON.parse(first) as Record<string, unknown>)) {
    yield `${separator}${JSON.stringify(name)}:`;
    separator = ',';
    if (Array.isArray(value)) yield* joinedList(JSON.stringify(value), listsIn(others(), name));
    else yield JSON.stringify(value);
  }
  yield '}';
}

async function* joinedList(first: string, others: AsyncGenerator<string>): AsyncGenerator<string> {
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

/** Signing in as its page does: by a form, with the sessions, the waits and the same-origin rule of ours. */
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

  app.get('/login', async (request, reply) => answerPage(reply, 'failed' in (request.query as Query) ? wrong : ''));
  app.post('/login', async (request, reply) => {
    const { email, password } = (request.body ?? {}) as Record<string, unknown>;
    const payload = { email, password };
    const answer = await askOurs(request, { method: 'POST', url: `${apiBase}/login`, payload });
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

/** What the page of that client may do: its letters and icons are Google's, its previews show pictures and videos. */
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

/** The built client and embeds of the existing system, as they are, and the one page that loads the client. */
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

const wrong = 'E-Mail-Adresse oder Passwort ist falsch.';

/** Programs look for `_csrf_token` and send it back. Our own rule for requests of other sites needs none. */
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
