import { expect, it } from 'vitest';
import { withoutDuplicates } from './ListFrame';

it('lists an entry once if it was pushed onto the next page', () => {
  const list = withoutDuplicates({
    pages: [{ data: [{ id: 3 }, { id: 2 }] }, { data: [{ id: 2 }, { id: 1 }] }],
    pageParams: [1, 2],
  } as never);
  expect(list.pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual([3, 2, 1]);
});
