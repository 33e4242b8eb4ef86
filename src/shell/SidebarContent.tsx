import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import ExpandIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router-dom';
import { useFeature } from '../config';
import { useInboxCount } from '../inbox';
import { shellTexts } from '../i18n/shell';
import { useMe } from '../session';
import { useColorMode } from '../theme/ColorMode';
import { Brand } from './Brand';
import { activeEntry, visibleMenu } from './menu';
import { SearchButton } from './search/GlobalSearch';
import { SidebarItem } from './SidebarItem';

interface SidebarContentProps {
  expanded: boolean;
  onToggle: () => void;
  onFollow: () => void;
}

/** Everything in the sidebar, from the name of the instance to 'Abmelden' at the bottom. */
export function SidebarContent({ expanded, onToggle, onFollow }: SidebarContentProps) {
  const me = useMe();
  const { mode, toggle: toggleMode } = useColorMode();
  return (
    <Box
      component="nav"
      aria-label={shellTexts.menu}
      sx={{
        height: '100%', display: 'flex', flexDirection: 'column', bgcolor: 'sidebar.background', color: 'sidebar.text',
        overflowX: 'hidden', overflowY: 'auto',
      }}
    >
      <Brand expanded={expanded} />
      <SearchButton expanded={expanded} onFollow={onFollow} />
      <Box component="ul" sx={{ flex: 1, m: 0, px: 0, py: 1, listStyle: 'none' }}>
        <Pages expanded={expanded} onFollow={onFollow} />
      </Box>
      {expanded && me && (
        <Typography noWrap variant="body2" title={me.email} aria-label={shellTexts.signedInAs(me.email)} sx={{ px: 2.25, color: 'sidebar.mutedText' }}>
          {me.email}
        </Typography>
      )}
      <Box sx={{ py: 1 }}>
        <SidebarItem
          icon={mode === 'dark' ? LightIcon : DarkIcon}
          label={mode === 'dark' ? shellTexts.light : shellTexts.dark}
          expanded={expanded}
          onClick={toggleMode}
        />
        <SidebarItem
          icon={expanded ? CollapseIcon : ExpandIcon}
          label={expanded ? shellTexts.hideMenu : shellTexts.showMenu}
          expanded={expanded}
          onClick={onToggle}
        />
        <SidebarItem
          icon={LogoutIcon}
          label={shellTexts.logout}
          expanded={expanded}
          component={Link}
          to="/logout"
        />
      </Box>
    </Box>
  );
}

/** The lines that lead to the pages this person sees. */
function Pages({ expanded, onFollow }: Pick<SidebarContentProps, 'expanded' | 'onFollow'>) {
  const isOn = useFeature();
  const entries = visibleMenu(useMe(), isOn);
  const waiting = { inbox: useInboxCount(isOn) };
  const active = activeEntry(entries, useLocation().pathname);
  return entries.map((entry) => (
    <li key={entry.path}>
      <SidebarItem
        icon={entry.icon}
        label={entry.label}
        expanded={expanded}
        nested={entry.nested}
        count={entry.counts && waiting[entry.counts]}
        current={entry === active}
        component={Link}
        to={entry.path}
        onClick={onFollow}
      />
    </li>
  ));
}
