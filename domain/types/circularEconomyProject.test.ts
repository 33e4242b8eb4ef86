import { expect, it } from 'vitest';
import { isOffered } from '../references';
import { validate } from '../validate';
import { circularEconomyProjects } from './circularEconomyProject';

const read = (input: object) => {
  const { value, errors } = validate(circularEconomyProjects, input);
  expect(errors).toEqual([]);
  return value;
};
const classified = {
  topics: [{ id: 1 }],
  businessSectors: [{ id: 2 }],
  geographicRegions: [{ id: 3 }],
  instruments: [{ id: 4 }],
  tags: [{ id: 5 }],
};

it('a project keeps only the fields that classify its type', () => {
  expect(read({ title: 'a', type: 'project', ...classified })).toMatchObject({ ...classified, tags: [] });
  const none = { topics: [], businessSectors: [], geographicRegions: [], instruments: [] };
  expect(read({ title: 'a', type: 'exemplary', ...classified })).toMatchObject({ ...none, tags: classified.tags });
  // The default type is `project`.
  expect(read({ title: 'a', ...classified })).toMatchObject({ type: 'project', tags: [] });
});

it('invalid values are reported even if they would be dropped', () => {
  expect(validate(circularEconomyProjects, { title: 'a', type: 'project', tags: 'x' }).errors).toMatchObject([
    { field: 'tags' },
  ]);
});

it('existing clients may send empty lists for dates', () => {
  expect(read({ title: 'a', type: 'exemplary', tags: [], startDate: [], endDate: [] })).toMatchObject({
    tags: [],
    startDate: null,
    endDate: null,
  });
});

it('offers the tags of its five contexts only', () => {
  const { tags } = circularEconomyProjects.fields;
  const contexts = [
    'circularEconomyProject:topic',
    'circularEconomyProject:actor',
    'project',
    'circularEconomyProject',
    null,
  ];
  expect(contexts.filter((context) => isOffered({ context }, tags.context))).toEqual(contexts.slice(0, 2));
});
