import { expect, it } from 'vitest';
import { projects } from '../types/project';
import { compare, type FieldDifference } from './compare';
import { describe as describeDifference } from './describe';
import type { DifferenceDescription } from './description';
import { hasItemChange, withItemChange } from './itemChange';
import { placesIn, type Side } from './places';

const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((label) => ({ label, url: `https://${label.toLowerCase()}.example` }));
const differenceOf = (ours: Side, theirs: Side) =>
  compare(projects, { ours, theirs }, placesIn(projects, theirs))[0] as FieldDifference;
const itemsOf = (difference: FieldDifference) =>
  (
    describeDifference(difference.place.declared, difference.ours, difference.theirs) as Extract<
      DifferenceDescription,
      { kind: 'list' }
    >
  ).items;

it('takes over a single item of a list, next to later edits, and puts it back', () => {
  const difference = differenceOf({ links: [a, b] }, { links: [a, { ...b, url: 'https://neu.example' }, c] });
  const [changed, added] = ['changed', 'added'].map((kind) => ({
    item: itemsOf(difference).find((item) => item.kind === kind)!,
  })) as [{ item: any }, { item: any }];
  const one = withItemChange(difference, added, [a, b], true);
  expect(one).toEqual([a, b, c]);
  const both = withItemChange(difference, changed, one, true);
  expect(both).toEqual([a, { ...b, url: 'https://neu.example' }, c]);
  expect(hasItemChange(difference, added, one)).toBe(true);
  expect(hasItemChange(difference, changed, one)).toBe(false);
  expect(withItemChange(difference, added, both, false)).toEqual([a, { ...b, url: 'https://neu.example' }]);
  // Later edits are kept; an item that was edited by hand can no longer be taken over.
  expect(withItemChange(difference, added, [a, b, d], true)).toEqual(expect.arrayContaining([a, b, c, d]));
  expect(withItemChange(difference, changed, [a, { ...b, url: 'https://hand.example' }], true)).toBeUndefined();
});

it('takes over a single entry, unless it is unassigned', () => {
  const difference = differenceOf(
    { topics: [{ id: 1 }] },
    {
      topics: [
        { id: 2, name: 'Zwei' },
        { id: 3, name: 'Drei' },
        { id: null, name: 'Vier' },
      ],
    },
  );
  expect(withItemChange(difference, { entry: { id: 2 }, added: true }, [{ id: 1 }], true)).toEqual([
    { id: 1 },
    { id: 2, name: 'Zwei' },
  ]);
  expect(withItemChange(difference, { entry: { id: 1 }, added: false }, [{ id: 1 }, { id: 3 }], true)).toEqual([
    { id: 3 },
  ]);
  expect(
    withItemChange(difference, { entry: { id: null, name: 'Vier' }, added: true }, [{ id: 1 }], true),
  ).toBeUndefined();
});
