import Box from '@mui/material/Box';
import { useEffect, type ReactNode } from 'react';
import { useSilentRefresh, useStartup } from './startup';
import { shellWords } from '../i18n/shell';
import { KeyHelp } from './keys/KeyHelp';
import { forgetPlace } from '../session/session';
import { PageErrorBoundary } from './pages/PageErrorBoundary';
import { GlobalSearch } from './search/GlobalSearch';
import { Sidebar } from './sidebar/Sidebar';
import { StartupOverlay } from './StartupOverlay';
import { usePageStart } from './usePageStart';

/** The layout of every page: the sidebar on the left, the page next to it. Pages have their own titles. */
export function Layout({ children }: { children: ReactNode }) {
  useEffect(forgetPlace, []);
  const main = usePageStart<HTMLElement>();
  const { complete } = useStartup();
  useSilentRefresh(complete);
  if (!complete) return <StartupOverlay />;
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }}>
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

/** Lets keyboard users skip the menu; visible only with the focus. */
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
