import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';

/** The name under which the flag is kept across visits. */
const collapsedKey = 'pv.ui.isSidebarCollapsed';

/**
 * Whether the menu shows its words. On a wide screen the choice is remembered; on a narrow one the menu is a rail that
 * opens over the page and closes again, and nothing is remembered.
 */
export function useSidebar() {
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
    /** After following a link: closes what lies over the page. */
    close: useCallback(() => setOpen(false), []),
  };
}
