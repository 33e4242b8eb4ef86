// The server process: checks Node, builds front end and server if missing or outdated, and runs the server in this
// process. `start.mjs` starts and watches it; run it directly for debugging. Plain JavaScript, since it must run on
// any version of Node.
import { register as registerHooks } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
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
    // Stack traces refer to the sources.
    process.setSourceMapsEnabled(true);
  } else {
    // Compiles TypeScript on loading.
    const { register } = await import('tsx/esm/api');
    register();
    // Views that static pages share with the browser import their styles.
    const withoutStyles = `export const load = (url, context, next) =>
      /\\.css(\\?|$)/.test(url)
        ? { format: 'module', source: 'export default ""', shortCircuit: true }
        : next(url, context);`;
    registerHooks(`data:text/javascript,${encodeURIComponent(withoutStyles)}`);
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

/** Sends a heartbeat each second while the event loop runs, and ends in the usual way once the parent is gone. */
function beat() {
  // A failed heartbeat is not a reason to exit: the end of the parent is reported separately.
  const beats = setInterval(() => process.send?.('beat', () => undefined), 1000).unref();
  process.once('disconnect', () => {
    clearInterval(beats);
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel?.unref();
}
