import DragIcon from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEvent } from 'react';
import { reorderWords } from '../../i18n/uploads';

/** What a row is taken by: dragged with mouse or finger, grabbed with Space or Enter. */
export function DragHandle({ name, itemKey, instructions, isGrabbed, connect, onKeyDown, onBlur }: {
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
