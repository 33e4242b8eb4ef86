import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { lazy, Suspense, useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { reorderWords } from '../../i18n/forms';
import { hiddenButRead } from '../hiddenButRead';
import type { Drag, RowElements } from './Dragging';
import { isTouch } from './pointers';
import { ReorderRow } from './ReorderRow';
import { useReorderKeys } from './useReorderKeys';

const Dragging = lazy(() => import('./Dragging').then((module) => ({ default: module.Dragging })));

interface ReorderListProps<Item> {
  items: readonly Item[];
  /** Names an item for good: a moved item keeps its key. */
  getKey: (item: Item, index: number) => string;
  /** What people call an item; part of the name of its handle and of what is announced. */
  getName: (item: Item, index: number) => string;
  /** The content of a row with its handle where it belongs. Keep its identity: rows render again when it changes. */
  renderItem: (item: Item, handle: ReactNode, index: number) => ReactNode;
  /** Puts the item at `from` to `to`, at once: both are indexes of the list as it is now. */
  onMove: (from: number, to: number) => void;
  /** Accessible name of the list. */
  label: string;
  sx?: SxProps<Theme>;
}

/**
 * A list that people sort by mouse, finger or keyboard: handles named 'Verschieben: {name}',
 * every step by keyboard announced. Rows render only when their own item or place changes.
 */
export function ReorderList<Item>({ items, getKey, getName, renderItem, onMove, label, sx }: ReorderListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const type = useId();
  const instructions = `${type}-instructions`;
  const keys = useMemo(() => items.map(getKey), [items, getKey]);
  const nameOf = (key: string) => {
    const index = keys.indexOf(key);
    const item = items[index];
    return item === undefined ? '' : getName(item, index);
  };
  const { grabbed, news, onKeyDown, onBlur, announceDrop } = useReorderKeys({ keys, nameOf, onMove, list });
  const latestMove = useRef(onMove);
  latestMove.current = onMove;
  const onDrop = useCallback(
    (key: string, from: number, to: number) => {
      if (from === to) return;
      latestMove.current(from, to);
      announceDrop(key, to);
    },
    [announceDrop],
  );

  // A finger touches without coming near first. Not `onPointerEnter`: React misses it where what the pointer left has
  // vanished.
  const [draggable, setDraggable] = useState(isTouch);
  const [drag, setDrag] = useState<Drag>({});
  const elements = useRef(new Map<string, RowElements>());
  const register = useCallback((key: string, part: keyof RowElements, element: HTMLElement | null) => {
    const known = { row: null, handle: null, ...elements.current.get(key), [part]: element };
    if (known.row ?? known.handle) elements.current.set(key, known);
    else elements.current.delete(key);
  }, []);

  return (
    <Box sx={sx}>
      <Box
        component="ul"
        ref={list}
        aria-label={label}
        onPointerOver={() => setDraggable(true)}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {items.map((item, index) => {
          const key = keys[index] as string;
          return (
            <ReorderRow
              key={key}
              itemKey={key}
              item={item}
              index={index}
              name={getName(item, index)}
              instructions={instructions}
              isGrabbed={grabbed === key}
              renderItem={renderItem as (item: unknown, handle: ReactNode, index: number) => ReactNode}
              isDragged={drag.dragged === key}
              dropSide={drag.target === key ? drag.side : undefined}
              register={register}
              onKeyDown={onKeyDown}
              onBlur={onBlur}
            />
          );
        })}
      </Box>
      <Box id={instructions} hidden>
        {reorderWords.instructions}
      </Box>
      <Box aria-live="assertive" aria-atomic="true" sx={hiddenButRead}>
        {news}
      </Box>
      {draggable && (
        <Suspense fallback={null}>
          <Dragging
            type={type}
            rows={items.map((item, index) => ({ key: keys[index] as string, name: getName(item, index), index }))}
            count={items.length}
            elements={elements.current}
            onDrag={setDrag}
            onDrop={onDrop}
          />
        </Suspense>
      )}
    </Box>
  );
}
