import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { clientWith } from '../tests/support/client';
import type { BareResponse } from './bareServer';

/** A running product and an editor's session. */
export interface Product {
  /** For example `http://127.0.0.1:4711`. */
  address: string;
  cookie: string;
  projects: number;
}

async function startBare() {
  const child = fork(fileURLToPath(new URL('bareServer.ts', import.meta.url)), { execArgv: process.execArgv });
  const [port] = (await once(child, 'message')) as [number];
  return {
    address: `http://127.0.0.1:${port}`,
    /** Sets its response from now on. */
    give: async (answer: BareResponse) => {
      child.send(answer);
      await once(child, 'message');
    },
    stop: () => child.disconnect(),
  };
}

interface Case {
  name: string;
  /** How many times slower than the bare server it may be. */
  limit: number;
  /** The path of the nth request, below `/api/v1`. */
  path(n: number): string;
  /** Whether the request is a PUT of the record at that path, with a new title. */
  isSave?: true;
}

/** The nth capitalization of `word`: it finds the same records, but no cache contains the response. */
const spelled = (word: string, n: number) =>
  encodeURIComponent([...word].map((letter, at) => ((n >> at) & 1 ? letter.toUpperCase() : letter)).join(''));

/** A different page and length each time, so that no cache contains the response. */
const page = (n: number, projects: number) =>
  `limit=${100 + (n % 15)}&offset=${1 + (n % Math.max(1, Math.floor(projects / 100)))}`;
const list = '/projects?shape=summary';
const savedRecords = 200;

const cases = ({ projects }: Product): Case[] => [
  { name: 'list from the cache', limit: 4, path: () => `${list}&limit=100` },
  { name: 'list', limit: 10, path: (n) => `${list}&${page(n, projects)}` },
  { name: 'list with a filter', limit: 20, path: (n) => `${list}&topic[]=1&topic[]=2&${page(n, projects)}` },
  { name: 'rare word', limit: 60, path: (n) => `${list}&limit=100&term=${spelled('edelweisskäse', n)}` },
  {
    name: 'common word',
    limit: 20,
    path: (n) => `${list}&limit=${100 + ((n >> 6) % 15)}&term=${spelled('region', n)}`,
  },
  {
    name: 'search over everything',
    limit: 60,
    path: (n) => `/search?limit=${20 + ((n >> 6) % 30)}&term=${spelled('region', n)}`,
  },
  { name: 'record', limit: 20, path: (n) => `/projects/${1 + ((n * 7919) % projects)}` },
  { name: 'save', limit: 40, isSave: true, path: (n) => `/projects/${Math.floor(projects / 2) + (n % savedRecords)}` },
];

/**
 * Compares our server with a bare Node server that sends the same bytes from memory. They take turns, so that other
 * load on the machine affects both. Meanwhile a project is saved every second, which empties the cache.
 */
export async function compare(product: Product, rounds: number) {
  const bare = await startBare();
  const found = [];
  for (const one of cases(product)) {
    let n = 0;
    const headers: Record<string, string> = { cookie: product.cookie, 'accept-encoding': 'identity' };
    const request = one.isSave ? await saving(product, one, headers) : { method: 'GET' as const, headers };
    const run = (address: string, seconds = 2) =>
      rate(address, { ...request, path: () => `/api/v1${one.path(n++)}` }, seconds);
    await bare.give(await answerTo(product, { ...request, path: `/api/v1${one.path(n++)}` }));
    await run(product.address, 1);
    const pairs: { ours: number; bare: number }[] = [];
    const stopSaves = saveEachSecond(product);
    for (let round = 0; round < rounds; round += 1)
      pairs.push({ bare: await run(bare.address), ours: await run(product.address) });
    await stopSaves();
    const ratios = pairs.map((pair) => pair.bare / pair.ours);
    found.push({
      request: one.name,
      times: median(ratios),
      best: Math.min(...ratios),
      worst: Math.max(...ratios),
      limit: one.limit,
      'ours a second': median(pairs.map(({ ours }) => ours)),
      'bare a second': median(pairs.map((pair) => pair.bare)),
    });
  }
  bare.stop();
  return found;
}

