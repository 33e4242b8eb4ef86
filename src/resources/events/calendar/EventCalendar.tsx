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
import { maxLimit } from '../../../../domain/http';
import { clockAt } from '../../../../domain/values/moments';
import { dayBefore } from '../../../../domain/editorFilters';
import { eventWords } from '../../../i18n/types';
import { listWords } from '../../../i18n/lists';
import { recall, remember } from '../../../list/sessionMemory';
import { calendarEvent } from './calendarEvents';
import { calendarStyles } from './calendarStyles';

export type CalendarView = 'month' | 'week';

const views: Record<CalendarView, string> = { month: 'dayGridMonth', week: 'timeGridWeek' };
/** The day that was looked at last in this visit. */
const memory = 'events.calendar';

/** Days from the first one shown to the last one. */
interface Shown {
  from: string;
  till: string;
}

const fixedOptions: CalendarOptions = {
  plugins: [dayGrid, timeGrid],
  locale: german,
  // What the clock of Zurich shows is drawn as if it were UTC.
  timeZone: 'UTC',
  now: () => clockAt(Date.now()),
  headerToolbar: false,
  height: '100%',
  nowIndicator: true,
  dayMaxEvents: true,
  // What ends in the small hours belongs to the day before.
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
 * The events of the list around it in a month or a week, under the same filters. Each is a link; the library comes with
 * the first calendar.
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
    // On a phone the days of a week are wider than the page.
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
          {(error as Error).message}
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
