import { createContext, useContext } from 'react';
import { useDataTableCallbacksContext, useDataTableSortContext } from 'react-admin';
import type { Column } from './columns';

/**
 * The minimum width of the table in pixels: growing columns take their share of a wider one, the title takes the
 * rest. Null if no column grows.
 */
export const LeastWidthContext = createContext<number | null>(1000);

/** The head of a column; a click sorts, if the list can be ordered by it. */
export function HeadCell({ column: { name, label, width, grow, isTitle, firstOrder } }: { column: Column }) {
  const least = useContext(LeastWidthContext);
  const sort = useDataTableSortContext();
  const { handleSort } = useDataTableCallbacksContext();
  const order = sort?.field === name ? sort.order : undefined;
  return (
    <th
      scope="col"
      className={isTitle ? 'title' : undefined}
      aria-sort={firstOrder && ariaSort(order)}
      title={label}
      style={isTitle ? undefined : { width: grow && least ? `${(100 * width) / least}%` : width }}
    >
      {firstOrder && handleSort ? (
        <button type="button" data-field={name} data-order={firstOrder} onClick={handleSort}>
          <span>{label}</span>
          <span aria-hidden="true" className="direction">
            {order && (order === 'ASC' ? '▲' : '▼')}
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}

function ariaSort(order: 'ASC' | 'DESC' | undefined) {
  if (order === undefined) return 'none';
  return order === 'ASC' ? 'ascending' : 'descending';
}
