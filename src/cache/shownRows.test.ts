import { expect, it, vi } from 'vitest';
import { hasNextRow, nextRow, rememberRows } from './shownRows';

const more = { filter: { term: 'velo' }, sort: { field: 'title', order: 'ASC' as const }, meta: {} };

it('goes through the rows as they were shown, then on with those that were not loaded', async () => {
  const getList = vi.fn(async () => ({ data: [{ id: 4 }], total: 4 }));
  const provider = { getList } as never;
  rememberRows('projects', { ids: [3, 1, 2], more });
  expect(await nextRow('projects', '3', provider)).toBe(1);
  expect(getList).not.toHaveBeenCalled();
  expect(await nextRow('projects', 2, provider)).toBe(4);
  expect(getList).toHaveBeenCalledWith('projects', { ...more, pagination: { page: 4, perPage: 1 } });
  getList.mockResolvedValue({ data: [], total: 4 });
  expect(await nextRow('projects', 4, provider)).toBe(null);
});

it('has no next one after the last, of a record that was not in the list, and of one that is new', () => {
  rememberRows('projects', { ids: [3, 1], more: null });
  expect([3, 1, 9, undefined].map((id) => hasNextRow('projects', id))).toEqual([true, false, false, false]);
  expect(hasNextRow('contacts/person', 3)).toBe(false);
});
