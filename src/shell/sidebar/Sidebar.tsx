import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import MenuIcon from '@mui/icons-material/Menu';
import { lazy, memo, Suspense, useState, useCallback } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { onPhones } from '../../theme/theme';
import { editors } from '../../../domain/access';
import { useMe } from '../../session/session';
import { shellWords } from '../../i18n/shell';
import { SearchButton } from '../search/GlobalSearch';
import { Bell, Brand, IconItem, SidebarContent } from './SidebarContent';
import { railWidth } from './SidebarItem';

const ChangePasswordDialog = lazy(() =>
  import('../password/ChangePasswordDialog').then((module) => ({ default: module.ChangePasswordDialog })),
);

/** The width with labels, in pixels. */
const sidebarWidth = 224;

/**
 * The menu: a column with labels, or a rail of icons; on tablets a rail that opens over the page, and on phones a bar
 * with a button that opens the menu. Memoized, so that only its items re-render on navigation.
 */
export const Sidebar = memo(function Sidebar() {
  const { narrow, expanded, toggle, close } = useSidebar();
  const isPhone = useMediaQuery(onPhones, { noSsr: true });
  // Stored here, because on narrow screens the menu closes after a choice.
  const [showsAccount, setShowsAccount] = useState(false);
  const onAccount = () => {
    close();
    setShowsAccount(true);
  };
  const overlaid = narrow && expanded;
  return (
    <>
      {isPhone ? (
        <TopBar isOpen={overlaid} onMenu={toggle} />
      ) : (
        <Column width={expanded && !narrow ? sidebarWidth : railWidth}>
          <SidebarContent expanded={expanded && !narrow} onToggle={toggle} onFollow={close} onAccount={onAccount} />
        </Column>
      )}
      <Drawer
        open={overlaid}
        onClose={close}
        slotProps={{ paper: { 'aria-label': shellWords.menu, sx: { width: sidebarWidth } } }}
      >
        <SidebarContent expanded onToggle={toggle} onFollow={close} onAccount={onAccount} />
      </Drawer>
      <Suspense fallback={null}>
        {showsAccount && <ChangePasswordDialog onClose={() => setShowsAccount(false)} />}
      </Suspense>
    </>
  );
});

/** The height of the bar on phones, in pixels. */
export const topBarHeight = 48;

function TopBar({ isOpen, onMenu }: { isOpen: boolean; onMenu: () => void }) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: topBarHeight,
        bgcolor: 'sidebar.background',
        color: 'sidebar.text',
      }}
    >
      <IconButton color="inherit" aria-label={shellWords.showMenu} aria-expanded={isOpen} onClick={onMenu}>
        <MenuIcon />
      </IconButton>
      <Brand expanded />
      <Box sx={{ ml: 'auto', display: 'flex', '& > button': { width: railWidth } }}>
        {editors(useMe()) && (
          <Suspense>
            <Bell as={IconItem} />
          </Suspense>
        )}
        <SearchButton expanded={false} onFollow={noFollow} />
      </Box>
    </Box>
  );
}

const noFollow = () => undefined;

function Column({ width, children }: { width: number; children: React.ReactNode }) {
  return (
    <Box sx={{ width, flexShrink: 0 }}>
      <Box sx={{ position: 'fixed', insetBlock: 0, left: 0, width, zIndex: 'appBar' }}>{children}</Box>
    </Box>
  );
}

/** The storage key of the collapsed state. */
const collapsedKey = 'pv.ui.isSidebarCollapsed';

/**
 * Whether the menu shows labels. On wide screens the choice is stored; on narrow ones the menu is a rail that opens
 * over the page.
 */
function useSidebar() {
  const narrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(collapsedKey) === 'true');
  const [open, setOpen] = useState(false);
  return {
    narrow,
    expanded: narrow ? open : !collapsed,
    toggle() {
      if (narrow) return setOpen(!open);
      localStorage.setItem(collapsedKey, String(!collapsed));
      setCollapsed(!collapsed);
    },
    /** Called after a link was followed: closes the menu over the page. */
    close: useCallback(() => setOpen(false), []),
  };
}
