import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useConfig } from '../config';
import { makeTheme } from './theme';

type Mode = 'light' | 'dark';
const storageKey = 'pv.ui.colorMode';

const ColorModeContext = createContext<{ mode: Mode; toggle: () => void }>({ mode: 'light', toggle: () => {} });

/** Light or dark, and how to change it. */
export function useColorMode() {
  return useContext(ColorModeContext);
}

/** Gives the theme: what the person chose, remembered; until then what the system wants. */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  const { themeColors } = useConfig();
  const system: Mode = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true }) ? 'dark' : 'light';
  const [chosen, setChosen] = useState(() => localStorage.getItem(storageKey));
  const mode = chosen === 'light' || chosen === 'dark' ? chosen : system;
  const theme = useMemo(() => makeTheme(mode, themeColors), [mode, themeColors]);
  const value = useMemo(() => {
    const other: Mode = mode === 'dark' ? 'light' : 'dark';
    return {
      mode,
      toggle() {
        localStorage.setItem(storageKey, other);
        setChosen(other);
      },
    };
  }, [mode]);
  return (
    <ColorModeContext value={value}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </ColorModeContext>
  );
}
