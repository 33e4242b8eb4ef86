// The server as a process: checks Node, builds browser part and server if they are missing or out of date, and runs the
// server in this very process. `start.mjs` starts it and watches it; by itself it is what a debugger wants. Plain
// JavaScript, since it must run on whatever Node there is.
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`This needs Node 20.19 or newer; here is ${process.versions.node}.`);
  process.exit(1);
}

let server = path.join(root, 'server', 'main.ts');
try {
  const { buildBrowser } = await import('./buildBrowser.mjs');
  await buildBrowser(root);
  const { builtServer } = await import('./buildServer.mjs');
  const built = await builtServer(root);
  if (built) {
    server = built;
    // Stack traces name the lines of the sources.
    process.setSourceMapsEnabled(true);
  } else {
    // Compiles TypeScript while it is loaded.
    const { register } = await import('tsx/esm/api');
    register();
  }
} catch (error) {
  const isMissing = /** @type {NodeJS.ErrnoException} */ (error).code === 'ERR_MODULE_NOT_FOUND';
  console.error(
    isMissing ? 'The libraries are not installed: run "npm ci" first.' : error instanceof Error ? error.message : error,
  );
  process.exit(1);
}
if (process.channel) beat();
await import(pathToFileURL(server).href);

/** Says each second that the event loop goes round, and ends in order when nobody hears it any more. */
function beat() {
  // What cannot be said is no reason to end: that the other side is gone comes as an event.
  const beats = setInterval(() => process.send?.('beat', () => undefined), 1000).unref();
  process.once('disconnect', () => {
    clearInterval(beats);
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel?.unref();
}
