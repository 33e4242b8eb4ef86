import { deDE } from '@mui/material/locale';
import { alpha, darken, getContrastRatio, hexToRgb, lighten, type ThemeOptions } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import type { MouseEvent } from 'react';
import type { PublicConfig } from '../../domain/features';

/** On phones the menu is a bar above the page, and rows of lists are cards. */
export const onPhones = '@media (max-width: 599px)';

/** A window too low for fixed parts around scrolling content: 800 pixels at 200 % zoom, or any window at 400 %. */
export const shortWindow = '@media (max-height: 480px)';

const markedByBackground =
  ':is([aria-pressed="true"], [aria-current="page"], [role="tab"][aria-selected="true"], ' +
  '[role="option"][aria-selected="true"]):not(svg *)';

/** The contrast that WCAG 2.2 AA requires for normal text. */
const readable = 4.5;

/**
 * The first candidate that is readable on the background; if none is, the first one, darkened or lightened until it is.
 * Colours are `#RRGGBB`.
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
    sidebar: { background: string; text: string; mutedText: string; divider: string; accent: string };
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
/** System fonts, so that nothing has to be loaded from a third party or at all. */
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
        divider: alpha(sidebarText, 0.18),
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

/** The look of MUI's components: small, outlined, flat, with a visible focus. */
function components(paper: string): ThemeOptions['components'] {
  return {
    MuiCssBaseline: {
      styleOverrides: (theme) => ({
        html: { colorScheme: theme.palette.mode },
        body: { fontSize: '0.875rem', scrollbarColor: `${theme.palette.divider} transparent` },
        // Keeps focused elements from being covered by a form's sticky header.
        'html:has([data-bar])': {
          scrollPaddingTop: 112,
          scrollPaddingBottom: 16,
          [theme.breakpoints.down('sm')]: { scrollPaddingTop: 64 },
          [shortWindow]: { scrollPaddingTop: 8 },
        },
        ':focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
        a: { color: theme.palette.primary.main },
        // In forced colours, anything marked only by its background must use a system colour.
        '@media (forced-colors: active)': {
          [markedByBackground]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight !important',
            color: 'HighlightText !important',
            outlineColor: 'HighlightText !important',
          },
          '.MuiButton-contained': { border: '1px solid ButtonBorder !important' },
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
        },
      }),
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // Draws the outline inside in tight places, such as a menu or a group.
      styleOverrides: {
        root: ({ theme }) => ({
          '&.Mui-focusVisible': {
            outline: `2px solid ${theme.palette.primary.main}`,
            outlineOffset: 2,
            '&:is(.MuiMenuItem-root, .MuiListItemButton-root, .MuiTab-root)': { outlineOffset: -2 },
          },
        }),
      },
    },
    MuiButton: {
      defaultProps: { size: 'small', disableElevation: true },
      styleOverrides: {
        root: { minHeight: 32, '&[aria-disabled="true"]:not(.Mui-disabled)': { opacity: 0.45, cursor: 'default' } },
      },
    },
    MuiIconButton: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiSelect: { defaultProps: { size: 'small' } },
    MuiAutocomplete: { defaultProps: { size: 'small' } },
    MuiCheckbox: { defaultProps: { size: 'small' } },
    MuiRadio: { defaultProps: { size: 'small' } },
    MuiSwitch: { defaultProps: { size: 'small' } },
    MuiChip: { defaultProps: { size: 'small' }, styleOverrides: { root: { borderRadius: 4 } } },
    MuiOutlinedInput: { styleOverrides: { root: { backgroundColor: paper } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiTable: { defaultProps: { size: 'small' } },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 650 } } },
    MuiTooltip: { defaultProps: { enterDelay: 400, arrow: true } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    // On narrow screens the action goes below the message, which would otherwise be squeezed to one letter per line.
    MuiAlert: {
      styleOverrides: {
        root: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { flexWrap: 'wrap' } }),
        message: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { flex: '1 1 8rem' } }),
      },
    },
    MuiDialog: {
      defaultProps: { fullWidth: true, maxWidth: 'sm', onMouseDownCapture: ignoreSecondClick },
      styleOverrides: {
        paper: ({ theme }) =>
          Object.fromEntries(
            [theme.breakpoints.down('sm'), shortWindow].map((small) => [
              small,
              { margin: 8, width: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)' },
            ]),
          ),
      },
    },
    MuiBackdrop: { defaultProps: { onMouseDownCapture: ignoreSecondClick, onClickCapture: ignoreSecondClick } },
    // In low windows a fixed title and buttons would leave only a line or two for the content, so the whole dialog
    // scrolls.
    MuiDialogContent: { styleOverrides: { root: { [shortWindow]: { flex: 'none', overflowY: 'visible' } } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 650 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
  };
}

/**
 * The second click of a double-click that opened a dialog or menu lands outside it. It is ignored, because it would
 * close it or take the focus.
 */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail < 2 || !(event.target as Element).matches('.MuiDialog-container, .MuiBackdrop-root')) return;
  event.preventDefault();
  event.stopPropagation();
}
