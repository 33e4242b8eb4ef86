import type { EventInput } from '@fullcalendar/core';
import { externalEvent } from '../../../../domain/values/eventTypes';
import { clockAt } from '../../../../domain/values/moments';
import { textOf } from '../../../../domain/values/textsIn';
import { dayAfter, wholeDays } from '../../../../domain/values/wholeDays';
import { eventWords } from '../../../i18n/types';
import { untitled } from '../../../i18n/untitled';
import { editPath } from '../../../ui/paths';

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
      : { start: clockAt(Date.parse(startDate)), ...(end && { end: clockAt(Date.parse(end)) }) }),
    classNames: isPublic === true ? [] : ['is-draft'],
    extendedProps: { accent: type !== externalEvent && typeof color === 'string' && color !== '' ? color : null },
  };
}
