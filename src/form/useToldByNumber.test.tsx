// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useToldByNumber } from './useToldByNumber';

it('is told apart from another record without writing it, and holds what it held', () => {
  const { result, rerender } = renderHook(({ record }) => useToldByNumber(record), {
    initialProps: { record: { id: 1, svg: 'x'.repeat(100) } },
  });
  const first = result.current;
  expect([first, JSON.stringify(first)]).toEqual([{ id: 1, svg: 'x'.repeat(100) }, '1']);
  rerender({ record: { id: 1, svg: 'x'.repeat(100) } });
  expect(result.current).toBe(first);
  rerender({ record: { id: 1, svg: 'y' } });
  expect([result.current, JSON.stringify(result.current)]).toEqual([{ id: 1, svg: 'y' }, '2']);
});
