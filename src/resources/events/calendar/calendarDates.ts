import type { EventInput } from '@fullcalendar/core';
import { dayBefore } from '../../../../domain/editorFilters';
import { isCalendarDay } from '../../../../domain/values/days';
import { externalEventType } from '../../../../domain/values/eventTypes';
import { localTime, timestampOf, timesAt, toTimestamp } from '../../../../domain/values/timestamps';
import { textOf } from '../../../../domain/values/textsIn';
import { dayAfter, wholeDays } from '../../../../domain/values/wholeDays';
import { eventWords } from '../../../i18n/types';
import { untitled } from '../../../i18n/untitled';
import { editPath } from '../../../ui/paths';

export type CalendarView = 'month' | 'week';

/**
 * An event for the calendar library: Swiss local time as if it were UTC, which has no clock changes.
 * @param row a row of the list
 * @returns null if the event has no start
 */
export function calendarEvent(row: Record<string, unknown> & { id: number }): EventInput | null {
  const { id, startDate, endDate, isPublic, type, color } = row;
  if (typeof startDate !== 'string') return null;
  const end = typeof endDate === 'string' ? endDate : null;
  const days = wholeDays(startDate, end);
  const title = textOf(row, 'title', 'de') || untitled.de;
  return {
    id: String(id),
    url: editPath('events', id),
    title: isPublic === true ? title : `${title} (${eventWords.draft})`,
    ...(days
      ? { allDay: true, start: days.first, end: dayAfter(days.last) }
      : { start: localTime(Date.parse(startDate)), ...(end && { end: localTime(Date.parse(end)) }) }),
    classNames: isPublic === true ? [] : ['is-draft'],
    extendedProps: {
      stored: { startDate, endDate: end ?? startDate } satisfies Dates,
      accent: type !== externalEventType && typeof color === 'string' && color !== '' ? color : null,
    },
  };
}

/** Start and end as they are stored. */
export interface Dates {
  startDate: string;
  endDate: string;
}

/** A position in the calendar library: Zurich's clock as if it were UTC. */
export interface CalendarTime {
  start: Date | null;
  end: Date | null;
  allDay: boolean;
}

const clockOf = (date: Date) => date.toISOString().slice(0, 19);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
/** The first of two equal clock times; null in the hour that is skipped in March. */
function momentAt(date: Date): string | null {
  const [time] = timesAt(clockOf(date));
  return time === undefined ? null : timestampOf(time);
}
const midnight = (day: string) => toTimestamp(day) as string;

/**
 * The dates of an event after it was dragged.
 * @returns null if the new time does not exist, in the hour that is skipped in March
 */
export function movedDates({ start, end, allDay }: CalendarTime): Dates | null {
  if (!start) return null;
  if (allDay)
    return { startDate: midnight(dayOf(start)), endDate: midnight(end ? dayBefore(dayOf(end), 1) : dayOf(start)) };
  const [startDate, endDate] = [momentAt(start), momentAt(end ?? start)];
  return startDate !== null && endDate !== null ? { startDate, endDate } : null;
}

/** The dates of a new event at a clicked position: the whole day, or an hour. */
export function datesAt(date: Date, allDay: boolean): Dates | null {
  return movedDates({ start: date, end: allDay ? null : new Date(date.getTime() + 3_600_000), allDay });
}

/** The state of the calendar in the hash of its URL: `#month=2026-11`, `#week=2026-11-09`. */
export const hashOf = (view: CalendarView, day: string): string =>
  view === 'month' ? `#month=${day.slice(0, 7)}` : `#week=${day}`;

/** Reads `hashOf`; null for anything else. */
export function placeIn(hash: string): { view: CalendarView; day: string } | null {
  const [, view, text = ''] = /^#(month|week)=([\d-]+)$/.exec(hash) ?? [];
  const day = view === 'month' ? `${text}-01` : text;
  return view && isCalendarDay(day) ? { view: view as CalendarView, day } : null;
}
