// Which builds of the server stay: each server that runs says again and again that its own is in use.
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/**
 * In milliseconds. A server loads some of its parts when they are needed: none is removed that was in use within this
 * time.
 */
const keptFor = 7 * 24 * 3_600_000;
const hour = 3_600_000;

/**
 * Says that a build is in use. In a folder of somebody else nothing is said, and nothing is removed either.
 * @param {string} build its folder
 */
export async function markUsed(build) {
  await utimes(build, new Date(), new Date()).catch(() => undefined);
}

/**
 * Says so as long as this process lives: what runs for weeks would else lose its parts to the next build.
 * @param {string} build its folder
 */
export function keepUsed(build) {
  setInterval(() => void markUsed(build), hour).unref();
}

/**
 * Removes the builds that nobody has used for a week.
 * @param {string} place the folder with all of them
 */
export async function removeUnused(place) {
  for (const name of await readdir(place).catch(() => [])) {
    const folder = path.join(place, name);
    // Of several that start at once another one may have removed it, or moved it to its place.
    const found = await stat(folder).catch(() => null);
    if (found && found.mtimeMs < Date.now() - keptFor) await rm(folder, { recursive: true, force: true });
  }
}
