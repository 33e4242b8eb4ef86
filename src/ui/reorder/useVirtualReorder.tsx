import Box from '@mui/material/Box';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { reorderWords } from '../../i18n/forms';
import { hiddenButRead } from '../hiddenButRead';
import type { Drag, RowElements } from './Dragging';
import { isTouch } from './pointers';
import { RowHandle } from './RowHandle';
import { useReorderKeys } from './useReorderKeys';

const Dragging = lazy(() => import('./Dragging').then((module) => ({ default: module.Dragging })));

interface Options {
  /** The rows in their order, each by a name for good. */
  keys: readonly string[];
  nameOf: (key: string) => string;
  /** What a row is in the document: `tr`, `li`. Its draggable state stands in `data-dragged` and `data-drop`. */
  row: string;
  onMove: (from: number, to: number) => void;
  /** Scrolls so that a place in the list is drawn. */
  bringInSight: (index: number) => void;
  canSort?: boolean;
}

/** How the marked rows look; `part` is what of a row is drawn on: its cells, or nothing. */
export const dragMarks = (row: string, part = '') => ({
  [`& ${row}[data-dragged] ${part}`]: { opacity: 0.4 },
  [`& ${row}[data-drop="above"] ${part}`]: { boxShadow: 'inset 0 2px 0 currentColor' },
  [`& ${row}[data-drop="below"] ${part}`]: { boxShadow: 'inset 0 -2px 0 currentColor' },
});

/**
 * Sorting of a list that draws only the rows in sight: by mouse, finger and keyboard, every step announced. Out: the
 * element to stand around the rows (`box`), told when a pointer comes near (`onNear`); the handle of a row; what stands
 * beside the list (`beside`).
 */
export function useVirtualReorder({ keys, nameOf, row, onMove, bringInSight, canSort = true }: Options): {
  box: RefObject<HTMLDivElement | null>;
  onNear: () => void;
  handle: (key: string, isStop: boolean) => ReactNode;
  beside: ReactNode;
} {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ nameOf, onMove });
  latest.current = { nameOf, onMove };
  const { grabbed, news, onKeyDown, onBlur, onShown, announceDrop } = useReorderKeys({
    keys,
    list: box,
    nameOf,
    onMove: (from, to) => {
      bringInSight(to);
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
  const [shown, setShown] = useState<readonly string[]>([]);
  const register = useCallback(
    (key: string, handle: HTMLElement | null) => {
      if (handle) elements.current.set(key, { row: handle.closest<HTMLElement>(row), handle });
      else elements.current.delete(key);
      setShown([...elements.current.keys()]);
      if (handle) onShown(key, handle);
    },
    [onShown, row],
  );
  const draggable = useMemo(() => {
    const indexes = new Map(keys.map((key, index) => [key, index]));
    return shown.flatMap((key) => {
      const index = indexes.get(key);
      return index === undefined ? [] : [{ key, index, name: latest.current.nameOf(key) }];
    });
  }, [shown, keys]);
  const [drag, setDrag] = useState<Drag>({});
  useEffect(() => markRows(elements.current, drag), [drag]);
  const [near, setNear] = useState(isTouch);

  const kind = useId();
  const instructions = `${kind}-instructions`;
  const handle = useCallback(
    (key: string, isStop: boolean) => (
      <RowHandle
        itemKey={key}
        name={latest.current.nameOf(key)}
        instructions={instructions}
        isGrabbed={grabbed === key}
        isStop={isStop}
        register={register}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
    ),
    [grabbed, instructions, onBlur, onKeyDown, register],
  );
  const beside = (
    <>
      <Box id={instructions} hidden>
        {reorderWords.instructions}
      </Box>
      <Box aria-live="assertive" aria-atomic="true" sx={hiddenButRead}>
        {news}
      </Box>
      {near && canSort && (
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
  return { box, onNear: useCallback(() => setNear(true), []), handle, beside };
}

/** What is dragged and where it would land, at the rows themselves: none of them is drawn anew. */
function markRows(elements: ReadonlyMap<string, RowElements>, { dragged, target, side }: Drag): void {
  for (const [key, { row }] of elements) {
    row?.toggleAttribute('data-dragged', key === dragged);
    if (key === target && side) row?.setAttribute('data-drop', side);
    else row?.removeAttribute('data-drop');
  }
}
