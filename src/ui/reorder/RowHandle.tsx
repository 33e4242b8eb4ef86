import DragIcon from '@mui/icons-material/DragIndicator';
import ButtonBase from '@mui/material/ButtonBase';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { reorderWords } from '../../i18n/forms';

interface RowHandleProps {
  itemKey: string;
  name: string;
  /** Id of the text that says how to use the keyboard. */
  instructions: string;
  /** The keyboard holds the row. */
  isGrabbed: boolean;
  /** The tab key stops at the row. */
  isStop: boolean;
  /** Told of the element as long as it is in the document. */
  register: (key: string, element: HTMLElement | null) => void;
  onKeyDown: (event: KeyboardEvent, key: string) => void;
  onBlur: (key: string) => void;
}

/** What a row of a table is taken by: dragged with mouse or finger, grabbed with Space or Enter. */
export function RowHandle({
  itemKey,
  name,
  instructions,
  isGrabbed,
  isStop,
  register,
  onKeyDown,
  onBlur,
}: RowHandleProps) {
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
