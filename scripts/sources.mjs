// Shared by the builds of front end and server.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

/**
 * A hash of the content of files and folders, except tests.
 * @param {string} root the project's folder
 * @param {readonly string[]} inputs relative to it
 */
export async function hashOf(root, inputs) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of await filesIn(path.join(root, input))) {
      if (!/\.test\.tsx?$/.test(file))
        hash
          .update(path.relative(root, file))
          .update('\0')
          .update(await readFile(file))
          .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * All files in a folder and below, in a fixed order. For a file it yields the file itself, for a missing path nothing.
 * @param {string} place
 * @returns {Promise<string[]>}
 */
export async function filesIn(place) {
  try {
    const entries = await readdir(place, { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOTDIR') return [place];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * False in an image, which has only what was built from them (`image.mjs`).
 * @param {string} root
 */
export const hasSources = (root) => existsSync(path.join(root, 'server'));

/** @param {string} root */
export const viteOf = (root) => path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');

/**
 * Runs `vite build`; rejects with `failure` if that fails.
 * @param {string} root
 * @param {string[]} args
 * @param {string} failure
 */
export function viteBuild(root, args, failure) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [viteOf(root), 'build', '--logLevel', 'warn', ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    // On Ctrl-C the terminal also signals the child, but SIGTERM only reaches this process.
    const stop = () => child.kill();
    process.once('SIGTERM', stop).once('SIGINT', stop);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop);
      if (code === 0) resolve(undefined);
      else reject(new Error(failure));
    });
  });
}
