import type { Order } from '../contentType';

const german = new Intl.Collator('de');

/** A stable sort for lists small enough to hold in memory. */
export function sortRows<Row>(
  rows: readonly Row[],
  order: readonly Order[],
  valueOf: (row: Row, field: string) => string | number,
): Row[] {
  return rows.toSorted((one, other) => {
    for (const { field, direction } of order) {
      const [left, right] = [valueOf(one, field), valueOf(other, field)];
      const way =
        typeof left === 'number' && typeof right === 'number'
          ? left - right
          : german.compare(String(left), String(right));
      if (way !== 0) return direction === 'ASC' ? way : -way;
    }
    return 0;
  });
}
