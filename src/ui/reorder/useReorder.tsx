import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { reorderWords } from '../../i18n/forms';
import type { Drag, RowElements } from './Dragging';
import { isTouch, useReorderKeys } from './useReorderKeys';

const Dragging = lazy(() => import('./Dragging').then((module) => ({ default: module.Dragging })));

interface Options {
  /** The stable keys of the rows, in order. */
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** The element of a row, such as `tr` or `li`. It gets the attributes `data-dragged` and `data-drop`. */
  row: string;
  onMove: (from: number, to: number) => void;
  /** Scrolls so that a position is rendered, in lists that render only rows in view. */
  bringInSight?: (index: number) => void;
  canSort?: boolean;
}

/** The look of marked rows; `part` selects what the marks are drawn on, such as the cells. */
export const dragStyles = (row: string, part = '') => ({
  [`& ${row}[data-dragged] ${part}`]: { opacity: 0.4 },
  [`& ${row}[data-drop="above"] ${part}`]: { boxShadow: 'inset 0 2px 0 currentColor' },
  [`& ${row}[data-drop="below"] ${part}`]: { boxShadow: 'inset 0 -2px 0 currentColor' },
});

/**
 * Sorts a list with mouse, touch and keyboard; every step is announced.
 * @returns the ref of the element around the rows (`box`), the handler of an approaching pointer (`onNear`), the handle
 * of a row or its props, and elements to render next to the list (`extras`)
 */
export function useReorder({ keys, nameOf, row, onMove, bringInSight, canSort = true }: Options) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ nameOf, onMove });
  latest.current = { nameOf, onMove };
  const { grabbed, news, onKeyDown, onBlur, onShown, announceDrop } = useReorderKeys({
    keys,
    list: box,
    nameOf,
    onMove: (from, to) => {
      bringInSight?.(to);
      onMove(from, to);
    },
  });
  const onDrop = useCallback(
    (key: string, from: number, to: number) => {
      if (from === to) return;
      latest.current.onMove(from, to);
      announceDrop(key, to);
    },
    [announceDrop],
  );

  // Rows out of view are not rendered, so those in view register themselves.
  const elements = useRef(new Map<string, RowElements>());
  // Touch gives no warning before it starts. `onPointerEnter` is not used, because React misses it when the element
  // that was left has disappeared.
  const [shown, setShown] = useState<readonly string[] | null>(isTouch ? [] : null);
  const onNear = useCallback(() => setShown((before) => before ?? [...elements.current.keys()]), []);
  const register = useCallback(
    (key: string, handle: HTMLElement | null) => {
      if (handle) elements.current.set(key, { row: handle.closest<HTMLElement>(row), handle });
      else elements.current.delete(key);
      setShown((before) => before && [...elements.current.keys()]);
      if (handle) onShown(key, handle);
    },
    [onShown, row],
  );
  const draggable = useMemo(() => {
    const indexes = new Map(keys.map((key, index) => [key, index]));
    return (shown ?? []).flatMap((key) => {
      const index = indexes.get(key);
      return index === undefined ? [] : [{ key, index, name: latest.current.nameOf(key) }];
    });
  }, [shown, keys]);
  const [drag, setDrag] = useState<Drag>({});
  useEffect(() => markRows(elements.current, drag), [drag]);

  const kind = useId();
  const instructions = `${kind}-instructions`;
  const handleProps = useMemo(
    () => ({ instructions, register, onKeyDown, onBlur }),
    [instructions, onBlur, onKeyDown, register],
  );
  const handle = useCallback(
    (key: string, isStop: boolean) => (
      <RowHandle
        {...handleProps}
        itemKey={key}
        name={latest.current.nameOf(key)}
        isGrabbed={grabbed === key}
        isStop={isStop}
      />
    ),
    [grabbed, handleProps],
  );
  const extras = (
    <>
      <Box id={instructions} hidden>
        {reorderWords.instructions}
      </Box>
      <Box aria-live="assertive" aria-atomic="true" sx={visuallyHidden}>
        {news}
      </Box>
      {shown && canSort && (
        <Suspense fallback={null}>
          <Dragging
            type={kind}
            rows={draggable}
            count={keys.length}
            elements={elements.current}
            onDrag={setDrag}
            onDrop={onDrop}
          />
        </Suspense>
      )}
    </>
  );
  return { box, onNear, handle, handleProps, grabbed, extras };
}

/** Marks the dragged row and the place where it would land directly in the DOM, without re-rendering. */
function markRows(elements: ReadonlyMap<string, RowElements>, { dragged, target, side }: Drag): void {
  for (const [key, { row }] of elements) {
    row?.toggleAttribute('data-dragged', key === dragged);
    if (key === target && side) row?.setAttribute('data-drop', side);
    else row?.removeAttribute('data-drop');
  }
}

interface RowHandleProps {
  itemKey: string;
  name: string;
  /** The id of the keyboard instructions. */
  instructions: string;
  /** Whether the row is grabbed with the keyboard. */
  isGrabbed: boolean;
  /** Whether the row is the tab stop. */
  isStop?: boolean;
  /** Called with the element when it is mounted, and with null when it is removed. */
  register: (key: string, element: HTMLElement | null) => void;
  onKeyDown: (event: KeyboardEvent, key: string) => void;
  onBlur: (key: string) => void;
}

/** The handle of a row: dragged with mouse or touch, or grabbed with Space or Enter. */
export function RowHandle(props: RowHandleProps) {
  const { itemKey, name, instructions, isGrabbed, isStop = true, register, onKeyDown, onBlur } = props;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    register(itemKey, button.current);
    return () => register(itemKey, null);
  }, [itemKey, register]);
  return (
    <ButtonBase
      ref={button}
      aria-label={reorderWords.move(name)}
      aria-describedby={instructions}
      aria-pressed={isGrabbed}
      data-reorder-key={itemKey}
      tabIndex={isStop ? 0 : -1}
      onKeyDown={(event) => onKeyDown(event, itemKey)}
      onBlur={() => onBlur(itemKey)}
      sx={{
        flex: 'none',
        width: 24,
        height: 26,
        ml: -0.5,
        cursor: 'grab',
        touchAction: 'none',
        borderRadius: 0.5,
        color: isGrabbed ? 'primary.main' : 'text.secondary',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <DragIcon fontSize="small" />
    </ButtonBase>
  );
}
