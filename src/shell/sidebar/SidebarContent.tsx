import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import ExpandIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTheme } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { shellWords, passwordWords } from '../../i18n/shell';
import { useMe, type Me } from '../../session/session';
import { useConfig } from '../../session/config';
import { useSaveAnswer } from '../../form/saving/SaveChoice';
import { keyWords } from '../../keys/keyWords';
import { ariaKeys, keyTable, openKeyHelp } from '../../keys/keyTable';
import { SearchButton } from '../search/GlobalSearch';
import { SidebarItem } from './SidebarItem';
import { activeEntry, type MenuEntry, useMenu } from './menu';

interface SidebarContentProps {
  expanded: boolean;
  onToggle: () => void;
  onFollow: () => void;
  /** Opens the password dialog. */
  onAccount: () => void;
}

/** The whole sidebar, from the instance's name to 'Abmelden' at the bottom. */
export function SidebarContent({ expanded, onToggle, onFollow, onAccount }: SidebarContentProps) {
  const me = useMe();
  const [mode, setMode] = useTheme();
  return (
    <Box
      component="nav"
      aria-label={shellWords.menu}
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'sidebar.background',
        color: 'sidebar.text',
        // For the scrollbar too: the menu is dark on a light page.
        colorScheme: 'dark',
        scrollbarColor: ({ palette }) => `${palette.sidebar.text} transparent`,
        overflowX: 'hidden',
        overflowY: 'auto',
      }}
    >
      <Brand expanded={expanded} />
      <SearchButton expanded={expanded} onFollow={onFollow} />
      <Box component="ul" sx={{ flex: 1, m: 0, px: 0, py: 1, listStyle: 'none' }}>
        <MenuItems expanded={expanded} onFollow={onFollow} />
      </Box>
      <Box sx={{ py: 1 }}>
        {me && <AccountMenu me={me} expanded={expanded} onPassword={onAccount} onFollow={onFollow} />}
        <SidebarItem
          icon={mode === 'dark' ? LightIcon : DarkIcon}
          label={mode === 'dark' ? shellWords.light : shellWords.dark}
          expanded={expanded}
          onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
        />
        <SidebarItem
          icon={expanded ? CollapseIcon : ExpandIcon}
          label={expanded ? shellWords.hideMenu : shellWords.showMenu}
          expanded={expanded}
          onClick={onToggle}
        />
        <SidebarItem icon={LogoutIcon} label={shellWords.logout} expanded={expanded} component={Link} to="/logout" />
      </Box>
    </Box>
  );
}

interface MenuItemsProps {
  expanded: boolean;
  onFollow: () => void;
}

/** The entries of the pages this person may open. */
function MenuItems(props: MenuItemsProps) {
  const entries = useMenu() ?? [];
  const active = activeEntry(entries, useLocation().pathname);
  return entries.map((entry) => <EntryItem key={entry.path} {...props} entry={entry} current={entry === active} />);
}

function EntryItem({ entry, current, expanded, onFollow }: MenuItemsProps & { entry: MenuEntry; current: boolean }) {
  const { path, label, icon, nested, useCount = useNothing } = entry;
  const line = useRef<HTMLLIElement>(null);
  // The menu can be longer than the window: keep the current entry in view, however the page was reached.
  useLayoutEffect(() => {
    if (current) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    <li ref={line}>
      <SidebarItem
        icon={icon}
        label={label}
        expanded={expanded}
        nested={nested}
        count={useCount()}
        current={current}
        component={Link}
        to={path}
        onClick={onFollow}
      />
    </li>
  );
}

const useNothing = () => 0;

/** Logo and name of the instance; links to the start page. */
function Brand({ expanded }: { expanded: boolean }) {
  const { productName, logo } = useConfig();
  return (
    <Box
      component={Link}
      to="/"
      aria-label={productName}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 56,
        px: 1.5,
        color: 'inherit',
        textDecoration: 'none',
        '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -3 },
      }}
    >
      {logo ? (
        <Box component="img" src={logo} alt="" sx={{ height: 28, maxWidth: expanded ? 190 : 28 }} />
      ) : (
        <Initial name={productName} />
      )}
      {expanded && !logo && (
        <Box component="span" sx={{ fontWeight: 650, fontSize: '0.9375rem', lineHeight: 1.2 }}>
          {productName}
        </Box>
      )}
    </Box>
  );
}

/** Without a logo: the first letter on the instance's colour. */
function Initial({ name }: { name: string }) {
  return (
    <Box
      component="span"
      sx={{
        width: 28,
        height: 28,
        flexShrink: 0,
        borderRadius: 1,
        display: 'grid',
        placeContent: 'center',
        fontWeight: 700,
        bgcolor: 'sidebar.accent',
        color: 'sidebar.background',
      }}
    >
      {name.slice(0, 1).toUpperCase()}
    </Box>
  );
}

/** A menu for one's own account and settings. */
function AccountMenu({
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
