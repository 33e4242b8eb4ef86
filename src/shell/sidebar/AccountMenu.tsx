import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useSaveAnswer } from '../../form/saving/SaveChoice';
import { keyWords } from '../../keys/keyWords';
import { passwordWords, shellWords } from '../../i18n/shell';
import { ariaKeys, keyTable, openKeyHelp } from '../../keys/keyTable';
import type { Me } from '../../session/session';
import { SidebarItem } from './SidebarItem';

/** A menu for one's own account and settings. */
export function AccountMenu({
  me,
  expanded,
  onPassword,
  onFollow,
}: {
  me: Me;
  expanded: boolean;
  onPassword: () => void;
  onFollow: () => void;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [answer, setAnswer] = useSaveAnswer();
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const label = passwordWords.account(me.email);
  return (
    <>
      <SidebarItem
        icon={AccountIcon}
        label={me.email}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        title={label}
        expanded={expanded}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <MenuItem onClick={choose(onPassword)}>{passwordWords.change}</MenuItem>
        {answer && <MenuItem onClick={choose(() => setAnswer(null))}>{shellWords.askAgain(answer)}</MenuItem>}
        <MenuItem
          aria-keyshortcuts={ariaKeys(keyTable.everywhere.help)}
          onClick={choose(() => {
            onFollow();
            openKeyHelp();
          })}
        >
          {keyWords.title}
        </MenuItem>
      </Menu>
    </>
  );
}
