// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { beginningOf } from './beginningOf';

const beginning = (description: string, length = 20) =>
  beginningOf({ id: 1, description, translations: {} }, 'description', 'de', length);

it('returns the beginning of a text in whole words, without tags', () => {
  expect(beginning('<p>Ein <strong>Weg</strong></p><p>zum &amp; am See</p>', 40)).toBe('Ein Weg zum & am See');
  expect(beginning('<p>Ein Weg zum See</p><ul><li>und zurück</li></ul>', 16)).toBe('Ein Weg zum See\u00a0…');
  expect(beginning('<p>Ein Weg zum See</p>', 13)).toBe('Ein Weg zum\u00a0…');
  expect(beginning('')).toBe('');
});
