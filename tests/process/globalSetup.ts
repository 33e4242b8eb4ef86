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

/**
 * Builds browser part and server, and starts in a new data folder once, for all: the files of tests would each do it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildBrowser(checkout);
  await builtServer(checkout);
  const folder = keptFolder ?? (await scratchFolder('regio-first-'));
  project.provide('firstStart', await firstStart(folder));
  // Whoever keeps it for the parts after this one removes it after those.
  return async () => (keptFolder ? undefined : rm(folder, { recursive: true, force: true }));
}
