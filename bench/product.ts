import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../demo/users';
import { findRunningPostgres } from '../server/postgres/embeddedPostgres';
import { dataDir, profileDir, root } from './settings';

export interface Product {
  /** `http://127.0.0.1:4711` */
  address: string;
  pid: number;
  /** The process of PostgreSQL whose children serve us. */
  postmaster: number;
  /** Of an editor. */
  cookie: string;
  stop(): Promise<void>;
}

/** A second server over the same database and files, as several stand behind one address. */
export async function startBeside({ postmaster, cookie }: Product): Promise<Product> {
  const databaseUrl = await findRunningPostgres(dataDir);
  const { child, address } = await start('server-2.log', {
    DATABASE_URL: databaseUrl ?? '',
    FILES_URL: path.join(dataDir, 'files'),
  });
  return { address, pid: child.pid as number, postmaster, cookie, stop: () => end(child) };
}

/** Our server as `npm start` runs it, on a free port; it logs as usual, into a file. */
export async function startProduct(): Promise<Product> {
  const { child, address } = await start('server.log', { DATABASE_URL: '' });
  const postmaster = Number.parseInt(await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
  return {
    address,
    pid: child.pid as number,
    postmaster,
    cookie: await signIn(address),
    stop: () => end(child),
  };
}

async function start(logName: string, env: Record<string, string>): Promise<{ child: ChildProcess; address: string }> {
  const log = path.join(dataDir, logName);
  const output = openSync(log, 'w');
  const child = spawn(
    process.execPath,
    [...(profileDir ? ['--cpu-prof', `--cpu-prof-dir=${profileDir}`] : []), path.join(root, 'scripts/start.mjs')],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'production', ...env },
      stdio: ['ignore', output, output],
    },
  );
  return { child, address: await heard(child, log, /is running at (http:\S+)\n/) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function heard(child: { exitCode: number | null }, log: string, words: RegExp): Promise<string> {
  for (;;) {
    const said = await readFile(log, 'utf8');
    const match = words.exec(said);
    if (match) return match[1] as string;
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${said}`);
    await wait(100);
  }
}

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'editor@example.org', password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Nobody can sign in: ${await answer.text()}`);
  return String(answer.headers.get('set-cookie')).split(';')[0] as string;
}
