import type { SxProps, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Pixels; all rows have one height, so that positions in ten thousand rows can be computed. */
export const rowHeight = 34;
const narrowRowHeight = 50;
export const headHeight = 34;

/** One style sheet for the whole table: styled components per cell would cost more than the rest of it. */
export const tableStyles: SxProps<Theme> = (theme) => {
  const warning = theme.palette.warning.main;
  const tint = (color: string, percent: number) =>
    `color-mix(in srgb, ${color} ${percent}%, ${theme.palette.background.paper})`;
  return {
    flex: '1 1 0',
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    '& .RaDataTable-tableWrapper': {
      flex: '1 1 0',
      minHeight: 240,
      overflow: 'auto',
      overflowAnchor: 'none',
      scrollPaddingTop: headHeight,
      position: 'relative',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'background.paper',
    },
    '& table.RaDataTable-table': {
      display: 'table',
      width: '100%',
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: 0,
      fontSize: '0.8125rem',
      fontVariantNumeric: 'tabular-nums',
    },
    '& th, & td': {
      padding: '0 7px',
      textAlign: 'left',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      boxSizing: 'border-box',
      borderBottom: `1px solid ${theme.palette.divider}`,
    },
    '& th': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      height: headHeight,
      fontWeight: 600,
      fontSize: '0.75rem',
      color: 'text.secondary',
      bgcolor: 'background.paper',
      borderBottomWidth: 2,
    },
    '& th button': {
      all: 'unset',
      display: 'flex',
      gap: '2px',
      width: '100%',
      height: '100%',
      alignItems: 'center',
      cursor: 'pointer',
      boxSizing: 'border-box',
      '&:hover': { color: 'text.primary' },
      '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
    },
    '& th button > span:first-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& th[aria-sort$="ending"]': { color: 'text.primary' },
    '& .direction': { fontSize: '0.625rem' },
    '& tbody tr[data-row]': { height: rowHeight, cursor: 'pointer' },
    '& tbody tr[data-row] td': { height: rowHeight },
    // Opaque, as other cells scroll beneath the fixed title.
    '& td': { bgcolor: 'background.paper' },
    '& tr.draft td': { backgroundColor: tint(warning, 12) },
    '& tr[data-row]:hover td': { backgroundColor: tint(theme.palette.text.primary, 6) },
    '& tr:focus-within td': { backgroundColor: tint(theme.palette.text.primary, 10) },
    '& tr.draft:hover td, & tr.draft:focus-within td': { backgroundColor: tint(warning, 24) },
    '& tr.draft td:first-of-type': { boxShadow: `inset 3px 0 0 ${warning}` },
    '& .full': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& .select': { width: 38, padding: 0, textOverflow: 'clip' },
    '& .select label': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      height: '100%',
      cursor: 'pointer',
    },
    '& .select input': {
      width: 16,
      height: 16,
      margin: 0,
      accentColor: theme.palette.primary.main,
      '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
    },
    '& .title': { position: 'sticky', left: 0, zIndex: 1, borderRight: `1px solid ${theme.palette.divider}` },
    '& th.title': { zIndex: 2 },
    '& td.title > div': { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 },
    '& td.title .name': {
      all: 'unset',
      flex: '0 1 auto',
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      cursor: 'pointer',
      color: 'text.primary',
      fontWeight: 500,
      textDecoration: 'none',
      borderRadius: '2px',
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -1 },
    },
    // A fixed title would leave no room for the cells scrolling by: title and checkbox fill the screen and scroll
    // too.
    '@media (max-width: 599px)': {
      '& .RaDataTable-tableWrapper': { containerType: 'inline-size' },
      '& td.title': { position: 'static' },
      '& th.title': { left: 'auto' },
      '& tbody tr[data-row], & tbody tr[data-row] td': { height: narrowRowHeight },
      '& td.title .name': {
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        whiteSpace: 'normal',
        lineHeight: 1.3,
        overflowWrap: 'anywhere',
      },
    },
    // On the narrowest screens, or at 400 %, a title next to its marks would be two letters wide: they go below it.
    '@container (max-width: 280px)': {
      '& td.title > div:has(> .mark, > .gap)': { flexWrap: 'wrap', rowGap: 0 },
      '& td.title > div:has(> .mark, > .gap) > .name': { order: -1, flexBasis: '100%', WebkitLineClamp: 1 },
      '& td.title > div > button:not(.name)': { order: -2 },
      '& td.title > div > button:not(.name) ~ .name': { flexBasis: 'calc(100% - 30px) !important' },
    },
    '& .mark, & .gap': {
      flex: 'none',
      fontSize: '0.6875rem',
      lineHeight: '16px',
      padding: '0 5px',
      borderRadius: '3px',
      fontWeight: 600,
    },
    '& .mark': { color: theme.palette.warning.contrastText, backgroundColor: warning },
    '& .gap': { color: 'text.secondary', border: `1px dashed ${theme.palette.text.secondary}`, lineHeight: '14px' },
  };
};

/** Whether the table is as narrow as on a phone: the title then comes first and has the full width and two lines. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 599px)', { noSsr: true });

/** The height of a row, in pixels. */
export const useRowHeight = (): number => (useIsNarrow() ? narrowRowHeight : rowHeight);
