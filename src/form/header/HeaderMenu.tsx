// Not the arrow used by the menus of lists, because a shared icon would load the forms' code with lists.
import ArrowIcon from '@mui/icons-material/ExpandMore';
import MoreIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type MouseEvent } from 'react';
import { formWords } from '../../i18n/forms';
import { ariaKeys, keyTable } from '../../keys/keyTable';
import type { SaveIntent } from '../saveMachine';

export interface HeaderAction {
  label: string;
  act: () => void;
  /** The first of them is displayed. */
  keys?: readonly string[];
  /** A destructive action, which is set apart. */
  removes?: boolean;
}

/** The props of a button and its menu. */
function useMenu(label: string, actions: readonly HeaderAction[]) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = {
    'aria-label': label,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const;
  const menu = (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={() => setAnchor(null)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label } }}
    >
      {actions.flatMap(({ label: name, act, keys, removes }, index) => [
        removes && index > 0 && <Divider key={`before ${name}`} component="li" />,
        <MenuItem
          key={name}
          aria-keyshortcuts={keys && ariaKeys(keys)}
          onClick={() => {
            setAnchor(null);
            act();
          }}
          sx={removes ? { color: 'error.main' } : undefined}
        >
          {name}
          {keys && (
            <Box
              component="kbd"
              aria-hidden="true"
              sx={{
                ml: 'auto',
                pl: 3,
                font: 'inherit',
                fontSize: '0.75rem',
                color: 'text.secondary',
                '@media (pointer: coarse)': { display: 'none' },
              }}
            >
              {keys[0]}
            </Box>
          )}
        </MenuItem>,
      ])}
    </Menu>
  );
  return { button, menu };
}

/** Further actions for the record, if there are any. */
export function HeaderMenu({ actions }: { actions: readonly HeaderAction[] }) {
  const { button, menu } = useMenu(formWords.more, actions);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton {...button} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, width: 32, height: 32 }}>
        <MoreIcon fontSize="small" />
      </IconButton>
      {menu}
    </>
  );
}

/** The button 'Speichern', with a menu of other ways to save, if any. */
export function SaveButtons({
  saving,
  onSave,
  ways = [],
}: {
  saving: boolean;
  onSave: (intent: SaveIntent) => void;
  ways?: readonly HeaderAction[];
}) {
  const { button, menu } = useMenu(formWords.moreSaves, ways);
  return (
    <>
      <ButtonGroup variant="contained" size="small" disableElevation>
        <Button
          onClick={() => onSave({})}
          aria-disabled={saving || undefined}
          aria-keyshortcuts={ariaKeys(keyTable.form.save)}
        >
          {formWords.save}
        </Button>
        {ways.length > 0 && (
          <Button
            {...button}
            aria-disabled={saving || undefined}
            onClick={(event) => saving || button.onClick(event)}
            sx={{ px: 0.25, minWidth: '28px !important' }}
          >
            <ArrowIcon fontSize="small" />
          </Button>
        )}
      </ButtonGroup>
      {menu}
    </>
  );
}

/** The ways to save, apart from returning to the list. */
export interface SaveOptions {
  hasNext: boolean;
  canKeep: boolean;
}

/** The other ways to save. */
export function saveActions({ hasNext, canKeep }: SaveOptions, save: (intent: SaveIntent) => void): HeaderAction[] {
  const { saveStay, saveNext } = keyTable.form;
  const way = (label: string, keys: readonly string[], intent: SaveIntent) => ({
    label,
    keys,
    act: () => save(intent),
  });
  return [
    way(formWords.saveStay, saveStay, { answer: 'release', after: 'stay' }),
    ...(hasNext ? [way(formWords.saveNext, saveNext, { answer: 'release', after: 'next' })] : []),
    ...(canKeep ? [way(formWords.saveKeep, keyTable.interim.keep, { answer: 'keep' })] : []),
  ];
}
