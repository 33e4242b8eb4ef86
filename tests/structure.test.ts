import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const sources = execFileSync('git', ['ls-files', 'domain', 'server', 'src', 'mock-server', 'demo'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testkit|d)\.tsx?$/.test(file));
const known = new Set(sources);

/** The files that a file imports, including those of types. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]*)/g)].flatMap(([, place = '']) => {
    const target = path.join(path.dirname(file), place);
    return ['', '.ts', '.tsx', '/index.ts'].map((ending) => target + ending).find((one) => known.has(one)) ?? [];
  });
}
const imports = new Map(sources.map((file) => [file, importsOf(file)]));

/** Folders in a folder that import each other: `a ⇄ b`. */
function mutual(folder: string): string[] {
  const inside = (file: string) => (file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/') : []);
  const pairs = new Set<string>();
  for (const [file, targets] of imports)
    for (const target of targets) {
      const [from = '', ...rest] = inside(file);
      const [to = '', ...others] = inside(target);
      if (rest.length > 0 && others.length > 0 && from !== to) pairs.add(`${from} ${to}`);
    }
  return [...pairs]
    .map((pair) => pair.split(' ') as [string, string])
    .filter(([from, to]) => from < to && pairs.has(`${to} ${from}`))
    .map(([from, to]) => `${from} ⇄ ${to}`);
}

it('the folders of the engine import each other in one direction', () => {
  const layers = ['storage', 'related', 'search', 'read', 'write', 'history', 'merge', 'routes'];
  const layerOf = (file: string) => layers.indexOf(/^server\/engine\/(\w+)\//.exec(file)?.[1] ?? '');
  const wrong = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => layerOf(file) >= 0 && layerOf(target) > layerOf(file))
      .map((target) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['domain', []],
  ['server', []],
  ['server/engine', []],
  ['src', ['form ⇄ review']],
])('no two folders of %s import each other', (folder, allowed) => {
  expect(mutual(folder)).toEqual(allowed);
});

it('no line is longer than 120 characters, except tables and links', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md', '.ci', '.env.example'], {
    cwd: root,
    encoding: 'utf8',
  });
  const long = files
    .trim()
    .split('\n')
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          line.length <= 120 || /^\s*\||https?:|\]\(/.test(line) ? [] : [`${file}:${index + 1}`],
        ),
    );
  expect(long).toEqual([]);
});
