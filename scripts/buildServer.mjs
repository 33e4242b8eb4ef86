// Builds the server as JavaScript if its sources have changed. It then starts three times as fast as from TypeScript
// files.
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { hashOf, hasSources, viteBuild, viteOf } from './sources.mjs';

/** The server's sources, relative to the project. */
const inputs = [
  'server',
  'domain',
  'demo',
  // Needed because static pages render the views of the embeds.
  'src/embed',
  'src/i18n',
  'src/ui',
  'vite.server.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * The folder of the built server for the current sources. Null if it cannot be built, without vite or write access:
 * then the sources are run directly.
 * @param {string} root the project's folder
 * @returns {Promise<string | null>}
 */
export async function builtServer(root) {
  const place = path.join(root, 'dist', 'server');
  const built = path.join(place, hasSources(root) ? (await hashOf(root, inputs)).slice(0, 16) : 'image');
  const main = path.join(built, 'main.mjs');
  if (existsSync(main)) return built;
  if (!existsSync(viteOf(root))) return null;
  // Built in a draft folder and then moved, because several may start at once, and an interrupted one must not leave
  // half of it.
  const draft = `${built}-${process.pid}`;
  try {
    await viteBuild(root, ['--config', 'vite.server.config.ts', '--outDir', draft], 'The server could not be built.');
    await rename(draft, built);
    await removeOld(place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    // Another process may have been faster.
    const reason = error instanceof Error ? error.message : error;
    if (!existsSync(main)) console.log(`The server runs from its sources, since it could not be built: ${reason}`);
  }
  return existsSync(main) ? built : null;
}

/**
 * Removes all builds except the five latest. A running server loads some parts late, so its build must survive changes
 * to the sources.
 * @param {string} place the folder of all builds
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
