import Box from '@mui/material/Box';
import { useVirtualizer, type Range, defaultRangeExtractor } from '@tanstack/react-virtual';
import { Fragment, useCallback, useId, useRef } from 'react';
import type { ContentType } from '../../../domain/contentType';
import { listTexts } from '../../i18n/lists';
import type { Order } from './chosenFilters';
import type { Column } from './columns';
import { leastWidth, selectWidth, TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { headHeight, rowHeight, tableStyles } from './tableStyles';
import { useRowFocus } from './useRowFocus';
import { useScrollMemory } from './useScrollMemory';
import type { Row } from './useRecords';
import type { Selection } from './useSelection';

interface Props {
  type: ContentType<any>;
  columns: readonly Column[];
  rows: readonly Row[];
  /** All rows there are; -1 where nobody knows yet. */
  rowCount: number;
  order: Order;
  onOrder: (field: string) => void;
  /** Where its scroll position is kept in session storage. */
  scrollKey: string;
  /** Changes when other rows are shown: then the table starts at its top. Null while they are on their way. */
  contentKey: string | null;
  /** Loads the next page, when there is one: to get back to where someone was. */
  loadMore?: () => void;
  /** Somebody is about to open the record. */
  onAhead: (id: number) => void;
  selection?: Selection | undefined;
}

/**
 * A table of any length: only the rows in sight are in the document (design.md, "Components"). The whole row opens
 * its record; arrow keys, Page, Home and End move between rows, so that the table is one stop of the tab key.
 */
export function VirtualTable({ type, columns, rows, rowCount, order, onOrder, scrollKey, contentKey, loadMore, onAhead, selection }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const current = useRef(-1);
  const hint = useId();
  const memory = useScrollMemory({ container, current, key: scrollKey, contentKey, rowCount: rows.length, loadMore });

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => container.current,
    estimateSize: () => rowHeight,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    overscan: 12,
    // A flush in the middle of a scroll event is refused while React renders; the overscan covers the frame in between.
    useFlushSync: false,
    initialOffset: memory.initialTop,
    // The row in use stays in the document while it is out of sight: it holds the keyboard's focus.
    rangeExtractor: useCallback((range: Range) => withRow(defaultRangeExtractor(range), current.current, range.count), []),
  });
  const focus = useRowFocus({ container, current, initial: memory.initialRow, rowCount: rows.length, scrollTo: virtualizer.scrollToIndex });

  const items = virtualizer.getVirtualItems();
  let end = headHeight;
  return (
    <Box ref={container} sx={tableStyles} onScroll={memory.onScroll} onKeyDown={focus.onKeyDown} onFocus={focus.onFocus} onMouseDown={focus.onMouseDown}>
      <p id={hint} hidden>{listTexts.keyboard}</p>
      <table
        aria-label={type.label.plural}
        aria-describedby={hint}
        aria-rowcount={rowCount < 0 ? -1 : rowCount + 1}
        style={{ minWidth: leastWidth(columns) + (selection ? selectWidth : 0) }}
      >
        <TableHead
          columns={columns}
          sortable={type.orderBy}
          order={order}
          onOrder={onOrder}
          marked={selection?.head}
          HeadBox={selection?.boxes.HeadBox}
          onMark={selection && ((value) => (value ? selection.markLoaded(rows.map(({ id }) => id)) : selection.clear()))}
        />
        <tbody>
          {items.map((item) => {
            const gap = item.start - end;
            end = item.end;
            const row = rows[item.index];
            return row && (
              <Fragment key={row.id}>
                {gap > 0 && <Spacer height={gap} />}
                <TableRow type={type} columns={columns} row={row} index={item.index} isStop={item.index === focus.stop} onAhead={onAhead} isMarked={selection?.isMarked(row.id)} RowBox={selection?.boxes.RowBox} onMark={selection?.mark} />
              </Fragment>
            );
          })}
          <Spacer height={virtualizer.getTotalSize() - end} />
        </tbody>
      </table>
    </Box>
  );
}

/** Stands for the rows that are out of sight. */
function Spacer({ height }: { height: number }) {
  return <tr aria-hidden="true"><td style={{ height, padding: 0, border: 0 }} /></tr>;
}

function withRow(indexes: number[], row: number, count: number): number[] {
  if (row < 0 || row >= count || indexes.includes(row)) return indexes;
  return [...indexes, row].sort((a, b) => a - b);
}
