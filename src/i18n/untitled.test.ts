import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { untitled } from './untitled';

const root = path.join(import.meta.dirname, '..', '..');

it.each(Object.values(untitled))('«%s» is defined in one place', (word) => {
  const sources = ['domain', 'server', 'src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  const saying = sources.filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && readFileSync(path.join(root, file), 'utf8').includes(word),
  );
  expect(saying).toEqual([path.join('src', 'i18n', 'untitled.ts')]);
});
