import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Project } from '../../domain/types/project';
import { signIn } from '../support/client';
import { dataIn } from '../support/demoFolder';
import { startProduct } from '../support/product';
import { processesOf } from './installation';

/** The result of a first start that was stopped again. Tests work on copies of its folder. */
export interface FirstStart {
  dataDir: string;
  output: string;
  /** The HTML of its first page. */
  page: string;
  /** The HTTP status of /ready. */
  ready: number;
  /** The number of projects. */
  projects: number;
  /** The process ids of server and database, which must no longer be running. */
  pids: number[];
}

/**
 * Starts in a new data folder, from another working directory, checks the product, and stops it as a service manager
 * would that knows nothing about npm.
 */
export async function firstStart(folder: string): Promise<FirstStart> {
  const begun = path.join(folder, 'begun');
  const product = await startProduct({ dataDir: begun, cwd: tmpdir() });
  const page = await (await fetch(product.address)).text();
  const ready = (await fetch(`${product.address}/api/v1/ready`)).status;
  const { data } = await (await signIn(product.address)).call<Project[]>('GET', '/projects?limit=500&shape=summary');
  const pids = Object.values(processesOf(product, begun));
  process.kill(pids[0] as number, 'SIGTERM');
  await product.ended;
  const dataDir = dataIn(folder);
  await rename(begun, dataDir);
  return { dataDir, output: product.output(), page, ready, projects: data.length, pids };
}
