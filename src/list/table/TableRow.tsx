import { memo, useContext, createContext, useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import { RecordContextProvider, useDataTableCallbacksContext, useNavigate } from 'react-admin';
import { nameOf } from '../../../domain/contentType';
import { addressOfRow, useListType, type Row } from '../ListType';
import { RowBox } from '../selection/SelectionBar';
import { RowStopContext } from './TitleCell';

/** Called when the user is about to open a record. */
export const AheadContext = createContext<(id: number) => void>(() => undefined);

interface TableRowProps {
  row: Row;
  index: number;
  /** Whether this is the one row that is a tab stop. */
  isStop: boolean;
  isMarked: boolean;
  canBeMarked: boolean;
  children: ReactNode;
}

/** A record. Its title is a real link; a click anywhere in the row opens it too. */
export const TableRow = memo(function TableRow({ row, index, isStop, isMarked, canBeMarked, children }: TableRowProps) {
  const { type } = useListType();
  const onAhead = useContext(AheadContext);
  const pointer = usePointerRest(() => onAhead(row.id));
  // With Shift it marks all rows since the last one.
  const { handleToggleItem } = useDataTableCallbacksContext();
  const navigate = useNavigate();
  const open = (event: MouseEvent<HTMLElement>) => {
    const onControl = (event.target as Element).closest('a, button, input, label, .select') !== null;
    // Ignore the second click of a double click: the first one was on something that has disappeared.
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

/** A pointer resting this long, in milliseconds, will probably click. */
const rest = 65;

/** Handlers that call back once when a pointer rests on an element or is pressed. */
function usePointerRest(onRest: () => void) {
  const latest = useRef(onRest);
  latest.current = onRest;
  return useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isReported = false;
    const report = () => {
      clearTimeout(timer);
      if (!isReported) latest.current();
      isReported = true;
    };
    return {
      onPointerEnter: () => {
        timer = setTimeout(report, rest);
      },
      onPointerLeave: () => {
        clearTimeout(timer);
        isReported = false;
      },
      onPointerDown: report,
    };
  }, []);
}
