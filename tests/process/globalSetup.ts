import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { buildBrowser } from '../../scripts/buildBrowser.mjs';
import { builtServer } from '../../scripts/buildServer.mjs';
import { checkout } from '../support/product';
import { keptFolder } from '../support/demoFolder';
import { scratchFolder } from '../support/scratchFolder.mjs';
import { firstStart, type FirstStart } from './firstStart';

declare module 'vitest' {
  interface ProvidedContext {
    firstStart: FirstStart;
  }
}

/** Builds front end and server, and performs a first start, once for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildBrowser(checkout);
  await builtServer(checkout);
  const folder = keptFolder ?? (await scratchFolder('regio-first-'));
  project.provide('firstStart', await firstStart(folder));
  // If the folder is kept for later parts, the script that keeps it also removes it.
  return async () => (keptFolder ? undefined : rm(folder, { recursive: true, force: true }));
}
