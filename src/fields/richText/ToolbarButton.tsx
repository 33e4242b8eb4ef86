import IconButton from '@mui/material/IconButton';
import type { ChainedCommands } from '@tiptap/core';
import type { MouseEvent, ReactNode } from 'react';

/** What every tool gets. */
export interface ToolProps {
  disabled: boolean;
  /** Changes the text and puts the focus back into it. A menu or dialog must be closed before (`flushSync`). */
  run: (change: (chain: ChainedCommands) => ChainedCommands) => void;
}

interface ToolbarButtonProps {
  label: string;
  pressed?: boolean;
  /** Nothing to do just now; the button stays reachable. */
  disabled?: boolean;
  /** The button opens a menu. */
  menu?: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
}

export function ToolbarButton({
  label,
  pressed,
  disabled = false,
  menu = false,
  onClick,
  children,
}: ToolbarButtonProps) {
  return (
    <IconButton
      size="small"
      title={label}
      aria-label={label}
      aria-pressed={menu ? undefined : pressed}
      aria-haspopup={menu ? 'menu' : undefined}
      aria-disabled={disabled || undefined}
      // Keeps the selection in the text while a tool is clicked.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => disabled || onClick(event)}
      sx={{
        borderRadius: 1,
        color: pressed ? 'primary.main' : 'text.primary',
        bgcolor: pressed ? 'action.selected' : undefined,
        opacity: disabled ? 0.38 : 1,
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      {children}
    </IconButton>
  );
}
