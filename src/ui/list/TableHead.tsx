import { memo } from 'react';
import type { Order } from './chosenFilters';
import type { Column } from './columns';
import type { Selection } from './useSelection';

interface Props {
  columns: readonly Column[];
  /** Names of the columns that a click orders by. */
  sortable: readonly string[];
  order: Order;
  onOrder: (field: string) => void;
  /** Where rows can be marked: how many are, and the box for it. */
  marked?: Selection['head'] | undefined;
  HeadBox?: Selection['boxes']['HeadBox'] | undefined;
  onMark?: ((value: boolean) => void) | undefined;
}

/** Of the column with the boxes, in pixels. */
export const selectWidth = 38;

/** The heads of a table; where its type allows, a click orders by the column. */
export const TableHead = memo(function TableHead({ columns, sortable, order, onOrder, marked, HeadBox, onMark }: Props) {
  const least = leastWidth(columns);
  return (
    <>
      <colgroup>
        {onMark && <col style={{ width: selectWidth }} />}
        {columns.map(({ name, width, grow, isTitle }) => (
          <col key={name} style={{ width: isTitle ? undefined : grow ? `${(100 * width) / least}%` : width }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {HeadBox && onMark && <HeadBox state={marked ?? 'none'} onMark={onMark} />}
          {columns.map(({ name, label, isTitle }) => (
            <th key={name} scope="col" className={isTitle ? 'title' : undefined} aria-sort={ariaSort(name, sortable, order)} title={label}>
              {sortable.includes(name) ? (
                <button type="button" onClick={() => onOrder(name)}>
                  <span>{label}</span>
                  <span aria-hidden="true" className="direction">{order.field === name && (order.direction === 'ASC' ? '▲' : '▼')}</span>
                </button>
              ) : label}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
});

/** How narrow a table may get before it scrolls sideways, in pixels. */
export function leastWidth(columns: readonly Column[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}

function ariaSort(name: string, sortable: readonly string[], order: Order) {
  if (!sortable.includes(name)) return undefined;
  if (order.field !== name) return 'none';
  return order.direction === 'ASC' ? 'ascending' : 'descending';
}
