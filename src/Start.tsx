import Button from '@mui/material/Button';
import { useCallback, useEffect, useState, useMemo, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { onlineManager } from '@tanstack/react-query';
import useMediaQuery from '@mui/material/useMediaQuery';
import { defaultThemeColors, type PublicConfig } from '../domain/features';
import { App } from './App';
import { ConfigProvider, loadConfig } from './session/config';
import { shellWords } from './i18n/shell';
import { MessagePage } from './ui/page';
import { makeTheme } from './theme/theme';

/**
 * Loads the configuration of this instance, then shows the application, or an error if the server cannot be
 * reached.
 */
export function Start() {
  const [config, setConfig] = useState<PublicConfig | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(() => {
    setError(null);
    loadConfig().then(setConfig, (failure: Error) => setError(failure.message));
  }, []);
  useEffect(load, [load]);
  // Nothing can be lost here, because the application has not started yet.
  useEffect(
    () => (error === null ? undefined : onlineManager.subscribe((isOnline) => isOnline && location.reload())),
    [error],
  );

  if (config) {
    return (
      <ConfigProvider value={config}>
        <App />
      </ConfigProvider>
    );
  }
  if (error === null) return null;
  return (
    <PlainTheme>
      <MessagePage title={shellWords.noServer} hint={error}>
        <Button variant="contained" onClick={load}>
          {shellWords.retry}
        </Button>
      </MessagePage>
    </PlainTheme>
  );
}

/** The page before the server's theme colours are known: light or dark, as the system prefers. */
function PlainTheme({ children }: { children: ReactNode }) {
  const mode = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true }) ? 'dark' : 'light';
  const theme = useMemo(() => createTheme(makeTheme(mode, defaultThemeColors)), [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <main>{children}</main>
    </ThemeProvider>
  );
}
