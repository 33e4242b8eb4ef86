import { deDE } from '@mui/material/locale';
import { alpha, darken, getContrastRatio, hexToRgb, lighten, type ThemeOptions } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import type { PublicConfig } from '../../domain/features';
import { components } from './components';

/** The contrast that WCAG 2.2 AA requires of normal text. */
const readable = 4.5;

/**
 * The first candidate that is readable on the background; if none is, the first one, darkened or lightened until it
 * is. Colours are `#RRGGBB`.
 */
export function readableOn(background: string, candidates: readonly string[]): string {
  const found = candidates.find((color) => getContrastRatio(color, background) >= readable);
  if (found) return found;
  const shift = getContrastRatio('#000000', background) > getContrastRatio('#FFFFFF', background) ? darken : lighten;
  const [first = '#000000'] = candidates;
  for (let step = 0.1; step < 1; step += 0.1) {
    const color = shift(hexToRgb(first), step);
    if (getContrastRatio(color, background) >= readable) return color;
  }
  return shift(hexToRgb(first), 1);
}

declare module '@mui/material/styles' {
  interface Palette {
    /** The sidebar: the instance's fourth colour, and readable colours on it. */
    sidebar: { background: string; text: string; mutedText: string; accent: string };
  }
  interface PaletteOptions {
    sidebar?: Palette['sidebar'];
  }
}

const surfaces = {
  light: { default: '#F7F5F4', paper: '#FFFFFF' },
  dark: { default: '#161312', paper: '#1F1B1A' },
};
const text = {
  light: { primary: '#1C1716', secondary: '#5E5654' },
  dark: { primary: '#F1ECEA', secondary: '#B5ABA8' },
};
/** System fonts: nothing to load, no third party. */
const fontFamily = '-apple-system, "Segoe UI", Roboto, Ubuntu, "Helvetica Neue", Arial, system-ui, sans-serif';

/**
 * The theme for react-admin: dense and calm, in the instance's colours. The first colour is the accent; text on or
 * in a colour uses the first readable one.
 */
export function makeTheme(mode: 'light' | 'dark', colors: PublicConfig['themeColors']): ThemeOptions {
  const [accent, strong, soft, dark] = colors;
  const paper = surfaces[mode].paper;
  const primary = readableOn(
    surfaces[mode].default,
    mode === 'light' ? [strong, accent, dark] : [soft, accent, strong],
  );
  const sidebarText = readableOn(dark, ['#FFFFFF', '#000000']);
  return {
    palette: {
      mode,
      primary: { main: primary },
      secondary: { main: mode === 'light' ? '#5E5654' : '#B5ABA8' },
      error: { main: mode === 'light' ? '#B3261E' : '#FF8A80' },
      warning: { main: mode === 'light' ? '#8A5300' : '#FFB95C' },
      success: { main: mode === 'light' ? '#2E6B34' : '#8BC98F' },
      info: { main: mode === 'light' ? '#1F5E8C' : '#8EC5EE' },
      background: surfaces[mode],
      text: text[mode],
      divider: mode === 'light' ? '#E2DCD9' : '#3A3433',
      contrastThreshold: 4.5,
      sidebar: {
        background: dark,
        text: sidebarText,
        mutedText: alpha(sidebarText, 0.78),
        accent: readableOn(dark, [accent, soft]),
      },
    },
    spacing: 8,
    shape: { borderRadius: 6 },
    typography: {
      fontFamily,
      fontSize: 13,
      htmlFontSize: 16,
      h1: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.25 },
      h2: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.3 },
      h3: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.35 },
      h4: { fontSize: '0.9375rem', fontWeight: 650 },
      h5: { fontSize: '0.875rem', fontWeight: 650 },
      h6: { fontSize: '0.875rem', fontWeight: 650 },
      body1: { fontSize: '0.875rem' },
      body2: { fontSize: '0.8125rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    transitions: {
      duration: { enteringScreen: 120, leavingScreen: 90, short: 100, shorter: 80, shortest: 60, standard: 120 },
    },
    components: deepmerge(deDE.components, components(paper)),
  };
}
