import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from './scratchFolder.mjs';

/**
 * The folder in which `npm test` keeps the result of a first start for its parts; undefined for a part that runs by
 * itself.
 */
export const keptFolder: string | undefined = process.env.KEPT_FIRST_START;

/** The data in such a folder, once the first start has succeeded. */
export const dataIn = (folder: string): string => path.join(folder, 'data');

/**
 * A new data folder. It is a copy of an earlier first start if there is one; otherwise it is empty, so that a start
 * fills in the demo.
 */
export async function demoFolder(prefix: string): Promise<string> {
  const dataDir = await scratchFolder(prefix);
  if (keptFolder && existsSync(dataIn(keptFolder))) copyData(dataIn(keptFolder), dataDir);
  return dataDir;
}

/** Copies the data of a stopped installation into an empty folder, keeping its owners. */
export function copyData(dataDir: string, copy: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${dataDir}/.`, copy]);
  if (status !== 0) throw new Error(String(stderr));
}
