import TitleIcon from '@mui/icons-material/Title';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ChainedCommands } from '@tiptap/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { richTextWords as words } from '../../i18n/forms';
import { ToolbarButton, type ToolProps } from './ToolbarButton';

/** The page has its one first-level heading already. */
const levels = [2, 3, 4] as const;

export function HeadingMenu({ level: current, disabled, run }: ToolProps & { level: number }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (change: (chain: ChainedCommands) => ChainedCommands) => () => {
    // The closing menu gives the focus to its button; only then the text takes it.
    flushSync(() => setAnchor(null));
    run(change);
  };
  return (
    <>
      <ToolbarButton
        label={words.heading}
        menu
        disabled={disabled}
        pressed={current > 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <TitleIcon fontSize="small" />
      </ToolbarButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, 'aria-label': words.heading } }}
      >
        <MenuItem selected={current === 0} onClick={choose((chain) => chain.setParagraph())}>
          {words.paragraph}
        </MenuItem>
        {levels.map((level) => (
          <MenuItem key={level} selected={current === level} onClick={choose((chain) => chain.setHeading({ level }))}>
            {words.headingLevel(level)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
