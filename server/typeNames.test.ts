import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentTypeNames } from '../domain/contents';

const root = import.meta.dirname;

interface Source {
  file: string;
  code: string;
  /** Imported files relative to the server folder: `engine/write/hooks`, `../domain/fields`. */
  imports: string[];
}

/** The files of a folder, without tests and comments. */
function sourcesOf(folder: string): Source[] {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name))
    .map((name) => {
      const file = path.join(folder, name);
      const code = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
      const imports = Array.from(code.matchAll(/(?:from |import )'(\.[^']+)'/g), ([, specifier = '']) =>
        path.join(path.dirname(file), specifier),
      );
      return { file, code, imports };
    });
}

/**
 * Whether an import is code for a single content type: its declaration or folder. The list of all types may be imported
 * anywhere.
 */
const isOfANoun = (imported: string) => /^(\.\.\/domain\/types|types\/\w+)\//.test(imported);

it('shared code imports nothing of a single content type', () => {
  const folders = [
    'engine',
    'inbox',
    'spreadsheets',
    'files',
    'mail',
    'live',
    'plugins',
    'http',
    'idempotency',
    'publicPages',
    'seed',
  ];
  const found = folders
    .flatMap(sourcesOf)
    .flatMap(({ file, imports }) => imports.filter(isOfANoun).map((imported) => `${file}: ${imported}`));
  expect(found).toEqual([]);
});

it('the engine imports only itself, the declarations, and the HTTP and PostgreSQL layers', () => {
  const allowed = /^(engine|driver|http|plugins|tables)\/|^(tables|database)$|^\.\.\/domain\//;
  const sources = sourcesOf('engine');
  expect(sources.length).toBeGreaterThan(30);
  expect(
    sources.flatMap(({ file, imports }) =>
      imports.filter((imported) => !allowed.test(imported)).map((imported) => `${file}: ${imported}`),
    ),
  ).toEqual([]);
});

it('the engine names no content type', () => {
  // Without words that have other meanings too, such as a POST or a group of rows.
  const words = new Set(
    contentTypeNames
      .flatMap((name) => name.split(/[^a-z]+/))
      .map((word) => word.replace(/(ie)?s$/, ''))
      .filter((word) => !['post', 'group', 'support', 'financial', 'job', 'event', 'region', 'graphic'].includes(word)),
  );
  const noun = new RegExp(`[a-z]*(${[...words].join('|')})[a-z]*`, 'gi');
  const found = sourcesOf('engine').flatMap(({ file, code }) =>
    [...new Set(code.match(noun) ?? [])].map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});
