// Builds dist/browser if it is missing or outdated.
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn, hashOf, hasSources, viteBuild, viteOf } from './sources.mjs';

/** The sources of the pages, relative to the project. */
const inputs = [
  'src',
  'domain',
  'index.html',
  'embed.html',
  'vite.config.ts',
  'vite.embed.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/buildBrowser.mjs',
  'scripts/sources.mjs',
];
const compressible = /\.(js|css|html|svg|json|txt|webmanifest)$/;
/** Smaller files are not worth a compressed copy. */
const smallest = 1_024;

/**
 * Makes sure that dist/browser is built from the current sources; their hash is stored with it.
 * @param {string} root the project's folder
 */
export async function buildBrowser(root) {
  if (!hasSources(root)) return;
  const dist = path.join(root, 'dist');
  const browser = path.join(dist, 'browser');
  const mark = path.join(dist, 'browser.sha256');
  const hash = await hashOf(root, inputs);
  const isBuilt = existsSync(path.join(browser, 'index.html'));
  if (isBuilt && (await readFile(mark, 'utf8').catch(() => '')) === hash) return;

  if (!existsSync(viteOf(root))) {
    if (isBuilt) return console.log('The front end may be outdated: vite, which builds it, is not installed.');
    throw new Error(
      'The front end is not built, and vite, which builds it, is not installed: run "npm ci" without --omit=dev.',
    );
  }
  console.log('Building the front end …');
  await rm(mark, { force: true });
  // Built in a draft folder and then moved, so that neither a running server nor an interrupted build leaves half of it
  // visible.
  const draft = path.join(dist, `browser-${process.pid}`);
  try {
    const failure = 'The front end could not be built.';
    await viteBuild(root, ['--outDir', draft], failure);
    await viteBuild(root, ['--config', 'vite.embed.config.ts', '--outDir', path.join(draft, 'embed')], failure);
    await compressAll(draft);
    await rm(browser, { recursive: true, force: true });
    await rename(draft, browser);
    await writeFile(mark, hash);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
      throw new Error(`The folder ${dist} cannot be written by this account.`);
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** @param {string} folder */
async function compressAll(folder) {
  const files = (await filesIn(folder)).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < smallest) return;
      const quality = {
        params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
