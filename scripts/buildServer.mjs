// Builds the server as JavaScript when its sources have changed: it starts in a third of the time that six hundred
// files of TypeScript take.
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
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
  if (existsSync(main)) return main;
  if (!existsSync(viteOf(root))) return null;
  // Built beside and moved: several may start at once, and one that is interrupted leaves no half of it.
  const draft = `${built}-${process.pid}`;
  try {
    await viteBuild(root, ['--config', 'vite.server.config.ts', '--outDir', draft], 'The server could not be built.');
    await rename(draft, built);
    await removeOld(place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    // Somebody else may have been faster.
    if (!existsSync(main))
      console.log(`The server runs from its sources: ${error instanceof Error ? error.message : error}`);
  }
  return existsSync(main) ? main : null;
}

/**
 * Removes all builds but the five newest. A server that runs loads some of its parts late, so its build stays when its
 * sources change.
 * @param {string} place the folder with all builds
 */
async function removeOld(place) {
  const builds = await Promise.all(
    (await readdir(place)).map(async (name) => {
      const folder = path.join(place, name);
      const { mtimeMs } = await stat(folder);
      return { folder, mtimeMs };
    }),
  );
  const old = builds.sort((one, other) => other.mtimeMs - one.mtimeMs).slice(5);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}
