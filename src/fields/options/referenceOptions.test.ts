import { expect, it } from 'vitest';
import type { ReferenceEntry } from '../../../domain/references';
import { findOptions, referenceOptions } from './referenceOptions';

const entry = (id: number, name: string, more: Partial<ReferenceEntry> = {}): ReferenceEntry => ({
  id,
  name,
  translations: { fr: {}, it: {} },
  isPublic: true,
  position: id,
  synonyms: [],
  context: null,
  ...more,
});
const entries = [
  entry(1, 'Zürich', { code: 'ZH' }),
  entry(2, 'Genf', { translations: { fr: { name: 'Genève' }, it: {} } }),
  entry(3, 'Agenda', { context: 'event' }),
  entry(4, 'Neuenburg', { context: 'project', synonyms: ['NE'] }),
];

it('offers entries of the context and those without a context', () => {
  expect(referenceOptions(entries, 'project').map(({ id }) => id)).toEqual([1, 2, 4]);
});

it.each([
  ['zurich', [1]],
  ['ZUERICH', [1]],
  ['geneve', [2]],
  ['zh', [1]],
  ['ne', [4, 2]],
  ['', [1, 2, 4]],
  ['xyz', []],
])('finds by %j', (term, ids) => {
  expect(findOptions(referenceOptions(entries, 'project'), term).map(({ id }) => id)).toEqual(ids);
});
