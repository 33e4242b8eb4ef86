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
])(
  'an editor decides about the visibility of the remaining record (public: %s) if the other one differs',
  (ours, theirs) => {
    const { start, proposed, filled } = openMerge(
      persons,
      person(1, { isPublic: ours }),
      person(2, { isPublic: theirs, phone: '031 2' }),
      () => true,
    );
    expect([...proposed.keys()]).toEqual(['isPublic', 'phone']);
    expect(proposed.get('isPublic')?.offer).toMatchObject({ ours, theirs });
    // Empty fields are filled in, but that does not make a record public.
    expect([start.isPublic, start.phone, filled]).toEqual([ours, '031 2', 1]);
  },
);

it('unsaved input does not affect the visibility of the existing record', () => {
  expect([
    ...openMerge(persons, person(1, { isPublic: true }), person(0, { isPublic: false }), () => true).proposed.keys(),
  ]).toEqual([]);
});
