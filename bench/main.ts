import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signIn } from '../tests/support/client';
import { checkout } from '../tests/support/product';
import { measureBrowser } from './browser';
import { compare, measureCrowd, measureGrowth, type Product } from './server';

/**
 * `npm run bench [server] [growth] [crowd] [browser]`: measures our claims about speed, either all parts or those
 * named. A run of all parts writes bench/results.md.
 */
const named = process.argv.slice(2);
const projects = Number(process.env.BENCH_PROJECTS ?? 20_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

const growth = (process.env.BENCH_GROWTH ?? '2000,20000,200000').split(',').map(Number);

type Rows = Record<string, string | number>[];

/**
 * Starts the product with this many projects. Each number has its own folder in `data/bench`, which `npm run seed`
 * fills once and which is kept.
 */
async function start(count: number) {
  const dataDir = path.resolve(checkout, process.env.BENCH_DATA_DIR ?? 'data/bench', String(count));
  const filled = path.join(dataDir, 'filled');
  if (!existsSync(filled)) {
    mkdirSync(dataDir, { recursive: true });
    console.log(`Filling ${dataDir} with ${count} projects, once …`);
    const amounts = { projects: count, persons: count / 2, companies: count / 10, others: Math.ceil(count / 10) };
    const args = Object.entries(amounts).flatMap(([name, amount]) => [`--${name}`, String(amount)]);
    const env = { ...process.env, DATA_DIR: dataDir };
    const { status } = spawnSync('npm', ['run', 'seed', '--', ...args], { cwd: checkout, env, stdio: 'inherit' });
    if (status !== 0) throw new Error('The data could not be filled in.');
    await writeFile(filled, '');
  }
  // Logs go to a file, so that reading them does not cost the benchmark anything.
  const log = path.join(dataDir, 'server.log');
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: checkout,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DATABASE_URL: '' },
    stdio: ['ignore', output, output],
  });
  const ended = once(child, 'exit');
  const addressIn = (text: string) => /is running at (http:\S+)\n/.exec(text)?.[1];
  while (!addressIn(readFileSync(log, 'utf8'))) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${log}`);
    await wait(100);
  }
  const address = addressIn(readFileSync(log, 'utf8')) as string;
  const { cookie } = await signIn(address, 'editor@example.org');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { address, cookie, projects: count, stop };
}

const running: Awaited<ReturnType<typeof start>>[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.all(running.map(({ stop }) => stop())).then(() => process.exit(1)));

/** Measures with these numbers of projects. */
async function withProducts(counts: readonly number[], measure: (products: Product[]) => Promise<Rows>): Promise<Rows> {
  try {
    for (const count of counts) running.push(await start(count));
    return await measure(running);
  } finally {
    for (const { stop } of running.splice(0)) await stop();
  }
}
const withProduct = (measure: (product: Product) => Promise<Rows>) =>
  withProducts([projects], ([product]) => measure(product as Product));

const parts: Record<string, { title: string; note: string; measure(): Promise<Rows> }> = {
  server: {
    title: 'Server',
    note: 'How many times more requests a second a bare Node server answers that sends the same bytes from memory.',
    measure: () => withProduct((product) => compare(product, rounds)),
  },
  growth: {
    title: 'With more records',
    note: `One request after the other, at all in turn: ${growth.join(', ')} projects with half as many persons and a
tenth of each other type.`,
    measure: () => withProducts(growth, measureGrowth),
  },
  crowd: {
    title: '100 editors and 400 readers at once',
    note: 'Each asks once a second. Limit: p99 100 ms.',
    measure: () => withProduct(measureCrowd),
  },
  browser: { title: 'Browser', note: 'In milliseconds.', measure: () => withProduct(measureBrowser) },
};

function table(rows: Rows): string {
  const text = (cell: string | number) =>
    typeof cell === 'number' ? cell.toLocaleString('en', { maximumFractionDigits: cell < 100 ? 1 : 0 }) : cell;
  const head = Object.keys(rows[0] ?? {});
  return [head, head.map(() => '---'), ...rows.map((row) => Object.values(row).map(text))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const machine =
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 1024 ** 3)} GB, ` +
  `Node ${process.version}`;
const report = [
  '# Speed',
  `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}, ` +
    `${projects.toLocaleString('en')} projects. Load, server and PostgreSQL share the machine: ` +
    'only ratios of one run mean anything.',
];
for (const [name, { title, note, measure }] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const text = `## ${title}\n\n${note}\n\n${table(await measure())}`;
  console.log(`\n${text}`);
  report.push(text);
}
if (named.length === 0) {
  await writeFile(path.join(checkout, 'bench/results.md'), `${report.join('\n\n')}\n`);
  spawnSync('npx', ['prettier', '--write', 'bench/results.md'], { cwd: checkout });
}
