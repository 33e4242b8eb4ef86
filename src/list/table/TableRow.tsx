import { memo, useContext, createContext, useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import { RecordContextProvider, useDataTableCallbacksContext, useNavigate } from 'react-admin';
import { nameOf } from '../../../domain/contentType';
import { addressOfRow, useListType, type Row } from '../ListType';
import { RowBox } from '../selection/SelectionBox';
import { RowStopContext } from './TitleCell';

/** Is told when somebody is about to open a record. */
export const AheadContext = createContext<(id: number) => void>(() => undefined);

interface TableRowProps {
  row: Row;
  index: number;
  /** The one row that the tab key stops at. */
  isStop: boolean;
  isMarked: boolean;
  canBeMarked: boolean;
  /** Its cells. */
  children: ReactNode;
}

/** One record. Its title is a real link; elsewhere in the row a click opens it too. */
export const TableRow = memo(function TableRow({ row, index, isStop, isMarked, canBeMarked, children }: TableRowProps) {
  const { type } = useListType();
  const onAhead = useContext(AheadContext);
  const pointer = usePointerRest(() => onAhead(row.id));
  // With Shift it marks all from the last one on.
  const { handleToggleItem } = useDataTableCallbacksContext();
  const navigate = useNavigate();
  const open = (event: MouseEvent<HTMLElement>) => {
    const onControl = (event.target as Element).closest('a, button, input, label, .select') !== null;
    // A second click began on something else, which has gone: the first one would have opened the record.
    if (event.detail > 1 || onControl || event.defaultPrevented || window.getSelection()?.type === 'Range') return;
    if (type.onOpen) return type.onOpen(row);
    const address = addressOfRow(type, row);
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1) window.open(address, '_blank');
    else navigate(address);
  };
  return (
    <tr
      aria-rowindex={index + 2}
      data-row={index}
      className={row.isPublic === false ? 'draft' : undefined}
      {...pointer}
      onClick={open}
      onAuxClick={(event) => event.button === 1 && open(event)}
    >
      <RecordContextProvider value={row}>
        {canBeMarked && (
          <RowBox
            name={nameOf(type, row) || `ID ${row.id}`}
            isMarked={isMarked}
            isStop={isStop}
            onToggle={(event) => handleToggleItem?.(row.id, event)}
          />
        )}
        <RowStopContext value={isStop}>{children}</RowStopContext>
      </RecordContextProvider>
    </tr>
  );
});

/** A pointer that stays so long, in milliseconds, is about to click more often than not. */
const rest = 65;

/** Handlers for an element that tell when a pointer comes to rest on it, or is pressed; at most once a visit. */
function usePointerRest(onRest: () => void) {
  const latest = useRef(onRest);
  latest.current = onRest;
  return useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = false;
    const tell = () => {
      clearTimeout(timer);
      if (!told) latest.current();
      told = true;
    };
    return {
      onPointerEnter: () => {
        timer = setTimeout(tell, rest);
      },
      onPointerLeave: () => {
        clearTimeout(timer);
        told = false;
      },
      onPointerDown: tell,
    };
  }, []);
}
