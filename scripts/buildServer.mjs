// Builds the server as JavaScript when its sources have changed: it starts in a third of the time that six hundred
// files of TypeScript take.
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { markUsed, removeUnused } from './keptBuilds.mjs';
import { hashOf, viteBuild, viteOf } from './sources.mjs';

/** What it is made of, relative to the project. */
const inputs = ['server', 'domain', 'demo', 'vite.server.config.ts', 'tsconfig.json', 'package-lock.json'];

/**
 * The file that is the server as the sources are now. Null where it cannot be built, without vite or in a folder of
 * somebody else:
 * the sources themselves are the server there.
 * @param {string} root the project's folder
 * @returns {Promise<string | null>}
 */
export async function builtServer(root) {
  const place = path.join(root, 'dist', 'server');
  const built = path.join(place, (await hashOf(root, inputs)).slice(0, 16));
  const main = path.join(built, 'main.mjs');
  if (existsSync(main)) {
    await markUsed(built);
    return main;
  }
  if (!existsSync(viteOf(root))) return null;
  // Built beside and moved: several may start at once, and one that is interrupted leaves no half of it.
  const draft = `${built}-${process.pid}`;
  try {
    await removeUnused(place);
    await viteBuild(root, ['--config', 'vite.server.config.ts', '--outDir', draft], 'The server could not be built.');
    await rename(draft, built);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    // Somebody else may have been faster.
    if (!existsSync(main))
      console.log(`The server runs from its sources: ${error instanceof Error ? error.message : error}`);
  }
  return existsSync(main) ? main : null;
}
