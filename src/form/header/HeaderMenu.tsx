import MoreIcon from '@mui/icons-material/MoreVert';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { formWords } from '../../i18n/forms';

export interface HeaderAction {
  label: string;
  act: () => void;
  /** Takes something away: stands apart. */
  removes?: boolean;
}

/** What else can be done with the record. Nothing where there is nothing. */
export function HeaderMenu({ actions }: { actions: readonly HeaderAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label={formWords.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, width: 32, height: 32 }}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': formWords.more } }}
      >
        {actions.flatMap(({ label, act, removes }, index) => [
          removes && index > 0 && <Divider key={`before ${label}`} component="li" />,
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              act();
            }}
            sx={removes ? { color: 'error.main' } : undefined}
          >
            {label}
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
}
