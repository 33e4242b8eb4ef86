import { expect, it } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import { persons } from '../../../domain/types/person';
import { openMerge } from './openMerge';

const person = (id: number, more: object) => ({
  ...emptyRecord(persons),
  id,
  firstName: 'Anna',
  lastName: 'Muster',
  ...more,
});

it.each([
  [false, true],
  [true, false],
])('who may see the one that stays (public: %s) is decided by a person where the other one differs', (ours, theirs) => {
  const { start, proposed, filled } = openMerge(
    persons,
    person(1, { isPublic: ours }),
    person(2, { isPublic: theirs, phone: '031 2' }),
    () => true,
  );
  expect([...proposed.keys()]).toEqual(['isPublic', 'phone']);
  expect(proposed.get('isPublic')?.offer).toMatchObject({ ours, theirs });
  // What was empty is filled; nobody is made public by that.
  expect([start.isPublic, start.phone, filled]).toEqual([ours, '031 2', 1]);
});

it('what was only typed says nothing of who may see the record that is there', () => {
  expect([
    ...openMerge(persons, person(1, { isPublic: true }), person(0, { isPublic: false }), () => true).proposed.keys(),
  ]).toEqual([]);
});
