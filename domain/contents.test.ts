import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contents, contentTypeNames } from './contents';
import { allContentTypes } from './contentTypes';

const domain = dirname(fileURLToPath(import.meta.url));

/** All modules that a file loads: files of the domain and packages. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(join(domain, file), 'utf8');
  for (const [, from] of source.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';/gms)) {
    if (from?.startsWith('.')) loadedWith(`${relative(domain, join(domain, dirname(file), from))}.ts`, seen);
    else seen.add(from as string);
  }
  return seen;
}

describe('the table of contents', () => {
  it('loads neither a declaration nor zod', () => {
    expect([...loadedWith('contents.ts')].toSorted()).toEqual(['access.ts', 'contents.ts']);
    // Proves that `loadedWith` finds imports.
    expect([...loadedWith('validate.ts')]).toEqual(expect.arrayContaining(['fields.ts', 'zod/mini']));
  });

  it.each(readdirSync(join(domain, 'types')).filter((file) => !file.endsWith('.test.ts')))(
    'has declarations of plain data: %s',
    (file) => {
      expect([...loadedWith(`types/${file}`)].filter((name) => !name.endsWith('.ts'))).toEqual([]);
    },
  );

  it('lists the declarations in the same order', () => {
    expect(allContentTypes.map(({ name }) => name)).toEqual(contentTypeNames);
    for (const type of allContentTypes) expect(type).toMatchObject(contents[type.name as keyof typeof contents]);
  });
});
