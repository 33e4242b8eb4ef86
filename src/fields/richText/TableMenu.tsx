import TableIcon from '@mui/icons-material/TableChartOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ChainedCommands, CommandProps } from '@tiptap/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { richTextWords as words } from '../../i18n/forms';
import { ToolbarButton, type ToolProps } from './ToolbarButton';

type Change = (chain: ChainedCommands) => ChainedCommands;

/** Under a table that ends the text there must be a place to go on. */
function goOnBelow({ tr, state }: CommandProps): boolean {
  if (tr.doc.lastChild?.type.name === 'table') tr.insert(tr.doc.content.size, state.schema.node('paragraph'));
  return true;
}

const insertion: readonly [string, Change][] = [
  [words.insertTable, (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }).command(goOnBelow)],
];
const changes: readonly [string, Change][] = [
  [words.addRow, (chain) => chain.addRowAfter()],
  [words.addColumn, (chain) => chain.addColumnAfter()],
  [words.toggleHeader, (chain) => chain.toggleHeaderRow()],
  [words.deleteRow, (chain) => chain.deleteRow()],
  [words.deleteColumn, (chain) => chain.deleteColumn()],
  [words.deleteTable, (chain) => chain.deleteTable()],
];

/** Inserts a table; inside one, changes it. */
export function TableMenu({ inside, disabled, run }: ToolProps & { inside: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolbarButton
        label={words.table}
        menu
        disabled={disabled}
        pressed={inside}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <TableIcon fontSize="small" />
      </ToolbarButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, 'aria-label': words.table } }}
      >
        {(inside ? changes : insertion).map(([label, change]) => (
          <MenuItem
            key={label}
            onClick={() => {
              flushSync(() => setAnchor(null));
              run(change);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
