import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from './scratchFolder.mjs';

/**
 * The folder that `npm test` gives its parts to keep what a first start has made; undefined where a part runs by
 * itself.
 */
export const keptFolder: string | undefined = process.env.KEPT_FIRST_START;

/** Where in such a folder the data lies, once the first start was whole. */
export const dataIn = (folder: string): string => path.join(folder, 'data');

/**
 * A new data folder: as the first start of an earlier part has left it, where there was one and it was whole; else
 * empty, so that a start fills in the demo.
 */
export async function demoFolder(prefix: string): Promise<string> {
  const dataDir = await scratchFolder(prefix);
  if (keptFolder && existsSync(dataIn(keptFolder))) copyData(dataIn(keptFolder), dataDir);
  return dataDir;
}

/** Copies what a stopped installation has left into an empty folder, with its owners. */
export function copyData(dataDir: string, copy: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${dataDir}/.`, copy]);
  if (status !== 0) throw new Error(String(stderr));
}
