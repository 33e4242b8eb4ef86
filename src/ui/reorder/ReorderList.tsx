import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { memo, useMemo, type ReactNode } from 'react';
import { dragMarks, RowHandle, useReorder } from './useReorder';

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
  const keys = useMemo(() => items.map(getKey), [items, getKey]);
  const { box, onNear, handleProps, grabbed, beside } = useReorder({
    keys,
    row: 'li',
    nameOf: (key) => {
      const index = keys.indexOf(key);
      return index < 0 ? '' : getName(items[index] as Item, index);
    },
    onMove,
  });
  return (
    <Box ref={box} sx={sx}>
      <Box
        component="ul"
        aria-label={label}
        onPointerOver={onNear}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          '& [data-reorder-key]': { width: 30, height: 30, ml: 0 },
          ...dragMarks('li'),
        }}
      >
        {items.map((item, index) => (
          <Row
            key={keys[index]}
            itemKey={keys[index] as string}
            item={item}
            index={index}
            name={getName(item, index)}
            isGrabbed={grabbed === keys[index]}
            handleProps={handleProps}
            renderItem={renderItem as ReorderListProps<unknown>['renderItem']}
          />
        ))}
      </Box>
      {beside}
    </Box>
  );
}

interface RowProps extends Pick<ReorderListProps<unknown>, 'renderItem'> {
  itemKey: string;
  item: unknown;
  index: number;
  name: string;
  isGrabbed: boolean;
  handleProps: ReturnType<typeof useReorder>['handleProps'];
}

const Row = memo(function Row({ itemKey, item, index, name, isGrabbed, handleProps, renderItem }: RowProps) {
  const handle = <RowHandle {...handleProps} itemKey={itemKey} name={name} isGrabbed={isGrabbed} />;
  // Padding, not margin: between two rows there is no gap where nothing could be dropped.
  return (
    <Box
      component="li"
      sx={{ py: 0.5, ...(isGrabbed && { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 }) }}
    >
      {renderItem(item, handle, index)}
    </Box>
  );
});
