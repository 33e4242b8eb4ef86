import { expect, it, vi } from 'vitest';
import { hasNextRow, nextRow, rememberRows } from './shownRows';

const more = { filter: { term: 'velo' }, sort: { field: 'title', order: 'ASC' as const }, meta: {} };

it('moves through the rows as shown, and then to rows not yet loaded', async () => {
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

it('has no next row after the last one, for a record that was not listed, and for a new one', () => {
  rememberRows('projects', { ids: [3, 1], more: null });
  expect([3, 1, 9, undefined].map((id) => hasNextRow('projects', id))).toEqual([true, false, false, false]);
  expect(hasNextRow('contacts/person', 3)).toBe(false);
});
