import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { buildBrowser } from '../../scripts/buildBrowser.mjs';
import { builtServer } from '../../scripts/buildServer.mjs';
import { checkout } from '../support/product';
import { scratchFolder } from '../support/scratchFolder';
import { firstStart, type FirstStart } from './firstStart';

declare module 'vitest' {
  interface ProvidedContext {
    firstStart: FirstStart;
  }
}

/** Builds browser part and server, and starts in a new data folder once, for all: the files of tests would each do it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildBrowser(checkout);
  await builtServer(checkout);
  const folder = await scratchFolder('regio-first-');
  project.provide('firstStart', await firstStart(folder));
  return () => rm(folder, { recursive: true, force: true });
}
