import { Link, useLocation } from 'react-router-dom';
import { activeEntry, type MenuEntry } from './menu';
import { SidebarItem } from './SidebarItem';
import { useMenu } from './useMenu';

interface MenuItemsProps {
  expanded: boolean;
  onFollow: () => void;
}

/** The lines that lead to the pages this person sees. */
export function MenuItems(props: MenuItemsProps) {
  const entries = useMenu() ?? [];
  const active = activeEntry(entries, useLocation().pathname);
  return entries.map((entry) => (
    <li key={entry.path}>
      <MenuItem {...props} entry={entry} current={entry === active} />
    </li>
  ));
}

function MenuItem({ entry, current, expanded, onFollow }: MenuItemsProps & { entry: MenuEntry; current: boolean }) {
  const { path, label, icon, nested, useCount = useNothing } = entry;
  return <SidebarItem icon={icon} label={label} expanded={expanded} nested={nested} count={useCount()} current={current} component={Link} to={path} onClick={onFollow} />;
}

const useNothing = () => 0;
