import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);

/** The imports of a file from outside this folder. */
function foreign(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const from = Array.from(
    source.matchAll(/^(?:(?:import|export|\}).* from |import )'([^']+)'|import\('([^']+)'\)/gm),
    ([, first, second]) => first ?? second ?? '',
  );
  const isOwn = (specifier: string) =>
    specifier.startsWith('.') &&
    !path.relative(root, path.resolve(root, path.dirname(file), specifier)).startsWith('..');
  return from.filter((specifier) => !isOwn(specifier));
}

// The linter cannot check this: its patterns have no look-ahead.
it('the domain imports only zod; arbitraries may import fast-check', () => {
  expect(files.length).toBeGreaterThan(50);
  const others = files.flatMap((file) => foreign(file).map((specifier) => `${file}: ${specifier}`));
  expect(others.filter((line) => !/: zod(\/mini)?$/.test(line) && !/[aA]rbitrar.*: fast-check$/.test(line))).toEqual(
    [],
  );
});
