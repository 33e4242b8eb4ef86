/** The half of a row that the pointer is over. */
export type Side = 'above' | 'below';

/** The index that a row gets which is dropped above or below another. */
export function dropIndex(from: number, over: number, side: Side): number {
  const gap = side === 'below' ? over + 1 : over;
  return gap > from ? gap - 1 : gap;
}
