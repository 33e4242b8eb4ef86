import Box from '@mui/material/Box';
import { useEffect, type ReactNode, useLayoutEffect, useRef, type RefObject, lazy, Suspense, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { shellWords } from '../i18n/shell';
import { useLiveChannel } from '../live/channel';
import { useFollowLists } from '../live/useFollowLists';
import { forgetPlace } from '../session/session';
import { shownAreas, isKey, keyTable, type KeyArea, isBusyElsewhere, onKeyHelp, openKeyHelp } from '../keys/keyTable';
import { useSilentRefresh, useStartup, StartupOverlay } from './StartupOverlay';
import { PageErrorBoundary } from './pages/MessagePages';
import { GlobalSearch } from './search/GlobalSearch';
import { onPhones } from '../theme/theme';
import { Sidebar, topBarHeight } from './sidebar/Sidebar';

/** The layout of every page: the sidebar on the left, the page next to it. Pages have their own titles. */
export function Layout({ children }: { children: ReactNode }) {
  useEffect(forgetPlace, []);
  const main = usePageStart<HTMLElement>();
  const { complete } = useStartup();
  useSilentRefresh(complete);
  useLiveChannel();
  useFollowLists();
  if (!complete) return <StartupOverlay />;
  return (
    <Box
      sx={{
        display: 'flex',
        minHeight: '100vh',
        '--page-height': '100dvh',
        [onPhones]: { flexDirection: 'column', '--page-height': `calc(100dvh - ${topBarHeight}px)` },
      }}
    >
      <SkipLink target="inhalt">{shellWords.skip}</SkipLink>
      <Sidebar />
      <GlobalSearch />
      <KeyHelp />
      <Box component="main" ref={main} id="inhalt" tabIndex={-1} sx={{ flex: 1, minWidth: 0, outline: 'none' }}>
        <PageErrorBoundary>{children}</PageErrorBoundary>
      </Box>
    </Box>
  );
}

/** Lets keyboard users skip the menu; only visible while it has the focus. */
function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <Box
      component="a"
      href={`#${target}`}
      onClick={(event: React.MouseEvent) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      sx={{
        position: 'fixed',
        left: 8,
        top: -80,
        zIndex: 'tooltip',
        p: 1,
        bgcolor: 'background.paper',
        borderRadius: 1,
        '&:focus': { top: 8 },
      }}
    >
      {children}
    </Box>
  );
}

/**
 * Starts each page at its top, with the focus inside: if the focused control disappeared with the previous page (a row,
 * a release that opens the next review), the keyboard would otherwise start at the menu. For back and forward, the
 * browser decides.
 * @returns the ref of the focusable element around the pages
 */
export function usePageStart<T extends HTMLElement>(): RefObject<T | null> {
  const main = useRef<T>(null);
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  // Runs before the first paint, but after the page itself has set the focus.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isBack) return;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [pathname, isBack]);
  return main;
}

const KeysDialog = lazy(() => import('./keys/KeysDialog').then((module) => ({ default: module.KeysDialog })));

/** Shows the keys of the page on `?`; the dialog's code loads on first use. */
export function KeyHelp() {
  const [areas, setAreas] = useState<readonly KeyArea[] | null>(null);
  useEffect(() => onKeyHelp(() => setAreas(shownAreas())), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isKey(event, keyTable.everywhere.help) || isBusyElsewhere(event.target)) return;
      event.preventDefault();
      openKeyHelp();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return <Suspense fallback={null}>{areas && <KeysDialog areas={areas} onClose={() => setAreas(null)} />}</Suspense>;
}
