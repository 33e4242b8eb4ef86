import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentTypeNames } from '../domain/contents';

const root = path.join(import.meta.dirname, '..');

/**
 * The parts that serve every content type: what is of a single one stands in its declaration, or in its folder of
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

/**
 * Contact groups are few and come with the back office, in two levels: who chooses one sees all of them, and asks for
 * nothing.
 */
const known = [
  'src/cache/afterWrites.ts: contact-groups',
  'src/cache/contactGroups.ts: contact-groups',
  'src/fields/records/RecordsInput.tsx: contact-groups',
  'src/list/filters/FilterOptions.tsx: contact-groups',
];

it('what serves every content type names none', () => {
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
    return [...new Set(Array.from(code.matchAll(name), ([, noun]) => `${file}: ${noun}`))];
  });
  expect(files.length).toBeGreaterThan(200);
  expect(found.toSorted()).toEqual(known);
});
