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
import { MessagePage } from './ui/MessagePage';
import { makeTheme } from './theme/theme';

/** Asks the server what this instance is, then shows the application; says so when the server can't be reached. */
export function Start() {
  const [config, setConfig] = useState<PublicConfig | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(() => {
    setError(null);
    loadConfig().then(setConfig, (failure: Error) => setError(failure.message));
  }, []);
  useEffect(load, [load]);
  // Nothing is here that could be lost, and what else the page has asked for has failed, too.
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

/**
 * A page, and the look of what is shown before the server has told the colours of this instance: light or dark as the
 * system wants it.
 */
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
