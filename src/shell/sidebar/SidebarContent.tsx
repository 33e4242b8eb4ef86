import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import ExpandIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import type { SvgIconComponent } from '@mui/icons-material';
import LessIcon from '@mui/icons-material/ExpandLess';
import MoreIcon from '@mui/icons-material/ExpandMore';
import SearchLineIcon from '@mui/icons-material/ManageSearch';
import StarIcon from '@mui/icons-material/Star';
import NoStarIcon from '@mui/icons-material/StarBorder';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { alpha } from '@mui/material/styles';
import { Fragment, lazy, Suspense, useLayoutEffect, useRef, useState, type ElementType } from 'react';
import { useStore, useStoreContext, useTheme } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { editors } from '../../../domain/access';
import { accountPath } from '../../../domain/accounts/passwordLinks';
import { shellWords, passwordWords } from '../../i18n/shell';
import { useMe, type Me } from '../../session/session';
import { useConfig, useHasPart } from '../../session/config';
import { useSaveAnswer } from '../../form/saving/SaveChoice';
import { ariaKeys, keyTable, openKeyHelp } from '../../keys/keyTable';
import { SearchButton } from '../search/GlobalSearch';
import { SidebarItem, withinMenu } from './SidebarItem';
import { activeEntry, groupsOf, type MenuEntry, type MenuLine, useMenu } from './menu';
import { columnsKey, searchPath, usePinnedSearches } from '../../searches/sharedSearches';
import { displayName } from '../../session/colleagues';

export const Bell = lazy(() => import('../../comments/Bell').then((module) => ({ default: module.Bell })));

interface SidebarContentProps {
  expanded: boolean;
  onToggle: () => void;
  onFollow: () => void;
  /** Opens the password dialog. */
  onAccount: () => void;
}

/** The whole sidebar, from the instance's name at the top to 'Abmelden' at the bottom. */
export function SidebarContent({ expanded, onToggle, onFollow, onAccount }: SidebarContentProps) {
  const me = useMe();
  const [mode, setMode] = useTheme();
  const Control = expanded ? LineButton : IconItem;
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
        // Also affects the scrollbar, because the menu is dark on a light page.
        colorScheme: 'dark',
        scrollbarColor: ({ palette }) => `${palette.sidebar.text} transparent`,
        overflowX: 'hidden',
        overflowY: 'auto',
      }}
    >
      <Brand expanded={expanded} />
      <SearchButton expanded={expanded} onFollow={onFollow} />
      <Box sx={{ flex: 1, py: 0.5 }}>
        <MenuGroups expanded={expanded} onFollow={onFollow} />
      </Box>
      <Box sx={{ py: 0.5 }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: expanded ? 'row' : 'column',
            alignItems: 'center',
            pr: expanded ? 0.5 : 0,
          }}
        >
          {me && <AccountMenu me={me} expanded={expanded} onPassword={onAccount} onFollow={onFollow} />}
          {editors(me) && (
            <Suspense>
              <Bell as={Control} />
            </Suspense>
          )}
          <Control
            icon={mode === 'dark' ? LightIcon : DarkIcon}
            label={mode === 'dark' ? shellWords.light : shellWords.dark}
            onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
          />
          <Control
            icon={expanded ? CollapseIcon : ExpandIcon}
            label={expanded ? shellWords.hideMenu : shellWords.showMenu}
            onClick={onToggle}
          />
        </Box>
        <SidebarItem icon={LogoutIcon} label={shellWords.logout} expanded={expanded} component={Link} to="/logout" />
      </Box>
    </Box>
  );
}

interface MenuGroupsProps {
  expanded: boolean;
  onFollow: () => void;
}

