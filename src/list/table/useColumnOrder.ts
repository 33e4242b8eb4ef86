import { useStore } from 'react-admin';
import { useColumnsKey } from './useVisibleColumns';

/**
 * The order of the columns as react-admin's DataTable keeps it: at each place the index of the column that stands
 * there.
 */
export function useColumnOrder(count: number) {
  const [stored, setOrder] = useStore<number[] | undefined>(`${useColumnsKey()}_columnRanks`);
  const order = completeOrder(stored, count);
  return {
    order,
    move: (from: number, to: number) => {
      const next = [...order];
      next.splice(to, 0, ...next.splice(from, 1));
      setOrder(next);
    },
    reset: () => setOrder(undefined),
  };
}

/** Every index once: those that were kept and still mean a column, then those that are new. */
export function completeOrder(stored: readonly number[] | undefined, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  const kept = [...new Set(stored)].filter((index) => all.includes(index));
  return [...kept, ...all.filter((index) => !kept.includes(index))];
}
