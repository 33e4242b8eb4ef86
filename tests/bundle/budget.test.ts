import { beforeAll, expect, it } from 'vitest';
import { Bundle } from './bundle';

/** What a browser loads, in bytes of gzip. The data that comes with it is measured by `npm run bench`. */

let bundle: Bundle;
beforeAll(async () => {
  bundle = await Bundle.build('vite.config.ts', ['index.html']);
});

const start = 'index.html';
const list = 'src/resources/projects/ProjectList.tsx';
const form = ['src/resources/formPages.tsx', 'src/resources/projects/ProjectForm.tsx'];
const editor = 'src/fields/richText/RichTextEditor.tsx';

// With its data it is to stay below 430 kB.
it('shows the first list after 390 kB', () => {
  const files = bundle.filesOf(start, list);
  const size = bundle.sizeOf([...files, 'index.html']);
  console.info(`First list: ${size} bytes in ${files.size} files.`);
  expect(size).toBeLessThanOrEqual(390_000);
});

// So the next type adds its line in the table of contents, and in the list of nouns, to what everybody loads; nothing
// else.
it('starts without zod and without a declaration; a list brings its own', () => {
  const declarations = (files: Set<string>) =>
    bundle.modulesIn(files).filter((module) => /^domain\/types\/|\/zod\//.test(module));
  expect(bundle.modulesIn(bundle.filesOf(start))).toContain('domain/contents.ts');
  expect(declarations(bundle.filesOf(start))).toEqual([]);
  expect(declarations(bundle.filesOf(start, list))).toEqual(['domain/types/project.ts']);
});

it('brings no declaration along with the inputs of related records: those come with the forms that have such fields', () => {
  const known = bundle.filesOf(start, list);
  const added = [
    ...bundle.filesOf('src/fields/records/RecordsInput.tsx', 'src/fields/lists/AssociationsInput.tsx'),
  ].filter((file) => !known.has(file));
  expect(bundle.modulesIn(new Set(added)).filter((module) => module.startsWith('domain/types/'))).toEqual([]);
});

it('starts without the pages of any noun', () => {
  const pages = bundle
    .modulesIn(bundle.filesOf(start))
    .filter((module) => /^src\/resources\/[^/]+\/(?!index\.ts)/.test(module));
  expect(pages).toEqual([]);
});

// With its record it is to stay below 120 kB. The editor takes over when somebody begins to work in the form.
it('opens a form with rich text after 112 kB more', () => {
  const known = bundle.filesOf(start, list);
  const added = [...bundle.filesOf(...form)].filter((file) => !known.has(file));
  console.info(`Form with rich text: ${bundle.sizeOf(added)} bytes more in ${added.length} files.`);
  expect(bundle.sizeOf(added)).toBeLessThanOrEqual(112_000);
});

it('shows lists and the inbox without the form', () => {
  const pages = bundle.namesLike(/^src\/resources\/.*(List|InboxPage|DashboardPage)\.tsx$/);
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter((page) => bundle.modulesIn(bundle.filesOf(page)).includes('src/form/ContentForm.tsx'))).toEqual(
    [],
  );
});

// The customer's library: docs/decisions/rich-text.md. This holds what is reached.
it('brings the editor of rich texts after 165 kB more', () => {
  const known = bundle.filesOf(start, list, ...form);
  const added = [...bundle.filesOf(editor)].filter((file) => !known.has(file));
  console.info(`Editor of rich texts: ${bundle.sizeOf(added)} bytes more in ${added.length} files.`);
  expect(bundle.sizeOf(added)).toBeLessThanOrEqual(165_000);
});

it('keeps the editor of rich texts out of list and form', () => {
  const known = bundle.filesOf(start, list, ...form);
  const added = [...bundle.filesOf(editor)].filter((file) => file.includes('RichTextEditor'));
  expect(added).not.toEqual([]);
  expect(added.filter((file) => known.has(file))).toEqual([]);
});
