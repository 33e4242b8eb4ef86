// Loads a program of the server into this process: built if possible, otherwise from its TypeScript files. Plain
// JavaScript, since it must run on any version of Node.
import { register as registerHooks } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Checks Node, prepares, and returns a function that runs the program.
 * @param {string} program its path below `server/`, without extension
 * @param {() => Promise<void>} [prepare] builds what else it needs
 */
export async function loadServer(program, prepare) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  let file = path.join(root, 'server', `${program}.ts`);
  try {
    await prepare?.();
    const { builtServer } = await import('./buildServer.mjs');
    const built = await builtServer(root);
    if (built) {
      file = path.join(built, `${path.basename(program)}.mjs`);
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
      isMissing
        ? 'The libraries are not installed: run "npm ci" first.'
        : error instanceof Error
          ? error.message
          : error,
    );
    process.exit(1);
  }
  return () => import(pathToFileURL(file).href);
}
