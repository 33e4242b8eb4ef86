import { expect, it } from 'vitest';
import { entryRow } from './entryRow';

const said = (content: string, fr = '', type = 'text') => ({
  type,
  content,
  translations: { fr: { content: fr }, it: {} },
});

it('starts at a text missing in this language only, not at an empty element or a project', () => {
  const rows = [
    undefined,
    said(''),
    said('<p>Alt</p>', '', 'project'),
    said('<p>See</p>', '<p>Lac</p>'),
    said('<p>Berg</p>', '<p></p>'),
  ];
  expect([entryRow(rows, 'fr'), entryRow(rows, 'it'), entryRow(rows, 'de'), entryRow([], 'fr')]).toEqual([4, 3, 0, 0]);
});