interface Sent {
  method: 'GET' | 'PUT';
  headers: Record<string, string>;
  body?: () => string;
}

async function rate(address: string, { method, headers, path, body }: Sent & { path(): string }, duration: number) {
  const result = await autocannon({
    url: address,
    connections: 8,
    duration,
    requests: [
      { method, headers, setupRequest: (given) => ({ ...given, path: path(), ...(body && { body: body() }) }) },
    ],
  });
  const failed = result.errors + result['3xx'] + result['4xx'] + result['5xx'];
  if (failed > 0 || result['2xx'] === 0) throw new Error(`${failed} requests like ${path()} failed.`);
  return result['2xx'] / result.duration;
}

/** One of our responses, for the bare server to repeat. */
async function answerTo(
  product: Product,
  { method, headers, body, path }: Sent & { path: string },
): Promise<BareResponse> {
  const answer = await fetch(product.address + path, { method, headers, ...(body && { body: body() }) });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const own = ['connection', 'keep-alive', 'date', 'transfer-encoding'];
  const kept = Object.fromEntries([...answer.headers].filter(([name]) => !own.includes(name)));
  return {
    status: answer.status,
    headers: { ...kept, 'content-length': String(bytes.length) },
    body: bytes.toString('base64'),
  };
}

/** Sends a complete record with a new title each time. The choice of the record does not affect the size. */
async function saving(product: Product, { path }: Case, headers: Record<string, string>): Promise<Sent> {
  const { data } = await clientWith(product.address, product.cookie).call<object>('GET', path(0));
  let n = 0;
  const body = () => JSON.stringify({ ...data, id: undefined, title: `Gemessen ${n++}` });
  return { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body };
}

function saveEachSecond({ address, cookie }: Product): () => Promise<void> {
  const saves: Promise<void>[] = [];
  const save = async () => {
    const { status } = await clientWith(address, cookie).call('PUT', '/projects/1', { title: `Save ${saves.length}` });
    if (status !== 200) throw new Error(`A concurrent save failed: ${status}.`);
  };
  const timer = setInterval(() => saves.push(save()), 1_000);
  return async () => {
    clearInterval(timer);
    await Promise.all(saves);
  };
}

const words = ['region', 'tourismus', 'wald', 'energie', 'zuerich', 'berg', 'holz', 'projekt'];

/** Requests of editors, in the proportions of a working day: records, lists, searches, and a few saves. */
function editorsCall(turn: number, projects: number): { name: string; path: string; body?: object } {
  const path = `/projects/${1 + ((turn * 7919) % projects)}`;
  if (turn % 10 < 4) return { name: 'editor: record', path };
  if (turn % 10 < 7) return { name: 'editor: list', path: `${list}&limit=100&topic[]=${1 + (turn % 18)}` };
  if (turn % 10 < 9) return { name: 'editor: search', path: `/search?term=${words[turn % words.length]}` };
  return { name: 'editor: save', path, body: { keywords: `Last ${turn}` } };
}

/** Requests of public pages: the shuffled list, single projects, the map. */
function readersCall(turn: number, projects: number): { name: string; path: string } {
  if (turn % 10 < 5) return { name: 'reader: list', path: `/projects?limit=30&randomize=1&offset=${30 * (turn % 5)}` };
  if (turn % 10 < 9) return { name: 'reader: record', path: `/projects/${1 + ((turn * 7919) % projects)}` };
  return { name: 'reader: map', path: '/projects/geojson/de.json' };
}

/** Connections stay open, like those of browsers and proxies. */
const agent = new Agent({ keepAlive: true });

/**
 * Sends a request and reads the whole response, still compressed.
 * @returns milliseconds; null for a 503 (too many at once)
 */
async function ask(url: string, headers: Record<string, string>, body?: object): Promise<number | null> {
  const begun = performance.now();
  const request = httpRequest(url, {
    agent,
    method: body ? 'PUT' : 'GET',
    headers: { ...headers, 'accept-encoding': 'gzip', ...(body && { 'content-type': 'application/json' }) },
  });
  request.end(body && JSON.stringify(body));
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  const { statusCode = 0 } = answer;
  if (statusCode === 503) return null;
  // A 404 for a draft, which the public must not see, is a valid response.
  if (statusCode >= 300 && statusCode !== 404) throw new Error(`${url}: ${statusCode}`);
  return performance.now() - begun;
}

