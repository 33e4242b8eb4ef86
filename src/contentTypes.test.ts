import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentTypeNames } from '../domain/contents';

const root = path.join(import.meta.dirname, '..');

/**
 * Folders whose code serves every content type. Code for a single type belongs in its declaration or in its folder in
 * `src/resources`.
 */
const generic = [
  'domain/lists',
  'domain/kinds',
  'domain/translations',
  'domain/values',
  ...['cache', 'drafts', 'fields', 'form', 'keys', 'list', 'review', 'routing', 'session', 'shell', 'ui'].map(
    (folder) => `src/${folder}`,
  ),
];

/** There are only a few contact groups, so they load with the back office and are chosen from the full list. */
const known = [
  'src/cache/afterWrites.ts: contact-groups',
  'src/cache/contactGroups.ts: contact-groups',
  'src/fields/records/RecordInput.tsx: contact-groups',
  'src/list/filters/FilterOptions.tsx: contact-groups',
];

it('shared code names no content type', () => {
  const name = new RegExp(`['"\`/](${contentTypeNames.join('|')})(?=['"\`/?])`, 'g');
  const files = generic
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /(?<!\.(test|testkit))\.tsx?$/.test(file));
  const found = files.flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8').replace(
      /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|^import .*$/gm,
      '',
    );
    return [...new Set(Array.from(code.matchAll(name), ([, type]) => `${file}: ${type}`))];
  });
  expect(files.length).toBeGreaterThan(200);
  expect(found.toSorted()).toEqual(known);
});
