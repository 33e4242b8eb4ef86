import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sharedModules } from './sharedModules.mjs';

const [group] = sharedModules('vite.config.ts', [
  {
    name: 'ui',
    files: ['src/ui/', 'src/App.tsx', 'node_modules/preact/**', '\0vite/preload-helper.js'],
    except: ['src/ui/host.ts'],
    priority: 3,
  },
]);
const takes = (module: string) => group?.test.test(module);

it('a group takes the files, folders and trees it names, but for its exceptions', () => {
  const all = [
    '/a/src/App.tsx',
    '/a/src/ui/UndoAlert.tsx',
    '/a/src/ui/host.ts',
    '/a/src/ui/reorder/ReorderRow.tsx',
    '/a/src/otherApp.tsx',
    '/a/src/App.tsx.ts',
    '/a/node_modules/preact/hooks/dist/hooks.mjs',
    '\0vite/preload-helper.js',
  ];
  expect(all.filter(takes)).toEqual([
    '/a/src/App.tsx',
    '/a/src/ui/UndoAlert.tsx',
    '/a/node_modules/preact/hooks/dist/hooks.mjs',
    '\0vite/preload-helper.js',
  ]);
  expect(group).toMatchObject({ name: 'ui', priority: 3 });
});

it('a place that is not there stops the build, in a group and among its exceptions', () => {
  const sentence = 'vite.embed.config.ts puts src/moved.ts in «list», a file that pages share, and it is not there.';
  expect(() => sharedModules('vite.embed.config.ts', [{ name: 'list', files: ['src/moved.ts'] }])).toThrow(sentence);
  expect(() =>
    sharedModules('vite.embed.config.ts', [{ name: 'list', files: ['src/ui/'], except: ['src/moved.ts'] }]),
  ).toThrow(sentence);
  expect(() => sharedModules('vite.config.ts', [{ name: 'list', files: ['src/nowhere/**'] }])).toThrow(
    'src/nowhere/**',
  );
});

it.each(['vite.config.ts', 'vite.embed.config.ts'])('%s groups modules in no other way', (config) => {
  const text = readFileSync(path.join(import.meta.dirname, '..', config), 'utf8');
  expect(text).toContain(`sharedModules('${config}', [`);
  expect(text).toMatch(/codeSplitting: \{ groups: \w+ \}/);
});
