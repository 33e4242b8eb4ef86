import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { signIn } from '../support/client';
import { copyData } from '../support/demoFolder';
import {
  checkout,
  postmasterFile,
  runProduct,
  serverPid,
  startProduct,
  isAlive,
  type Product,
  type StartOptions,
} from '../support/product';
import { scratchFolder } from '../support/scratchFolder.mjs';

/** The folders and processes of a test file, removed at its end. */
export class Installations {
  readonly #root = scratchFolder('regio-process-');
  readonly #products: Product[] = [];
  #count = 0;

  async folder(): Promise<string> {
    this.#count += 1;
    return path.join(await this.#root, `data-${this.#count}`);
  }

  /** A data folder copied from a stopped installation. */
  async copyOf(dataDir: string): Promise<string> {
    const copy = await this.folder();
    await mkdir(copy);
    copyData(dataDir, copy);
    return copy;
  }

  async start(options: StartOptions): Promise<Product> {
    const product = await startProduct(options);
    this.#products.push(product);
    return product;
  }

  /** Starts on a copy of a data folder, and signs in. */
  async restart(
    made: string,
  ): Promise<{ dataDir: string; product: Product; editor: Awaited<ReturnType<typeof signIn>> }> {
    const dataDir = await this.copyOf(made);
    const product = await this.start({ dataDir });
    return { dataDir, product, editor: await signIn(product.address) };
  }

  /**
   * Stops all processes and removes their folders.
   * @param stopOthers stops other processes that write to the folders, when no server needs them any more
   */
  async end(stopOthers?: () => Promise<void>): Promise<void> {
    await Promise.all(this.#products.map((product) => product.stop()));
    await stopOthers?.();
    await rm(await this.#root, { recursive: true, force: true });
  }
}

/** A start that must fail; returns its exit code and output. */
export async function refusal(options: StartOptions): Promise<{ code: number | null; output: string }> {
  const { ended, output } = runProduct(options);
  const code = await ended;
  return { code, output: output() };
}

/** The process ids of the server and its database. */
export function processesOf({ output }: Product, dataDir: string): { server: number; postgres: number } {
  return {
    server: serverPid(output()),
    postgres: Number(readFileSync(postmasterFile(dataDir), 'utf8').split('\n')[0]),
  };
}

/** What to kill: a name for the test, and the process id. */
export const kills: [string, (server: number, postgres: number) => number[]][] = [
  ['of the server', (server) => [server]],
  ['of server and database', (server, postgres) => [postgres, server]],
];

export const databaseRuns = (dataDir: string) => existsSync(postmasterFile(dataDir));

/** Runs `npm run …` next to the product. The last argument may be further variables. */
export async function command(
  dataDir: string,
  script: string,
  ...given: (string | Record<string, string>)[]
): Promise<{ code: number | null; output: string }> {
  const { PATH, HOME } = process.env;
  const args = given.filter((one) => typeof one === 'string');
  const more = given.find((one) => typeof one === 'object');
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: checkout,
    env: { PATH, HOME, DATA_DIR: dataDir, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = await once(child, 'close');
  return { code: code as number | null, output };
}

/** Waits until all these processes have ended. */
export const haveEnded = async (...pids: number[]): Promise<void> => {
  await expect.poll(() => pids.filter(isAlive), { timeout: 20_000 }).toEqual([]);
};
