import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const pages = ['README.md', 'docs/map.md', 'mock-server/README.md', ...readdirSync(path.join(root, 'docs/decisions')).map((page) => `docs/decisions/${page}`)];
const names = new Set(['src', 'domain', 'server', 'mock-server', 'demo', 'tests', 'bench', 'docs', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.basename(file))));

/** A file or folder as pages name them: `server/engine/`, `src/cache/startup.ts`, or by its name alone where it stands in a folder of that page's matter. */
function isThere(named: string): boolean {
  return named.includes('/') ? existsSync(path.join(root, named)) || names.has(path.basename(named)) : existsSync(path.join(root, named)) || names.has(named);
}

it.each(pages)('%s names no file and no folder that is not there', (page) => {
  const named = Array.from(read(page).matchAll(/`([\w./-]+)`/g), ([, name = '']) => name);
  const files = named.filter((name) => /\.(tsx?|md|mjs)$/.test(name) || /^(src|domain|server|mock-server|demo|tests|bench|docs)\/[\w/-]*$/.test(name));
  expect(files.filter((name) => !isThere(name))).toEqual([]);
});
