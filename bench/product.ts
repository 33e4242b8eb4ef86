import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD } from '../demo/users';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The product as `npm start` runs it, and the session of an editor. */
export interface Product {
  /** `http://127.0.0.1:4711` */
  address: string;
  cookie: string;
  projects: number;
  stop(): Promise<void>;
}

/**
 * Starts the product over so many projects. Each number has a folder of its own in `data/bench`, which is filled once
 * by `npm run seed` and kept.
 *
 * @throws When it does not start; the error holds what it printed.
 */
export async function startProduct(projects: number): Promise<Product> {
  const dataDir = path.resolve(root, process.env.BENCH_DATA_DIR ?? 'data/bench', String(projects));
  const filled = path.join(dataDir, 'filled');
  if (!existsSync(filled)) {
    await mkdir(dataDir, { recursive: true });
    console.log(`Filling ${dataDir} with ${projects} projects, once …`);
    const others = ['--persons', String(Math.round(projects / 2)), '--companies', String(Math.round(projects / 5))];
    const args = ['--import', 'tsx', 'server/commands/seed.ts', '--projects', String(projects), ...others];
    const seed = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: 'inherit',
    });
    const [code] = await once(seed, 'exit');
    if (code !== 0) throw new Error('The data could not be filled in.');
    await writeFile(filled, '');
  }
  const log = path.join(dataDir, 'server.log');
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DATABASE_URL: '' },
    stdio: ['ignore', output, output],
  });
  const address = await addressIn(child, log);
  return { address, projects, cookie: await signIn(address), stop: () => end(child) };
}

async function addressIn(child: ChildProcess, log: string): Promise<string> {
  for (;;) {
    const printed = await readFile(log, 'utf8');
    const found = /is running at (http:\S+)\n/.exec(printed)?.[1];
    if (found) return found;
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${printed}`);
    await wait(100);
  }
}

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'editor@example.org', password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`The editor cannot sign in: ${await answer.text()}`);
  return String(answer.headers.get('set-cookie')).split(';')[0] as string;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