/** The pages that the user may open, favourites first, in groups that can be closed. */
function MenuGroups(props: MenuGroupsProps) {
  const entries = useMenu() ?? [];
  const active = activeEntry(entries, useLocation().pathname);
  const [favourites, setFavourites] = useStore<string[]>('menu.favourites', []);
  const [closed, setClosed] = useStore<string[]>('menu.closed', ['administration']);
  const toggled = (names: string[], name: string) =>
    names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
  const searches = usePinnedSearches();
  return groupsOf(entries, favourites).map(({ name, lines }, index) => {
    const isOpen = !closed.includes(name);
    const onToggle = () => setClosed(toggled(closed, name));
    const isActive = ({ entry, create }: MenuLine) => active !== undefined && [entry, create].includes(active);
    // A closed group still shows the current page. Administration has no heading: its first line opens the group.
    const hasHeading = name !== 'work' && name !== 'favourites' && name !== 'administration';
    const shown = lines.filter((line, place) => isOpen || (place === 0 && !hasHeading) || isActive(line));
    const label = shellWords.menuGroups[name];
    return (
      <Box key={name} sx={index > 0 ? { borderTop: 1, borderColor: 'sidebar.divider', mt: 0.25, pt: 0.25 } : {}}>
        {hasHeading && <GroupHeading label={label} expanded={props.expanded} isOpen={isOpen} onToggle={onToggle} />}
        <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((line, place) => (
            <Fragment key={line.entry.path}>
              <MenuLineItem
                {...props}
                {...line}
                active={active}
                isFavourite={name === 'favourites'}
                onFavourite={() => setFavourites(toggled(favourites, line.entry.path))}
                group={
                  name === 'administration' && place === 0 && lines.length > 1 ? { label, isOpen, onToggle } : null
                }
              />
              {props.expanded &&
                searches
                  .filter(({ search }) => search.resource === line.entry.resource)
                  .map((pinned) => <SearchLine key={pinned.search.id} {...pinned} onFollow={props.onFollow} />)}
            </Fragment>
          ))}
        </Box>
      </Box>
    );
  });
}

/** A shared search below its list, with the number of records it finds. */
function SearchLine({
  search: { resource, name, query },
  count,
  onFollow,
}: ReturnType<typeof usePinnedSearches>[number] & { onFollow: () => void }) {
  const store = useStoreContext();
  return (
    <li>
      <SidebarItem
        icon={SearchLineIcon}
        label={name}
        expanded
        nested
        count={count?.total ?? count?.totalAtLeast}
        isMore={count?.totalAtLeast !== undefined}
        component={Link}
        to={searchPath(resource, query)}
        onClick={() => {
          if (query.hidden) store.setItem(columnsKey(resource), query.hidden);
          onFollow();
        }}
      />
    </li>
  );
}

