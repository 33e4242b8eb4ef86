import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const pages = [
  'README.md',
  'mock-server/README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name);
const named = new RegExp(`(?<![\\w@./-])(?:${folders.join('|')})/[\\w./<>{}*-]*[\\w/]`, 'g');

/** What a page names in the repository, without places that are to be filled in and addresses that others answer. */
const pathsIn = (page: string) =>
  [...readFileSync(path.join(root, page), 'utf8').matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.match(named) ?? [])
    .filter((name) => !/[<{*]/.test(name) && !/^(data|dist|node_modules|test-results)\//.test(name));

it.each(pages)('%s names only files and folders that are there', (page) => {
  expect(
    pathsIn(page).filter((name) => !['', '.ts', '.tsx'].some((ending) => existsSync(path.join(root, name + ending)))),
  ).toEqual([]);
});

it('and the map names many', () => {
  expect(pathsIn('docs/map.md').length).toBeGreaterThan(30);
});