/** 100 editors and 400 readers, each with one request per second, for 20 seconds after 5 seconds of warm-up. */
export async function measureCrowd({ address, cookie, projects }: Product) {
  const times = new Map<string, (number | null)[]>();
  const crowd = (count: number, call: typeof editorsCall, headers: Record<string, string>) =>
    Array.from({ length: count }, async (_, person) => {
      const begun = performance.now() + (person * 1_000) / count;
      for (let second = 0; second < 25; second += 1) {
        await wait(begun + second * 1_000 - performance.now());
        const { name, path, body } = call(second * count + person, projects);
        const taken = await ask(`${address}/api/v1${path}`, headers, body);
        if (second >= 5) times.set(name, [...(times.get(name) ?? []), taken]);
      }
    });
  await Promise.all([...crowd(100, editorsCall, { cookie }), ...crowd(400, readersCall, {})]);
  return [...times]
    .map(([request, all]) => ({
      request,
      answers: all.length,
      refused: all.filter((time) => time === null).length,
      ...timesOf(all),
    }))
    .sort((a, b) => a.request.localeCompare(b.request));
}

/**
 * Requests in sequence, to products with different numbers of records in turn: how does the time grow? The last column
 * is the next step on paper: it goes on as from the second last to the last.
 */
export async function measureGrowth(products: readonly Product[], rounds = 30) {
  const calls: [name: string, path: (n: number, projects: number) => string, body?: (n: number) => object][] = [
    ['list', (n) => `${list}&limit=${50 + (n % 50)}`],
    [
      'list by title, from the middle',
      (n, projects) => `${list}&orderBy[]=title&orderDirection[]=ASC&limit=${50 + (n % 50)}&offset=${projects / 2}`,
    ],
    ['filter', (n) => `${list}&topic[]=${1 + (n % 18)}&limit=${50 + (n % 50)}`],
    ['filter and word', (n) => `${list}&topic[]=${1 + (n % 18)}&limit=50&term=${spelled('tourismus', n)}`],
    ['search over everything', (n) => `/search?term=${spelled('tourismus', n)}`],
    ['record', (n, projects) => `/projects/${1 + ((n * 7919) % projects)}`],
    ['save', (n, projects) => `/projects/${1 + ((n * 7919) % projects)}`, (n) => ({ keywords: `Wachstum ${n}` })],
    ['overview', () => '/dashboard'],
    ['translation gaps', (n) => `/translation-gaps?limit=${20 + (n % 30)}`],
    ['ids of all matching', (n) => `/projects/ids?topic[]=${1 + (n % 18)}`],
    ['changes', (n) => `/projects/changes?limit=${50 + (n % 50)}`],
    ['public list', (n) => `/projects?audience=visitors&shape=card&limit=${20 + (n % 30)}`],
    ['map', () => '/projects/geojson/de.json'],
    ['sitemaps', () => '../../sitemap.xml'],
    ['a sitemap', () => '../../sitemaps/projects-0.xml'],
  ];
  const found = [];
  for (const [name, path, body] of calls) {
    const all = products.map((): (number | null)[] => []);
    for (let n = 0; n < rounds; n += 1)
      for (const [index, { address, cookie, projects }] of products.entries()) {
        const url = new URL(`/api/v1/${path(n, projects)}`.replace('//', '/'), address);
        all[index]?.push(await ask(url.href, { cookie }, body?.(n)));
      }
    const medians = all.map((times) => timesOf(times.slice(5))['median ms']);
    const [former = 0, last = 0] = medians.slice(-2);
    found.push({
      'median ms': name,
      ...Object.fromEntries(
        products.map(({ projects }, index) => [projects.toLocaleString('en'), medians[index] ?? 0]),
      ),
      times: last / (medians[0] || 1),
      'ten times more': last * Math.max(1, last / (former || 1)),
    });
  }
  return found;
}

/** Leaves out refused requests. */
function timesOf(all: readonly (number | null)[]) {
  const sorted = all.filter((time) => time !== null).toSorted((a, b) => a - b);
  return { 'median ms': median(sorted), 'p99 ms': sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
