import { expect, it } from 'vitest';
import { sortRows } from './sortRows';

it('sorts words like a German dictionary and numbers by value, and is stable', () => {
  const rows = [
    { id: 10, name: 'Zug' },
    { id: 9, name: 'Ärzte' },
    { id: 8, name: 'Zug' },
    { id: 7, name: 'Arbeit' },
  ];
  const ids = (...order: { field: 'id' | 'name'; direction: 'ASC' | 'DESC' }[]) =>
    sortRows(rows, order, (row, field) => row[field as 'id' | 'name']).map(({ id }) => id);
  expect(ids({ field: 'name', direction: 'ASC' })).toEqual([7, 9, 10, 8]);
  expect(ids({ field: 'name', direction: 'DESC' }, { field: 'id', direction: 'ASC' })).toEqual([8, 10, 9, 7]);
  expect(ids({ field: 'id', direction: 'ASC' })).toEqual([7, 8, 9, 10]);
  expect(ids()).toEqual([10, 9, 8, 7]);
});