interface GroupToggle {
  label: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes a group. */
function GroupHeading({ label, expanded, isOpen, onToggle }: GroupToggle & { expanded: boolean }) {
  const Icon = isOpen ? LessIcon : MoreIcon;
  return (
    <Tooltip title={expanded ? '' : label} placement="right" slotProps={{ popper: withinMenu }}>
      <ButtonBase
        aria-label={label}
        aria-expanded={isOpen}
        onClick={onToggle}
        sx={({ palette: { sidebar } }) => ({
          width: '100%',
          height: 24,
          px: 2,
          gap: 0.5,
          justifyContent: expanded ? 'space-between' : 'center',
          fontFamily: 'inherit',
          fontSize: '0.75rem',
          color: sidebar.mutedText,
          '&:hover': { color: sidebar.text },
          '&:focus-visible': { outline: `2px solid ${sidebar.text}`, outlineOffset: -3 },
        })}
      >
        {expanded && label}
        <Icon sx={{ fontSize: 16 }} />
      </ButtonBase>
    </Tooltip>
  );
}

interface MenuLineItemProps extends MenuGroupsProps, MenuLine {
  active: MenuEntry | undefined;
  isFavourite: boolean;
  onFavourite: () => void;
  /** The group that this line opens and closes. */
  group: GroupToggle | null;
}

function MenuLineItem({
  entry,
  create,
  active,
  isFavourite,
  expanded,
  onFollow,
  onFavourite,
  group,
}: MenuLineItemProps) {
  const { path, label, icon, nested, useCount = useNothing } = entry;
  const isCurrent = active === entry;
  const isShown = isCurrent || (create !== undefined && active === create);
  const line = useRef<HTMLLIElement>(null);
  // In a low window the menu may not fit, so the current entry is scrolled into view, however the page was reached.
  useLayoutEffect(() => {
    if (isShown) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isShown]);
  return (
    <Box component="li" ref={line} sx={{ display: 'flex', position: 'relative' }}>
      <SidebarItem
        icon={icon}
        label={label}
        expanded={expanded}
        nested={nested && !isFavourite}
        count={useCount()}
        endWidth={expanded ? 28 * (Number(isCurrent) + Number(create !== undefined) + Number(group !== null)) : 0}
        current={isCurrent}
        component={Link}
        to={path}
        onClick={onFollow}
      />
      {expanded && (
        <Box sx={{ position: 'absolute', insetBlock: 0, right: 4, display: 'flex', alignItems: 'center' }}>
          {isCurrent && (
            <LineButton
              icon={isFavourite ? StarIcon : NoStarIcon}
              label={shellWords.favourite(label)}
              aria-pressed={isFavourite}
              onClick={onFavourite}
            />
          )}
          {create && (
            <LineButton
              icon={create.icon}
              label={create.label}
              aria-current={active === create ? 'page' : undefined}
              component={Link}
              to={create.path}
              onClick={onFollow}
            />
          )}
          {group && (
            <LineButton
              icon={group.isOpen ? LessIcon : MoreIcon}
              label={group.label}
              aria-expanded={group.isOpen}
              onClick={group.onToggle}
            />
          )}
        </Box>
      )}
    </Box>
  );
}

interface LineButtonProps extends ButtonBaseProps {
  icon: SvgIconComponent;
  label: string;
  component?: ElementType;
  to?: string;
}

export const IconItem = (props: LineButtonProps) => <SidebarItem {...props} expanded={false} />;

/** A small button or link at the end of a line. */
function LineButton({ icon: Icon, label, ...rest }: LineButtonProps) {
  return (
    <Tooltip title={label} placement="right" slotProps={{ popper: withinMenu }}>
      <ButtonBase
        aria-label={label}
        sx={({ palette: { sidebar } }) => ({
          flex: 'none',
          width: 26,
          height: 26,
          borderRadius: 1,
          color: sidebar.mutedText,
          '&:hover, &[aria-current]': { color: sidebar.text, bgcolor: alpha(sidebar.text, 0.16) },
          '&:focus-visible': { outline: `2px solid ${sidebar.text}`, outlineOffset: -2 },
        })}
        {...rest}
      >
        <Icon sx={{ fontSize: 16 }} />
      </ButtonBase>
    </Tooltip>
  );
}

const useNothing = () => 0;

/** The logo and name of the instance, which link to the start page. */
export function Brand({ expanded }: { expanded: boolean }) {
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
        minHeight: 48,
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

/** Shown if there is no logo: the first letter on the instance's colour. */
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

/** A menu for the user's account and settings. */
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
  const hasSessions = useHasPart('sessions');
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const label = passwordWords.account(me.email);
  return (
    <>
      <SidebarItem
        icon={AccountIcon}
        label={displayName(me)}
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
        {hasSessions && (
          <MenuItem component={Link} to={accountPath} onClick={choose(onFollow)}>
            {shellWords.ownAccount}
          </MenuItem>
        )}
        {answer && <MenuItem onClick={choose(() => setAnswer(null))}>{shellWords.askAgain(answer)}</MenuItem>}
        <MenuItem
          aria-keyshortcuts={ariaKeys(keyTable.everywhere.help)}
          onClick={choose(() => {
            onFollow();
            openKeyHelp();
          })}
        >
          {shellWords.keys}
        </MenuItem>
      </Menu>
    </>
  );
}
