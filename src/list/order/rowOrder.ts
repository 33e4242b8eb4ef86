import type { Placed } from './usePositionSaving';

/** Rows as somebody has put them, by their ids; those that came since stand last. */
export function arranged<Row extends { id: number }>(
  rows: readonly Row[],
  order: readonly number[] | null,
): readonly Row[] {
  if (!order) return rows;
  const positions = new Map(order.map((id, index) => [id, index]));
  return rows.toSorted((a, b) => (positions.get(a.id) ?? rows.length) - (positions.get(b.id) ?? rows.length));
}

/** The ids with one of them elsewhere: both places are indexes of the list as it is now. */
export function movedTo(ids: readonly number[], from: number, to: number): readonly number[] {
  const next = [...ids];
  const [id] = next.splice(from, 1);
  if (id !== undefined) next.splice(to, 0, id);
  return next;
}

/** Each row whose place is not its position, with its index as the new one. */
export function newPositions<Row extends Placed>(rows: readonly Row[]): { entry: Row; position: number }[] {
  return rows
    .map((entry, position) => ({ entry, position }))
    .filter(({ entry, position }) => entry.position !== position);
}
