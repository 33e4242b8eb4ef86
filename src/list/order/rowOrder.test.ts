import { expect, it } from 'vitest';
import { arranged, movedTo, newPositions } from './SortableRows';

const rows = [
  { id: 7, position: 0 },
  { id: 5, position: 1 },
  { id: 9, position: 10_000 },
];

it('keeps the manual order, with new rows last', () => {
  const order = movedTo([7, 5], 1, 0);
  expect(arranged(rows, order).map(({ id }) => id)).toEqual([5, 7, 9]);
  expect(arranged(rows, null)).toBe(rows);
});

it('saves the rows whose position has changed', () => {
  expect(newPositions(rows)).toEqual([{ entry: rows[2], position: 2 }]);
  expect(newPositions(arranged(rows, [9, 7, 5])).map(({ entry, position }) => [entry.id, position])).toEqual([
    [9, 0],
    [7, 1],
    [5, 2],
  ]);
});
