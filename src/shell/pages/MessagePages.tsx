import { Navigate, Link, useLocation } from 'react-router-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, Component, type ReactNode, useCallback, useState } from 'react';
import { useLogout } from 'react-admin';
import { shellWords } from '../../i18n/shell';
import { MessagePage, useWindowTitle, ContentLoading } from '../../ui/page';
import { useIsServerUnreachable } from '../../cache/queryClient';
import { homePath, useMenu } from '../sidebar/menu';

/** The root: redirects to the first page of the user's menu, the inbox if it is enabled. */
export function HomePage() {
  const entries = useMenu();
  if (!entries) return null;
  const home = homePath(entries);
  return home === null ? <AccessDeniedPage /> : <Navigate to={home} replace />;
}

/** Shown for unknown URLs. */
export function NotFoundPage() {
  useWindowTitle(shellWords.notFound);
  return (
    <MessagePage title={shellWords.notFound} hint={shellWords.notFoundHint}>
      <Button variant="contained" component={Link} to="/">
        {shellWords.backToStart}
      </Button>
    </MessagePage>
  );
}

/** Shown if the user may not open a page: offers the first page that they may open, if any, and signing out. */
export function AccessDeniedPage() {
  const entries = useMenu();
  const home = entries && homePath(entries);
  return (
    <MessagePage title={shellWords.denied} hint={shellWords.deniedHint}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {home && (
          <Button variant="contained" component={Link} to={home}>
            {shellWords.backToStart}
          </Button>
        )}
        <Button variant={home ? 'outlined' : 'contained'} component={Link} to="/logout">
          {shellWords.logoutForOther}
        </Button>
      </Stack>
    </MessagePage>
  );
}

/**
 * Shown after a bug: what happened, and two ways back. Both reload the page, so that they also work after an update. If
 * code failed to load because the server was unreachable, the page reloads when it is reachable again; reloading
 * earlier would only show the browser's error page.
 */
export function ErrorPage({ error }: { error: Error }) {
  const isAway = useIsServerUnreachable();
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (!isAway && wasAway.current) location.reload();
    wasAway.current = isAway;
  }, [isAway]);
  if (isAway) return <MessagePage title={shellWords.noServer} hint={shellWords.comesBack} />;
  return (
    <MessagePage title={shellWords.broken} hint={shellWords.brokenHint}>
      <Box role="alert" sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" onClick={() => location.reload()}>
          {shellWords.retry}
        </Button>
        <Button href="/">{shellWords.backToStart}</Button>
      </Box>
      <Box component="details" sx={{ mt: 4 }}>
        <summary>{shellWords.details}</summary>
        <Typography component="pre" variant="body2" sx={{ overflow: 'auto' }}>
          {error.message}
        </Typography>
      </Box>
    </MessagePage>
  );
}

/**
 * Catches errors while a page renders, and tries again at another URL. Otherwise the content stays the same, because
 * pages know which record they show.
 */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary path={useLocation().pathname}>{children}</Boundary>;
}

interface Props {
  path: string;
  children: ReactNode;
}

class Boundary extends Component<Props, { error: Error | null; path: string }> {
  override state = { error: null, path: this.props.path };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ path }: Props, state: { path: string }) {
    return path === state.path ? null : { error: null, path };
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorPage error={error} /> : this.props.children;
  }
}

/**
 * Shown for `/logout` in the application: ends the session on the server, drops all loaded data and opens the sign-in
 * page. (If the URL is opened from outside, the server handles it.)
 */
export function LogoutPage() {
  const logout = useLogout();
  const [error, setError] = useState<string | null>(null);
  const leave = useCallback(() => {
    setError(null);
    logout({}, undefined, false).catch((failure: Error) => setError(failure.message));
  }, [logout]);
  useEffect(leave, [leave]);
  if (error === null) return <ContentLoading />;
  return (
    <MessagePage title={shellWords.logoutFailed} hint={error}>
      <Button variant="contained" onClick={leave}>
        {shellWords.retry}
      </Button>
    </MessagePage>
  );
}
