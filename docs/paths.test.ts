import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'bench/notes.md',
  'bench/results.md',
  'mock-server/README.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name);
const named = new RegExp(`(?<![\\w@./-])(?:${folders.join('|')})/[\\w./<>{}*-]*[\\w/]`, 'g');

/** The paths that a page mentions, except placeholders and URLs of other servers. */
const pathsIn = (page: string) =>
  [...readFileSync(path.join(root, page), 'utf8').matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, code = '']) => code.match(named) ?? [])
    .filter((name) => !/[<{*]/.test(name) && !/^(data|dist|node_modules|test-results)\//.test(name));

it.each(pages)('%s names only existing files and folders', (page) => {
  expect(
    pathsIn(page).filter((name) => !['', '.ts', '.tsx'].some((ending) => existsSync(path.join(root, name + ending)))),
  ).toEqual([]);
});

it('the security page says for each requirement where it is met, and which test proves it or what is open', () => {
  const rows = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(100);
  const isProven = (cell = '') => /`[\w/.]+\.(test|spec)\.tsx?`|\*\*(open|operator)\*\*/.test(cell);
  expect(rows.filter(([, , , where, proof]) => !/`[\w/.-]+`/.test(where ?? '') || !isProven(proof))).toEqual([]);
  const ids = rows.flatMap(([, id = '']) => id.split(', '));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it('the architecture page names many of them', () => {
  expect(pathsIn('docs/architecture.md').length).toBeGreaterThan(50);
});

/** The anchors of the headings of a page, as GitHub makes them. */
const anchorsOf = (page: string) =>
  [...readFileSync(path.join(root, page), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(pages)('links in %s point to existing pages, pictures and headings', (page) => {
  const links = [...readFileSync(path.join(root, page), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(https?|mailto):/.test(link));
  const broken = links.filter((link) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? page : path.join(path.dirname(page), file);
    if (!existsSync(path.join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(broken).toEqual([]);
});

it('the index links to every page', () => {
  const index = readFileSync(path.join(root, 'docs/README.md'), 'utf8');
  const unlisted = pages
    .filter((page) => page.startsWith('docs/') && page !== 'docs/README.md')
    .filter((page) => !index.includes(`](${page.slice('docs/'.length)})`));
  expect(unlisted).toEqual([]);
});

/** The lines of a page, except tables, code, and lines that are only long because of a link. */
const proseOf = (page: string) =>
  readFileSync(path.join(root, page), 'utf8')
    .replace(/^ *```[\s\S]*?^ *```/gm, '')
    .split('\n')
    .filter((line) => !line.startsWith('|') && !/\]\(/.test(line));

it.each(pages)('the lines of %s fit on a screen', (page) => {
  expect(proseOf(page).filter((line) => line.length > 120)).toEqual([]);
});

it('the README stays short', () => {
  expect(readFileSync(path.join(root, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(200);
});
