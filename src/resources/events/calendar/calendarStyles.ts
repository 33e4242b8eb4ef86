import type { SxProps, Theme } from '@mui/material/styles';

/**
 * The library draws by variables; these are the colours of the page, dark or light. Events of our own have theirs at
 * their side.
 */
export const calendarStyles: SxProps<Theme> = (theme) => ({
  flex: '1 1 0',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '--fc-border-color': theme.palette.divider,
  '--fc-page-bg-color': theme.palette.background.paper,
  '--fc-neutral-bg-color': theme.palette.background.default,
  '--fc-today-bg-color': `color-mix(in srgb, ${theme.palette.primary.main} 8%, transparent)`,
  '--fc-now-indicator-color': theme.palette.primary.main,
  '--fc-small-font-size': '0.75rem',
  // What leads to other months stays in sight.
  '& .scroller': { flex: '1 1 0', minHeight: 0, overflow: 'auto', display: 'flex', flexDirection: 'column' },
  '& .calendar': { flex: '1 1 0', minHeight: 420, minWidth: { xs: 640, md: 0 } },
  '& .fc': { fontSize: '0.8125rem' },
  '& .fc a': { color: 'text.primary' },
  '& .fc .fc-daygrid-day-number, & .fc .fc-col-header-cell-cushion': {
    color: 'text.secondary',
    textDecoration: 'none',
  },
  '& .fc .fc-day-other': { bgcolor: 'background.default' },
  '& .fc .fc-day-other .fc-daygrid-day-top': { opacity: 1 },
  '& .fc .fc-day-today .fc-daygrid-day-number': { color: 'text.primary', fontWeight: 700 },
  '& .fc .fc-event': {
    bgcolor: theme.palette.mode === 'light' ? 'grey.100' : 'grey.800',
    color: 'text.primary',
    border: 0,
    borderLeft: '4px solid var(--accent, var(--mui-palette-text-secondary, #767676))',
    borderRadius: 0.5,
    px: 0.5,
    cursor: 'pointer',
    '&:hover': { bgcolor: theme.palette.mode === 'light' ? 'grey.200' : 'grey.700' },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1, zIndex: 5 },
  },
  '& .fc .fc-timegrid-axis-cushion': { fontSize: '0.6875rem', px: 0.5 },
  '& .fc .fc-event-main': { color: 'text.primary' },
  '& .fc .fc-daygrid-event-dot': { display: 'none' },
  '& .fc .fc-event-title': { fontWeight: 500 },
  '& .fc .is-draft': { outline: `1px dashed ${theme.palette.warning.main}`, outlineOffset: -1 },
  // Instead of a sign of a font of its own.
  '& .fc .fc-popover-close::before': { content: '"✕"', fontFamily: 'inherit' },
  '& .fc .fc-daygrid-more-link': { color: 'text.primary', fontWeight: 600 },
});
