import type { ThemeOptions } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { lowWindow } from './lowWindow';

/** The look of MUI's components: small, outlined, flat, with a visible focus. */
export function components(paper: string): ThemeOptions['components'] {
  return {
    MuiCssBaseline: {
      styleOverrides: (theme) => ({
        html: { colorScheme: theme.palette.mode },
        body: { fontSize: '0.875rem', scrollbarColor: `${theme.palette.divider} transparent` },
        // Keep focused elements out from under a form's sticky header.
        'html:has([data-bar])': {
          scrollPaddingTop: 112,
          scrollPaddingBottom: 16,
          [theme.breakpoints.down('sm')]: { scrollPaddingTop: 64 },
          [lowWindow]: { scrollPaddingTop: 8 },
        },
        ':focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
        a: { color: theme.palette.primary.main },
        // In forced colours, anything marked by its background alone must use a system colour.
        '@media (forced-colors: active)': {
          ':is([aria-pressed="true"], [aria-current="page"], [role="tab"][aria-selected="true"], [role="option"][aria-selected="true"]):not(svg *)':
            {
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
      // Draw the outline inside in tight places, such as a menu or a group.
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
    // On narrow screens an action goes below the message, which would otherwise be squeezed to a letter per line.
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
            [theme.breakpoints.down('sm'), lowWindow].map((small) => [
              small,
              { margin: 8, width: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)' },
            ]),
          ),
      },
    },
    MuiBackdrop: { defaultProps: { onMouseDownCapture: ignoreSecondClick, onClickCapture: ignoreSecondClick } },
    // On low windows fixed title and buttons would leave a line or two for the content: scroll the whole dialog.
    MuiDialogContent: { styleOverrides: { root: { [lowWindow]: { flex: 'none', overflowY: 'visible' } } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 650 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
  };
}

/**
 * The second click of a double click that opened a dialog or menu lands outside of it: ignored, as it would close
 * it or take the focus.
 */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail < 2 || !(event.target as Element).matches('.MuiDialog-container, .MuiBackdrop-root')) return;
  event.preventDefault();
  event.stopPropagation();
}
