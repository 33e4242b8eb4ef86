import Box from '@mui/material/Box';
import { memo, useCallback, type KeyboardEvent, type ReactNode } from 'react';
import DragIcon from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import { reorderWords } from '../../i18n/forms';
import type { RowElements, Side } from './Dragging';

interface ReorderRowProps {
  itemKey: string;
  item: unknown;
  index: number;
  name: string;
  /** Id of the text that says how to use the keyboard. */
  instructions: string;
  /** The keyboard holds it. */
  isGrabbed: boolean;
  /** The pointer holds it. */
  isDragged: boolean;
  /** Where in relation to it the dragged row would land. */
  dropSide: Side | undefined;
  /** Takes the elements of the row, for the pointer. */
  register: (key: string, part: keyof RowElements, element: HTMLElement | null) => void;
  renderItem: (item: unknown, handle: ReactNode, index: number) => ReactNode;
  onKeyDown: (event: KeyboardEvent, key: string) => void;
  onBlur: (key: string) => void;
}

/** One row of a sorted list, with its handle. */
export const ReorderRow = memo(function ReorderRow(props: ReorderRowProps) {
  const {
    itemKey,
    item,
    index,
    name,
    instructions,
    isGrabbed,
    isDragged,
    dropSide,
    register,
    renderItem,
    onKeyDown,
    onBlur,
  } = props;
  const takeRow = useCallback((element: HTMLElement | null) => register(itemKey, 'row', element), [register, itemKey]);
  const takeHandle = useCallback(
    (element: HTMLElement | null) => register(itemKey, 'handle', element),
    [register, itemKey],
  );
  const handle = (
    <DragHandle
      name={name}
      itemKey={itemKey}
      instructions={instructions}
      isGrabbed={isGrabbed}
      connect={takeHandle}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  );
  return (
    <Box
      component="li"
      ref={takeRow}
      sx={{
        position: 'relative',
        // Padding, not margin: between two rows there is no gap where nothing could be dropped.
        py: 0.5,
        opacity: isDragged ? 0.4 : 1,
        '&::before': dropSide
          ? {
              content: '""',
              position: 'absolute',
              zIndex: 1,
              left: 0,
              right: 0,
              [dropSide === 'above' ? 'top' : 'bottom']: -2,
              height: 4,
              borderRadius: 2,
              bgcolor: 'primary.main',
            }
          : {},
        ...(isGrabbed && { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2, borderRadius: 1 }),
      }}
    >
      {renderItem(item, handle, index)}
    </Box>
  );
});

/** What a row is taken by: dragged with mouse or finger, grabbed with Space or Enter. */
function DragHandle({
  name,
  itemKey,
  instructions,
  isGrabbed,
  connect,
  onKeyDown,
  onBlur,
}: {
  name: string;
  itemKey: string;
  instructions: string;
  isGrabbed: boolean;
  connect: (element: HTMLElement | null) => void;
  onKeyDown: (event: KeyboardEvent, key: string) => void;
  onBlur: (key: string) => void;
}) {
  return (
    <IconButton
      size="small"
      ref={connect}
      aria-label={reorderWords.move(name)}
      aria-describedby={instructions}
      aria-pressed={isGrabbed}
      data-reorder-key={itemKey}
      onKeyDown={(event) => onKeyDown(event, itemKey)}
      onBlur={() => onBlur(itemKey)}
      sx={{ cursor: 'grab', touchAction: 'none', ...(isGrabbed && { color: 'primary.main' }) }}
    >
      <DragIcon fontSize="small" />
    </IconButton>
  );
}
