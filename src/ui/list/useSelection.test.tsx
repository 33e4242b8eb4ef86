// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { List } from './useList';
import { useSelection } from './useSelection';

const listOf = (loaded: number, { term = '', hasMore = false, total }: { term?: string; hasMore?: boolean; total?: number } = {}) =>
  ({ query: term ? { term } : {}, records: { rows: Array.from({ length: loaded }, (_, index) => ({ id: index + 1 })), total, hasMore } }) as unknown as List;
const start = (list: List) => renderHook((given: List) => useSelection(given), { initialProps: list });

describe('marked rows', () => {
  it('are single ones, the loaded ones or none; the box in the head says which', () => {
    const { result } = start(listOf(3));
    expect([result.current.isEmpty, result.current.head]).toEqual([true, 'none']);
    act(() => result.current.mark(2, true));
    expect([result.current.isMarked(2), result.current.isMarked(1), result.current.count, result.current.head]).toEqual([true, false, 1, 'some']);
    act(() => result.current.markLoaded([1, 2, 3]));
    expect([result.current.count, result.current.head]).toEqual([3, 'loaded']);
    act(() => result.current.mark(3, false));
    expect([result.current.count, result.current.head]).toEqual([2, 'some']);
    act(() => result.current.clear());
    expect(result.current.isEmpty).toBe(true);
  });

  it('may be all that match, also those that come later, less a few', () => {
    const { result, rerender } = start(listOf(3, { hasMore: true, total: 10 }));
    act(() => result.current.markAll());
    expect([result.current.count, result.current.isMarked(99)]).toEqual([10, true]);
    act(() => result.current.mark(2, false));
    rerender(listOf(6, { hasMore: true, total: 10 }));
    expect([result.current.count, result.current.isMarked(2), result.current.isMarked(6)]).toEqual([9, false, true]);
  });

  it('of which nobody knows how many there are, are not none', () => {
    const { result } = start(listOf(3, { hasMore: true }));
    act(() => result.current.markAll());
    expect([result.current.count, result.current.isEmpty]).toEqual([undefined, false]);
  });

  it('are gone with another term, and come not back with the first', () => {
    const { result, rerender } = start(listOf(3));
    act(() => result.current.mark(1, true));
    rerender(listOf(3, { term: 'x' }));
    expect(result.current.isEmpty).toBe(true);
    rerender(listOf(3));
    expect(result.current.isEmpty).toBe(true);
  });
});
