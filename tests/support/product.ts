import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout under test. */
export const checkout = fileURLToPath(new URL('../..', import.meta.url));

export interface Product {
  /** For example `http://127.0.0.1:4711`. */
  address: string;
  /** The process of `npm start`, which leads its own process group. */
  child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** The exit code; null if a signal ended it. */
  ended: Promise<number | null>;
  /** Stops it gracefully, as Ctrl-C or a service manager would. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface StartOptions {
  dataDir: string;
  env?: Record<string, string>;
  /** A file for its output. */
  log?: string;
  /** The folder it is started from. */
  cwd?: string;
  /** The checkout in which it is started. */
  root?: string;
  /** Prepended to `npm`, to run it as another user. */
  wrapper?: string[];
}

/** Runs `npm start`, without waiting. */
export function runProduct({ dataDir, env = {}, log, cwd, root = checkout, wrapper = [] }: StartOptions) {
  // Leaves out the tests' own configuration, as in a user's shell.
  const { PATH, HOME, TMPDIR } = process.env;
  const [program, ...args] = [...wrapper, 'npm', '--prefix', root, 'start'];
  const child = spawn(program, args, {
    cwd: cwd ?? root,
    env: { PATH, HOME, TMPDIR, DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A terminal sends signals to the whole process group, and so do tests.
    detached: true,
  });
  let output = '';
  if (log) writeFileSync(log, '');
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (log) appendFileSync(log, text);
      for (const listener of heard) listener();
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);

  /** Waits for matching output; rejects if the process ends before. */
  const says = (words: RegExp, within = 120_000) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const done = (act: () => void) => {
        clearTimeout(timer);
        heard.delete(listen);
        act();
      };
      const listen = () => {
        const match = words.exec(output);
        if (match) done(() => resolve(match));
      };
      const timer = setTimeout(
        () => done(() => reject(new Error(`It did not say ${words} in time:\n${output}`))),
        within,
      );
      heard.add(listen);
      void ended.then((code) => done(() => reject(new Error(`npm start ended with ${code}:\n${output}`))));
      listen();
    });
  return { child, output: () => output, ended, says };
}

/** Runs `npm start`, and waits for the line with its URL. */
export async function startProduct(options: StartOptions): Promise<Product> {
  const { child, output, ended, says } = runProduct(options);
  const [, address = ''] = await says(/is running at (http:\S+)\n/);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid as number), signal);
    return ended;
  };
  return { address, child, output, ended, stop };
}

/** The process ids of the server and its database, from the product's data folder and log. */
export function serverPid(output: string): number {
  return Number(/"pid":(\d+)/.exec(output)?.[1]);
}

/** Whether a process is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function postmasterFile(dataDir: string): string {
  return path.join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
}
