import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
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
import { hiddenButRead } from '../hiddenButRead';
import type { Drag, RowElements } from './Dragging';
import { isTouch } from './pointers';
import { useReorderKeys } from './useReorderKeys';

const Dragging = lazy(() => import('./Dragging').then((module) => ({ default: module.Dragging })));

interface Options {
  /** The rows in their order, each by a name for good. */
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** What a row is in the document: `tr`, `li`. Its draggable state stands in `data-dragged` and `data-drop`. */
  row: string;
  onMove: (from: number, to: number) => void;
  /** Scrolls so that a place in the list is drawn, where only the rows in sight are. */
  bringInSight?: (index: number) => void;
  canSort?: boolean;
}

/** How the marked rows look; `part` is what of a row is drawn on: its cells, or nothing. */
export const dragMarks = (row: string, part = '') => ({
  [`& ${row}[data-dragged] ${part}`]: { opacity: 0.4 },
  [`& ${row}[data-drop="above"] ${part}`]: { boxShadow: 'inset 0 2px 0 currentColor' },
  [`& ${row}[data-drop="below"] ${part}`]: { boxShadow: 'inset 0 -2px 0 currentColor' },
});

/**
 * Sorting of a list by mouse, finger and keyboard, every step announced. Out: the element to stand around the rows
 * (`box`), told when a pointer comes near (`onNear`); the handle of a row, or what a handle gets; what stands beside the
 * list (`beside`).
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

  // A row out of sight is not in the document: those that are tell so themselves.
  const elements = useRef(new Map<string, RowElements>());
  // A finger touches without coming near first. Not `onPointerEnter`: React misses it where what the pointer left has
  // vanished.
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
  const beside = (
    <>
      <Box id={instructions} hidden>
        {reorderWords.instructions}
      </Box>
      <Box aria-live="assertive" aria-atomic="true" sx={hiddenButRead}>
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
  return { box, onNear, handle, handleProps, grabbed, beside };
}

/** What is dragged and where it would land, at the rows themselves: none of them is drawn anew. */
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
  /** Id of the text that says how to use the keyboard. */
  instructions: string;
  /** The keyboard holds the row. */
  isGrabbed: boolean;
  /** The tab key stops at the row. */
  isStop?: boolean;
  /** Told of the element as long as it is in the document. */
  register: (key: string, element: HTMLElement | null) => void;
  onKeyDown: (event: KeyboardEvent, key: string) => void;
  onBlur: (key: string) => void;
}

/** What a row is taken by: dragged with mouse or finger, grabbed with Space or Enter. */
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
