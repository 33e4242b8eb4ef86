import { Calendar, type CalendarOptions } from '@fullcalendar/core';
import german from '@fullcalendar/core/locales/de';
import dayGrid from '@fullcalendar/daygrid';
import interaction from '@fullcalendar/interaction';
import listView from '@fullcalendar/list';
import timeGrid from '@fullcalendar/timegrid';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useMemo, useRef, useState } from 'react';
import { HttpError, useDataProvider, useEvent, useGetList, useListContext, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SxProps, Theme } from '@mui/material/styles';
import { emptyRecord } from '../../../../domain/contentType';
import { maxLimit } from '../../../../domain/http';
import { formatTimestamp, invalidTimestamp, localTime } from '../../../../domain/values/timestamps';
import { dayBefore } from '../../../../domain/editorFilters';
import { events } from '../../../../domain/types/event';
import { presetNextRecord } from '../../../form/duplicating/copyOf';
import { eventWords } from '../../../i18n/types';
import { listWords } from '../../../i18n/lists';
import { useSaveWithUndo } from '../../../list/bulk/useChangeMarked';
import { recall, remember } from '../../../list/listMemory';
import { addPath } from '../../../ui/paths';
import { calendarEvent, hashOf, placeIn, datesAt, movedDates, type CalendarView, type Dates } from './calendarDates';
import { Subscribe } from './Subscribe';
import { useMayWrite } from '../../../session/session';

/** On a phone, the days of a month or week are shown as a list. */
const views: Record<CalendarView, { wide: string; narrow: string }> = {
  month: { wide: 'dayGridMonth', narrow: 'listMonth' },
  week: { wide: 'timeGridWeek', narrow: 'listWeek' },
};
/** The day last viewed in this session. */
const memory = 'events.calendar';

/** The days shown, first to last. */
interface Shown {
  from: string;
  till: string;
}

/** The library's links for days have neither a URL nor a role. */
const nameDay = ({ el }: { el: HTMLElement }) => {
  for (const day of el.querySelectorAll('[data-navlink]')) {
    day.setAttribute('role', 'button');
    day.setAttribute('aria-label', day.getAttribute('title') ?? '');
  }
};

const fixedOptions: CalendarOptions = {
  plugins: [dayGrid, timeGrid, listView, interaction],
  locale: german,
  // Swiss local time is drawn as if it were UTC.
  timeZone: 'UTC',
  now: () => localTime(Date.now()),
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
  noEventsText: eventWords.noEvents,
  // Days are links that create an event.
  navLinkHint: eventWords.createOn,
  dayCellDidMount: nameDay,
  dayHeaderDidMount: nameDay,
  eventDidMount: ({ el, event }) => {
    const { accent } = event.extendedProps as { accent: string | null };
    if (accent) el.style.setProperty('--accent', accent);
    el.title = event.title;
  },
};

type Dropped = Parameters<NonNullable<CalendarOptions['eventDrop']>>[0];

/**
 * The events of the surrounding list in a month or week, with the same filters. Each is a link, and can be dragged to
 * another time; a day creates an event. The library loads with the first calendar.
 */
