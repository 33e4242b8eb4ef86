// `npm start`: checks Node, builds the browser part if it is missing or out of date, and runs the server in this very
// process, so that signals reach it. Plain JavaScript, since it must run on whatever Node there is.
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './endWithNpm.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This needs Node 20.19 or newer; here is ${process.versions.node}.`);
  process.exit(1);
}

try {
  const { buildBrowser } = await import('./buildBrowser.mjs');
  await buildBrowser(root);
  // Compiles TypeScript while it is loaded.
  const { register } = await import('tsx/esm/api');
  register();
} catch (error) {
  const isMissing = /** @type {NodeJS.ErrnoException} */ (error).code === 'ERR_MODULE_NOT_FOUND';
  console.error(isMissing ? 'The libraries are not installed: run "npm ci" first.' : error instanceof Error ? error.message : error);
  process.exit(1);
}
endWithNpm('start');
await import('../server/main.ts');
