import type { SxProps, Theme } from '@mui/material/styles';
import { onPhones } from '../../theme/theme';
import useMediaQuery from '@mui/material/useMediaQuery';
import { pencil, pencilWidth } from './CellEditing';

/** In pixels. All rows have the same height, so that positions in ten thousand rows can be computed. */
export const rowHeight = 34;
/** The height of a card: four lines of 18 pixels, so that none is cut off. */
const narrowRowHeight = 80;
export const headHeight = 34;

/** One style sheet for the whole table, because styled components per cell would cost more than the rest of it. */
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
    '& .grip': {
      position: 'absolute',
      insetBlock: 0,
      right: 0,
      width: '7px',
      cursor: 'col-resize',
      touchAction: 'none',
      '&:hover': { borderRight: `3px solid ${theme.palette.primary.main}` },
    },
    '& th button > span:first-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '& th[aria-sort$="ending"]': { color: 'text.primary' },
    '& .direction': { fontSize: '0.625rem' },
    '& tbody tr[data-row]': { height: rowHeight, cursor: 'pointer' },
    '& tbody tr[data-row] td': { height: rowHeight },
    // Opaque, because other cells scroll beneath the fixed title.
    '& td': { bgcolor: 'background.paper' },
    '& tr.draft td': { backgroundColor: tint(warning, 12) },
    '& tr[data-row]:hover td': { backgroundColor: tint(theme.palette.text.primary, 6) },
    '& tr:focus-within td': { backgroundColor: tint(theme.palette.text.primary, 10) },
    '& tr.draft:hover td, & tr.draft:focus-within td': { backgroundColor: tint(warning, 24) },
    // Shown with CSS alone, because a button in each cell would cost too much while scrolling. F2 does the same.
    '@media (hover: hover)': {
      '& td[data-column]:not(.title):hover': { position: 'relative' },
      '& td[data-column]:hover::after': {
        content: `'${pencil}' / ''`,
        position: 'absolute',
        insetBlock: 0,
        right: 0,
        width: pencilWidth,
        display: 'grid',
        placeItems: 'center',
        backgroundColor: 'inherit',
        color: theme.palette.text.secondary,
        fontSize: '1rem',
      },
    },
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
    // On phones each row is a card: the title, then the label and value of each column, in four lines.
    [onPhones]: {
      '& td[data-column]:hover::after': { display: 'none' },
      '& .RaDataTable-tableWrapper': { containerType: 'inline-size' },
      '& table.RaDataTable-table, & tbody, & thead': { display: 'block' },
      '& thead': { position: 'sticky', top: 0, zIndex: 2 },
      '& thead tr': { display: 'flex', height: headHeight },
      '& th': { position: 'static', flex: 'none' },
      '& th.order': { flex: 1, padding: '0 7px 0 0', overflow: 'visible' },
      '& th.order select': {
        width: '100%',
        height: headHeight - 4,
        border: 0,
        font: 'inherit',
        color: 'inherit',
        background: 'none',
      },
      '& tr[aria-hidden]': { display: 'block' },
      '& tbody tr[data-row]': {
        display: 'block',
        position: 'relative',
        boxSizing: 'border-box',
        height: narrowRowHeight,
        overflow: 'hidden',
        padding: '7px 10px 0',
        borderBottom: `1px solid ${theme.palette.divider}`,
        lineHeight: '18px',
      },
      '& tbody tr[data-row]:has(> .select)': { paddingLeft: '38px' },
      '& tbody tr[data-row] td': { display: 'inline', height: 'auto', padding: 0, border: 0, whiteSpace: 'normal' },
      '& tbody tr[data-row] td:is(:empty, .nothing)': { display: 'none' },
      '& tbody tr[data-row] td[data-label]': { marginRight: '12px' },
      '& tbody tr[data-row] td[data-label]::before': {
        content: 'attr(data-label) ": "',
        color: 'text.secondary',
      },
      '& tbody tr[data-row] td.select': { position: 'absolute', inset: '0 auto 0 0', width: 38, display: 'block' },
      '& tbody tr[data-row] td.title': { display: 'block', position: 'static' },
      '& td.title .name': {
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
      '& tr.draft td:first-of-type': { boxShadow: 'none' },
      '& tbody tr.draft': { backgroundColor: tint(warning, 12), boxShadow: `inset 3px 0 0 ${warning}` },
      '& tbody tr[data-row] td, & tbody tr[data-row]:hover td, & tbody tr:focus-within td': {
        backgroundColor: 'transparent',
      },
      '& tbody tr:focus-within': { backgroundColor: tint(theme.palette.text.primary, 10) },
    },
    // On the narrowest screens, or at 400 % zoom, a title next to its icons would be two letters wide, so they go below
    // it.
    '@container (max-width: 300px)': {
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

/** Whether rows are cards, as on a phone, where the title comes first. */
export const useIsNarrow = (): boolean => useMediaQuery(onPhones, { noSsr: true });

/** The height of a row, in pixels. */
export const useRowHeight = (): number => (useIsNarrow() ? narrowRowHeight : rowHeight);