export function EventCalendar({ view }: { view: CalendarView }) {
  const box = useRef<HTMLDivElement>(null);
  const calendar = useRef<Calendar>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [title, setTitle] = useState('');
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const place = hashOf(view, placeIn(hash)?.day ?? recall(memory) ?? today());
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const mayWrite = useMayWrite('events')('de');
  const move = useMove();
  const create = useEvent((date: Date, allDay: boolean) => {
    const dates = datesAt(date, allDay);
    if (!dates) return;
    presetNextRecord('events', { ...emptyRecord(events), ...dates });
    void navigate(addPath('events'));
  });
  const open = useEvent((path: string) => void navigate(path));
  const show = useEvent((day: string) => {
    remember(memory, day);
    if (window.location.hash !== hashOf(view, day))
      void navigate({ search, hash: hashOf(view, day) }, { replace: true });
  });
  const dayIn = useEvent(() => placeIn(place)?.day ?? today());
  useEffect(() => {
    const made = new Calendar(box.current as HTMLElement, {
      ...fixedOptions,
      editable: mayWrite,
      navLinks: mayWrite,
      initialView: views[view][isNarrow ? 'narrow' : 'wide'],
      initialDate: dayIn(),
      datesSet: ({ startStr, endStr, view: { title, calendar: there } }) => {
        setShown({ from: startStr.slice(0, 10), till: dayBefore(endStr.slice(0, 10), 1) });
        setTitle(title);
        show(there.getDate().toISOString().slice(0, 10));
      },
      eventClick: ({ event, jsEvent }) => {
        if (jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey) return;
        jsEvent.preventDefault();
        open(event.url);
      },
      dateClick: ({ date, allDay }) => mayWrite && create(date, allDay),
      navLinkDayClick: (date) => create(date, true),
      eventDrop: move,
      eventResize: move,
    });
    calendar.current = made;
    made.render();
    // On a phone, a week is wider than the page.
    box.current?.querySelector('.fc-day-today')?.scrollIntoView({ inline: 'center', block: 'nearest' });
    return () => made.destroy();
  }, [view, isNarrow, dayIn, open, create, mayWrite, move, show]);
  useEffect(() => {
    const shownNow = calendar.current?.getDate().toISOString().slice(0, 10) ?? '';
    if (hashOf(view, shownNow) !== place) calendar.current?.gotoDate(dayIn());
    // react-admin drops the hash whenever the filters change.
    else show(shownNow);
  }, [dayIn, hash, place, show, view]);

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
  }, [found, view, isNarrow]);
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
        <Button size="small" color="secondary" variant="outlined" onClick={() => calendar.current?.gotoDate(today())}>
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
        <Subscribe filter={filterValues as Record<string, unknown>} />
      </Box>
      <div className="scroller">
        <div ref={box} className="calendar" />
      </div>
    </Box>
  );
}

const today = () => localTime(Date.now()).slice(0, 10);

/** Saves an event where it was dropped, unless it has been moved since it was loaded. */
function useMove(): (dropped: Pick<Dropped, 'event' | 'revert'>) => void {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const save = useSaveWithUndo(events, 'events');
  const move = async ({ event }: Pick<Dropped, 'event'>) => {
    const { stored } = event.extendedProps as { stored: Dates };
    const next = movedDates(event);
    if (!next) throw new Error(invalidTimestamp);
    const { data: before } = await dataProvider.getOne('events', { id: Number(event.id) });
    if (before.startDate !== stored.startDate || before.endDate !== stored.endDate)
      throw new Error(eventWords.movedByOther);
    await save(before, { ...before, ...next }, (name) => eventWords.moved(name, formatTimestamp(next.startDate)));
  };
  return useEvent((dropped) => {
    void move(dropped).catch((error: unknown) => {
      dropped.revert();
      notify(error instanceof HttpError && error.status === 412 ? eventWords.movedByOther : (error as Error).message, {
        type: 'error',
      });
    });
  });
}

/**
 * The library is styled through variables, which get the page's colours, dark or light. Our own events show their
 * colour on the side.
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
  // The navigation between months stays visible.
  '& .scroller': { flex: '1 1 0', minHeight: 0, overflow: 'auto', display: 'flex', flexDirection: 'column' },
  '& .calendar': { flex: '1 1 0', minHeight: 420, minWidth: { sm: 640, md: 0 } },
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
  '& .fc .fc-list-event-dot': { borderColor: 'var(--accent, var(--mui-palette-text-secondary, #767676))' },
  '& .fc .fc-event-title': { fontWeight: 500 },
  '& .fc .is-draft': { outline: `1px dashed ${theme.palette.warning.main}`, outlineOffset: -1 },
  // Replaces an icon font.
  '& .fc .fc-popover-close::before': { content: '"✕"', fontFamily: 'inherit' },
  '& .fc .fc-daygrid-more-link': { color: 'text.primary', fontWeight: 600 },
});
