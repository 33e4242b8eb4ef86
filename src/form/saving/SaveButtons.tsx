// Not the arrow of the lists' menus: a part of both would be loaded with the code of forms.
import ArrowIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { formWords } from '../../i18n/forms';
import { ariaKeys, keyTable } from '../../keys/keyTable';
import type { SaveIntent } from '../saveMachine';
import { saveActions, type OfferedSaves } from './saveActions';

interface SaveButtonsProps {
  saving: boolean;
  onSave: (intent: SaveIntent) => void;
  /** Without them there is one way to save. */
  ways?: OfferedSaves | undefined;
}

/** 'Speichern', and in its menu the other ways of it. */
export function SaveButtons({ saving, onSave, ways }: SaveButtonsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const main = (
    <Button
      size="small"
      variant="contained"
      onClick={() => onSave({})}
      aria-disabled={saving || undefined}
      aria-keyshortcuts={ariaKeys(keyTable.form.save)}
    >
      {formWords.save}
    </Button>
  );
  if (!ways) return main;
  return (
    <>
      <ButtonGroup variant="contained" size="small" disableElevation>
        {main}
        <Button
          aria-label={formWords.moreSaves}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-disabled={saving || undefined}
          onClick={({ currentTarget }) => saving || setAnchor(currentTarget.parentElement)}
          sx={{ px: 0.25, minWidth: '28px !important' }}
        >
          <ArrowIcon fontSize="small" />
        </Button>
      </ButtonGroup>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': formWords.moreSaves } }}
      >
        {saveActions(ways).map(({ label, keys, intent }) => (
          <MenuItem
            key={label}
            aria-keyshortcuts={ariaKeys(keys)}
            onClick={() => {
              setAnchor(null);
              onSave(intent);
            }}
          >
            {label}
            <Box
              component="kbd"
              aria-hidden="true"
              sx={{ ml: 'auto', pl: 3, font: 'inherit', fontSize: '0.75rem', color: 'text.secondary' }}
            >
              {keys[0]}
            </Box>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
