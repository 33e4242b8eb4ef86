import { beforeAll, expect, it } from 'vitest';
import { Bundle } from './bundle';

/** What a browser loads, in gzipped bytes. `npm run bench` measures the data that is loaded in addition. */

let bundle: Bundle;
beforeAll(async () => {
  bundle = await Bundle.build('vite.config.ts', ['index.html']);
});

const start = 'index.html';
const list = 'src/resources/projects/ProjectList.tsx';
const form = ['src/resources/formPages.tsx', 'src/resources/projects/ProjectForm.tsx'];
const editor = 'src/fields/richText/RichTextEditor.tsx';

// Less than 430 kB with its data.
it('shows the first list within 410 kB', () => {
  const files = bundle.filesOf(start, list);
  const size = bundle.sizeOf([...files, 'index.html']);
  console.info(`First list: ${size} bytes in ${files.size} files.`);
  expect(size).toBeLessThanOrEqual(410_000);
});

// As a result, a new type adds only one line to the code that every page loads.
it('starts without zod and without a declaration; a list brings its own', () => {
  const declarations = (files: Set<string>) =>
    bundle.modulesIn(files).filter((module) => /^domain\/types\/|\/zod\//.test(module));
  expect(bundle.modulesIn(bundle.filesOf(start))).toContain('domain/contents.ts');
  expect(declarations(bundle.filesOf(start))).toEqual([]);
  expect(declarations(bundle.filesOf(start, list))).toEqual(['domain/types/project.ts']);
});

it('loads declarations of related records only with the forms that have such fields', () => {
  const known = bundle.filesOf(start, list);
  // Their rows contain inputs for records.
  const added = [...bundle.filesOf('src/fields/lists/AssociationsInput.tsx')].filter((file) => !known.has(file));
  expect(bundle.modulesIn(new Set(added))).toContain('src/fields/records/RecordInput.tsx');
  expect(bundle.modulesIn(new Set(added)).filter((module) => module.startsWith('domain/types/'))).toEqual([]);
});

it('starts without the pages of any content type', () => {
  const pages = bundle
    .modulesIn(bundle.filesOf(start))
    .filter((module) => /^src\/resources\/[^/]+\/(?!index\.ts)/.test(module));
  expect(pages).toEqual([]);
});

// Less than 120 kB with its record. The rich text editor loads with the first input.
it('opens a form with rich text within another 112 kB', () => {
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

// The customer's choice of library (docs/decisions/rich-text.md). The limit keeps the size that was reached.
it('loads the rich-text editor within another 165 kB', () => {
  const known = bundle.filesOf(start, list, ...form);
  const added = [...bundle.filesOf(editor)].filter((file) => !known.has(file));
  console.info(`Editor of rich texts: ${bundle.sizeOf(added)} bytes more in ${added.length} files.`);
  expect(bundle.sizeOf(added)).toBeLessThanOrEqual(165_000);
});

it('keeps the rich-text editor out of list and form', () => {
  const known = bundle.filesOf(start, list, ...form);
  const added = [...bundle.filesOf(editor)].filter((file) => file.includes('RichTextEditor'));
  expect(added).not.toEqual([]);
  expect(added.filter((file) => known.has(file))).toEqual([]);
});
