import { expect, it } from 'vitest';
import { isOffered } from '../references';
import { readInput } from '../validate';
import { circularEconomyProjects } from './circularEconomyProject';

const read = (input: object, before: object | null = null) => {
  const { value, errors } = readInput(circularEconomyProjects, input, before);
  expect(errors).toEqual([]);
  return value;
};
const classified = { topics: [{ id: 1 }], businessSectors: [{ id: 2 }], geographicRegions: [{ id: 3 }], instruments: [{ id: 4 }], tags: [{ id: 5 }] };

it('one of a type keeps what classifies that type, and nothing else', () => {
  expect(read({ title: 'a', type: 'project', ...classified })).toMatchObject({ ...classified, tags: [] });
  const none = { topics: [], businessSectors: [], geographicRegions: [], instruments: [] };
  expect(read({ title: 'a', type: 'exemplary', ...classified })).toMatchObject({ ...none, tags: classified.tags });
  // Who does not say the type means the one it has; a new one is a project.
  expect(read({ title: 'a', ...classified }, { type: 'exemplary' })).toMatchObject({ ...none, tags: classified.tags });
  expect(read({ title: 'a', ...classified })).toMatchObject({ type: 'project', tags: [] });
});

it('tags are removed by leaving them out of the list, and existing clients may send empty lists for days', () => {
  expect(read({ title: 'a', type: 'exemplary', tags: [], startDate: [], endDate: [] }, { tags: [{ id: 5 }] })).toMatchObject({ tags: [], startDate: null, endDate: null });
});

it('offers the tags of its five contexts, and no others', () => {
  const { tags } = circularEconomyProjects.fields;
  const contexts = ['circularEconomyProject:topic', 'circularEconomyProject:actor', 'project', 'circularEconomyProject', null];
  expect(contexts.filter((context) => isOffered({ context }, tags.context))).toEqual(contexts.slice(0, 2));
});
