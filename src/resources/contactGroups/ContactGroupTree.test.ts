import { describe, expect, it } from 'vitest';
import { branchesOf, type GroupEntry } from '../../cache/contactGroups';
import { arranged, moved, newPositions, orderOf } from './ContactGroupTree';

const group = (id: number, position: number, parent: number | null = null): GroupEntry => ({
  id,
  name: `G${id}`,
  isPublic: true,
  position,
  parent: parent === null ? null : { id: parent },
  translations: {},
});
const entries = [group(1, 0), group(2, 1), group(3, 0, 1), group(4, 1, 1), group(5, 2, 1)];
const ids = (branches: ReturnType<typeof branchesOf> | readonly ReturnType<typeof branchesOf>[number][]) =>
  branches.map(({ group: top, children }) => [top.id, ...children.map(({ id }) => id)]);

describe('the two levels of the groups', () => {
  it('are built from parents; a group without its parent is at the top', () => {
    expect(ids(branchesOf(entries))).toEqual([[1, 3, 4, 5], [2]]);
    expect(ids(branchesOf(entries.slice(3)))).toEqual([[4], [5]]);
  });

  it('are sorted each on its own', () => {
    const stored = branchesOf(entries);
    const order = moved(moved(orderOf(stored), 1, 2, 0), 0, 0, 1);
    expect(ids(arranged(stored, order))).toEqual([[2], [1, 5, 3, 4]]);
    expect(ids(arranged(stored, null))).toEqual(ids(stored));
  });

  it('save exactly the entries whose position has changed', () => {
    const stored = branchesOf(entries);
    expect(newPositions(stored)).toEqual([]);
    const changes = newPositions(arranged(stored, moved(orderOf(stored), 1, 0, 1)));
    expect(changes.map(({ entry, position }) => [entry.id, position])).toEqual([
      [4, 0],
      [3, 1],
    ]);
  });
});
