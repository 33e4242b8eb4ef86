import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { memo, useMemo, type ReactNode } from 'react';
import { dragStyles, RowHandle, useReorder } from './useReorder';

interface ReorderListProps<Item> {
  items: readonly Item[];
  /** A stable key, which an item keeps when it moves. */
  getKey: (item: Item, index: number) => string;
  /** The name of an item, for its handle and for announcements. */
  getName: (item: Item, index: number) => string;
  /** The content of a row, including its handle. Must be stable, because rows re-render when it changes. */
  renderItem: (item: Item, handle: ReactNode, index: number) => ReactNode;
  /** Moves an item; both arguments are indexes in the current list. */
  onMove: (from: number, to: number) => void;
  /** Accessible name of the list. */
  label: string;
  sx?: SxProps<Theme>;
}

/**
 * A list that can be sorted with mouse, touch or keyboard. Handles are named 'Verschieben: {name}', and every keyboard
 * step is announced. Rows re-render only when their own item or position changes.
 */
export function ReorderList<Item>({ items, getKey, getName, renderItem, onMove, label, sx }: ReorderListProps<Item>) {
  const keys = useMemo(() => items.map(getKey), [items, getKey]);
  const { box, onNear, handleProps, grabbed, extras } = useReorder({
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
          ...dragStyles('li'),
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
      {extras}
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
  // Padding instead of margin, because gaps between rows would not accept drops.
  return (
    <Box
      component="li"
      sx={{ py: 0.5, ...(isGrabbed && { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 }) }}
    >
      {renderItem(item, handle, index)}
    </Box>
  );
});
