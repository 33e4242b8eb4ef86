import { Calendar, type CalendarOptions } from '@fullcalendar/core';
import german from '@fullcalendar/core/locales/de';
import dayGrid from '@fullcalendar/daygrid';
import timeGrid from '@fullcalendar/timegrid';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useGetList, useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { SxProps, Theme } from '@mui/material/styles';
import { maxLimit } from '../../../../domain/http';
import { clockAt } from '../../../../domain/values/moments';
import { dayBefore } from '../../../../domain/editorFilters';
import { eventWords } from '../../../i18n/types';
import { listWords } from '../../../i18n/lists';
import { recall, remember } from '../../../list/listMemory';
import { calendarEvent } from './calendarEvents';

export type CalendarView = 'month' | 'week';

const views: Record<CalendarView, string> = { month: 'dayGridMonth', week: 'timeGridWeek' };
/** The day last viewed in this session. */
const memory = 'events.calendar';

/** The days shown, first to last. */
interface Shown {
  from: string;
  till: string;
}

const fixedOptions: CalendarOptions = {
  plugins: [dayGrid, timeGrid],
  locale: german,
  // Swiss local time is drawn as if it were UTC.
  timeZone: 'UTC',
  now: () => clockAt(Date.now()),
  headerToolbar: false,
  height: '100%',
  nowIndicator: true,
  dayMaxEvents: true,
  // Events that end in the small hours belong to the day before.
  nextDayThreshold: '04:00',
  slotMinTime: '06:00:00',
  slotMaxTime: '24:00:00',
  scrollTime: '07:00:00',
  eventTimeFormat: { hour: '2-digit', minute: '2-digit', hour12: false },
  moreLinkContent: ({ num }) => eventWords.more(num),
  eventDidMount: ({ el, event }) => {
    const { accent } = event.extendedProps as { accent: string | null };
    if (accent) el.style.setProperty('--accent', accent);
    el.title = event.title;
  },
};

/**
 * The events of the surrounding list in a month or week, with the same filters. Each is a link; the library loads
 * with the first calendar.
 */
export function EventCalendar({ view }: { view: CalendarView }) {
  const box = useRef<HTMLDivElement>(null);
  const calendar = useRef<Calendar>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [title, setTitle] = useState('');
  const navigate = useRef(useNavigate());
  useEffect(() => {
    const made = new Calendar(box.current as HTMLElement, {
      ...fixedOptions,
      initialView: views[view],
      initialDate: recall(memory) ?? clockAt(Date.now()).slice(0, 10),
      datesSet: ({ startStr, endStr, view: { title, calendar: there } }) => {
        setShown({ from: startStr.slice(0, 10), till: dayBefore(endStr.slice(0, 10), 1) });
        setTitle(title);
        remember(memory, there.getDate().toISOString().slice(0, 10));
      },
      eventClick: ({ event, jsEvent }) => {
        if (jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey) return;
        jsEvent.preventDefault();
        void navigate.current(event.url);
      },
    });
    calendar.current = made;
    made.render();
    // On a phone a week is wider than the page.
    box.current?.querySelector('.fc-day-today')?.scrollIntoView({ inline: 'center', block: 'nearest' });
    return () => made.destroy();
  }, [view]);

  const { filterValues } = useListContext();
  const { data, error, isFetching } = useGetList<Record<string, unknown> & { id: number }>(
    'events',
    {
      filter: { ...filterValues, ...shown },
      sort: { field: 'startDate', order: 'ASC' },
      pagination: { page: 1, perPage: maxLimit },
      meta: { shape: 'summary' },
    },
    { enabled: shown !== null, placeholderData: (before) => before },
  );
  const found = useMemo(() => (data ?? []).flatMap((row) => calendarEvent(row) ?? []), [data]);
  useEffect(() => {
    const { current } = calendar;
    current?.batchRendering(() => {
      current.removeAllEvents();
      for (const one of found) current.addEvent(one);
    });
  }, [found, view]);
  return (
    <Box sx={calendarStyles} role="region" aria-label={eventWords.calendar} aria-busy={isFetching}>
      {isFetching && (
        <LinearProgress
          aria-label={listWords.loading}
          sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2 }}
        />
      )}
      {error != null && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {error.message}
        </Alert>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.25, sm: 1 }, px: 1.5, py: 1 }}>
        <Typography component="h2" variant="h2" aria-live="polite" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        <IconButton
          size="small"
          aria-label={eventWords.previous[view]}
          title={eventWords.previous[view]}
          onClick={() => calendar.current?.prev()}
        >
          <PreviousIcon />
        </IconButton>
        <Button
          size="small"
          color="secondary"
          variant="outlined"
          onClick={() => calendar.current?.gotoDate(clockAt(Date.now()).slice(0, 10))}
        >
          {eventWords.today}
        </Button>
        <IconButton
          size="small"
          aria-label={eventWords.next[view]}
          title={eventWords.next[view]}
          onClick={() => calendar.current?.next()}
        >
          <NextIcon />
        </IconButton>
      </Box>
      <div className="scroller">
        <div ref={box} className="calendar" />
      </div>
    </Box>
  );
}

/**
 * The library is styled by variables; these are the page's colours, dark or light. Our own events have theirs on
 * the side.
 */
const calendarStyles: SxProps<Theme> = (theme) => ({
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
  // Navigation between months stays visible.
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
  // Instead of an icon font.
  '& .fc .fc-popover-close::before': { content: '"✕"', fontFamily: 'inherit' },
  '& .fc .fc-daygrid-more-link': { color: 'text.primary', fontWeight: 600 },
});
