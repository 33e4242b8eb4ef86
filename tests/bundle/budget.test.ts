import { beforeAll, expect, it } from 'vitest';
import { Bundle } from './bundle';

/** Issue 2, Speed: what a browser loads, in bytes of gzip. The data that comes with it is measured by `npm run bench`. */

let bundle: Bundle;
beforeAll(async () => {
  bundle = await Bundle.build();
});

const start = 'index.html';
const list = 'src/resources/projects/ProjectList.tsx';
const form = ['src/resources/projects/ProjectEdit.tsx', 'src/fields/richText/RichTextEditor.tsx', 'src/ui/reorder/Dragging.tsx'];

it('shows the first list after 287 kB, which leaves 63 kB of the 350 kB to data and headers', () => {
  const files = bundle.filesOf(start, list);
  const size = bundle.sizeOf([...files, 'index.html']);
  console.info(`First list: ${size} bytes in ${files.size} files.`);
  expect(size).toBeLessThanOrEqual(287_000);
});

// The issue aims at 130 kB. The customer's rich text library alone takes 133: docs/decisions/rich-text.md. This holds what is
// reached, dragging (16 kB, loaded when a pointer comes near a list) included, so that it does not grow unseen. Since there are
// forms of several types, what they share lies in chunks of their own: 3 kB more for the first form, less for every other.
it('opens a form with rich text after 207.5 kB more', () => {
  const known = bundle.filesOf(start, list);
  const added = [...bundle.filesOf(...form)].filter((file) => !known.has(file));
  console.info(`Form with rich text: ${bundle.sizeOf(added)} bytes more in ${added.length} files.`);
  expect(bundle.sizeOf(added)).toBeLessThanOrEqual(207_500);
});

it('keeps the editor of rich texts out of the list', () => {
  const known = bundle.filesOf(start, list);
  const editor = [...bundle.filesOf('src/fields/richText/RichTextEditor.tsx')].filter((file) => file.includes('RichTextEditor'));
  expect(editor).not.toEqual([]);
  expect(editor.filter((file) => known.has(file))).toEqual([]);
});
