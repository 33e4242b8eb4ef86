import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, type ReactNode } from 'react';
import { defaultThemeColors } from '../../domain/features';
import { makeTheme } from './theme';

/** A page, and the look of what is shown before the server has told the colours of this instance: light or dark as the system wants it. */
export function PlainTheme({ children }: { children: ReactNode }) {
  const mode = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true }) ? 'dark' : 'light';
  const theme = useMemo(() => createTheme(makeTheme(mode, defaultThemeColors)), [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <main>{children}</main>
    </ThemeProvider>
  );
}
