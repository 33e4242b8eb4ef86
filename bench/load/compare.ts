import { rounds } from '../settings';
import type { Product } from '../product';
import type { Bare } from './bare';
import { savedRecords, type Case } from './cases';
import { cpuTime, cpuTimeOfChildren } from './cpuTime';
import { load, type Round, type Sent } from './load';
import { median } from './median';

export interface Comparison {
  name: string;
  note: string;
  bytes: number;
  bare: number;
  ours: number;
  /** Ours to bare: each round's, in order of size. */
  ratios: number[];
  p99: number;
  /** Milliseconds of computing for a request: our server, PostgreSQL for it, the bare server. */
  cpu: { ours: number; postgres: number; bare: number };
}

// Never asked before, whatever the round.
let count = 0;

/** Lets the bare server and ours answer the same in turns, so that whatever else the machine does hits both. */
export async function compare(
  product: Product,
  bare: Bare,
  given: Case,
  encoding: 'identity' | 'gzip',
  turns = rounds,
): Promise<Comparison> {
  const headers: Record<string, string> = { cookie: product.cookie, 'accept-encoding': encoding };
  const path = () => `/api/v1${given.path(count++)}`;
  const sent: Sent = given.saving ? await savingRequests(product, given, headers) : { method: 'GET', headers, path };
  if (given.isConditional) headers['if-none-match'] = await tagOf(product, sent);
  const expected = given.isConditional ? 304 : 200;
  const bytes = await copyAnswer(product, bare, sent);

  await load(product.address, sent, expected, 1);
  const runOurs = () => load(product.address, sent, expected);
  const measured: { bare: Measured; ours: Measured }[] = [];
  for (let round = 0; round < turns; round += 1) {
    const theirs = await measure(() => load(bare.address, sent, expected), [() => cpuTime(bare.pid)]);
    const ours = await measure(given.besideSaves ? () => besideSaves(product, runOurs) : runOurs, [
      () => cpuTime(product.pid),
      () => cpuTimeOfChildren(product.postmaster),
    ]);
    measured.push({ bare: theirs, ours });
  }
  const middle = (read: (round: (typeof measured)[number]) => number) => median(measured.map(read));
  return {
    name: given.name,
    note: given.note,
    bytes,
    bare: middle((round) => round.bare.rate),
    ours: middle((round) => round.ours.rate),
    ratios: measured.map((round) => round.ours.rate / round.bare.rate).sort((a, b) => a - b),
    p99: middle((round) => round.ours.p99),
    cpu: {
      ours: middle((round) => round.ours.cpu[0] ?? 0),
      postgres: middle((round) => round.ours.cpu[1] ?? 0),
      bare: middle((round) => round.bare.cpu[0] ?? 0),
    },
  };
}

type Measured = Round & { cpu: number[] };

async function measure(run: () => Promise<Round>, clocks: (() => number)[]): Promise<Measured> {
  const before = clocks.map((clock) => clock());
  const round = await run();
  return { ...round, cpu: clocks.map((clock, index) => (clock() - (before[index] ?? 0)) / round.requests) };
}

const ask = (product: Pick<Product, 'address'>, { method, headers, path, body }: Sent) =>
  // A path first: the body belongs to it.
  fetch(product.address + path(), { method, headers, ...(body && { body: body() }) });

async function tagOf(product: Product, sent: Sent): Promise<string> {
  return (await ask(product, sent)).headers.get('etag') ?? '';
}

/** Runs something while a project is saved each second, one that no case saves. */
async function besideSaves(product: Product, run: () => Promise<Round>): Promise<Round> {
  const save = async () => {
    const answer = await fetch(`${product.address}/api/v1/projects/1`, {
      method: 'PUT',
      headers: { cookie: product.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ title: `Jede Sekunde ${count++}` }),
    });
    if (!answer.ok) throw new Error(`A save beside failed: ${answer.status}.`);
  };
  const saves: Promise<void>[] = [];
  const timer = setInterval(() => saves.push(save()), 1_000);
  try {
    return await run();
  } finally {
    clearInterval(timer);
    await Promise.all(saves);
  }
}

/** The records as they are, each sent back with a number behind its title. */
async function savingRequests(
  { address, cookie }: Product,
  given: Case,
  headers: Record<string, string>,
): Promise<Sent> {
  const title = given.saving as string;
  const records: { path: string; record: Record<string, string> }[] = [];
  for (let n = 0; n < savedRecords; n += 1) {
    const path = `/api/v1${given.path(n)}`;
    const answer = await fetch(address + path, { headers: { cookie } });
    if (!answer.ok) throw new Error(`There is no ${path}.`);
    records.push({ path, record: ((await answer.json()) as { data: Record<string, string> }).data });
  }
  const current = () => records[count % savedRecords] as (typeof records)[number];
  return {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    path: () => current().path,
    body: () => {
      const { record } = current();
      return JSON.stringify({ ...record, [title]: `${record[title]?.replace(/ \d+$/, '')} ${count++}` });
    },
  };
}

/** Hands one answer of ours to the bare server, as the bytes that travel. Out: how many those are. */
export async function copyAnswer(product: Pick<Product, 'address'>, bare: Bare, sent: Sent): Promise<number> {
  const answer = await ask(product, sent);
  let body = Buffer.from(await answer.arrayBuffer());
  if (answer.headers.get('content-encoding') === 'gzip') {
    // fetch has unpacked it.
    const { gzipSync } = await import('node:zlib');
    body = gzipSync(body, { level: 1 });
  }
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !['connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name)),
  );
  if (answer.status !== 304) headers['content-length'] = String(body.length);
  await bare.tell({ status: answer.status, headers, body: body.toString('base64') });
  return body.length;
}
