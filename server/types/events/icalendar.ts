import { control, escaped, folded } from '../../../domain/values/contentLines';
import { ambiguousTimestamps, localTime } from '../../../domain/values/timestamps';
import { dayAfter, wholeDays } from '../../../domain/values/wholeDays';

/**
 * Writes calendars according to RFC 5545. We would only need the line format and the time zone of a library, and the
 * time zone must be exact for Zurich, so we write both ourselves.
 */

/** An entry of a calendar. Timestamps are ISO 8601; text is plain, with line breaks. */
export interface CalendarEntry {
  uid: string;
  start: string;
  end: string | null;
  summary: string;
  description: string;
  location: string;
  /** The URL of its page. */
  url: string;
  organizer: { name: string; address: string } | null;
  categories: readonly string[];
  isDraft: boolean;
  createdAt: string;
  updatedAt: string;
}

/** The publisher, the language (`DE`), and the name that subscribing programs show. */
interface CalendarHead {
  product: string;
  language: string;
  name?: string;
}

const zone = 'Europe/Zurich';

/** Clock changes according to the rules in force since 1996; earlier entries are written in UTC. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19970330T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];
const zoneFrom = '1996-10-28';

export function writeCalendar({ product, language, name }: CalendarHead, entries: readonly CalendarEntry[]): string {
  const named = name
    ? [
        `X-WR-CALNAME:${escaped(name)}`,
        `NAME:${escaped(name)}`,
        'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
        'X-PUBLISHED-TTL:PT6H',
      ]
    : [];
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Agenda//${language}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...named,
  ];
  return [...head, ...timeZone, ...entries.flatMap(linesOf), 'END:VCALENDAR', ''].map(folded).join('\r\n');
}

function linesOf(entry: CalendarEntry): string[] {
  const { organizer } = entry;
  const text = (property: string, value: string) => (value === '' ? [] : [`${property}:${escaped(value)}`]);
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${inUtc(entry.updatedAt)}`,
    `CREATED:${inUtc(entry.createdAt)}`,
    `LAST-MODIFIED:${inUtc(entry.updatedAt)}`,
    ...times(entry),
    `STATUS:${entry.isDraft ? 'TENTATIVE' : 'CONFIRMED'}`,
    ...text('SUMMARY', entry.summary),
    ...text('DESCRIPTION', entry.description),
    ...text('LOCATION', entry.location),
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:${organizer.address}`] : []),
    ...(entry.categories.length > 0 ? [`CATEGORIES:${entry.categories.map(escaped).join(',')}`] : []),
    `URL:${entry.url}`,
    'END:VEVENT',
  ];
}

/**
 * Start and end. Calendars define the end of whole days as the day after. An end that is not after the start is left
 * out, since calendars refuse it.
 */
function times({ start, end }: Pick<CalendarEntry, 'start' | 'end'>): string[] {
  const days = wholeDays(start, end);
  if (days) return [`DTSTART;VALUE=DATE:${digits(days.first)}`, `DTEND;VALUE=DATE:${digits(dayAfter(days.last))}`];
  const endsLater = end !== null && Date.parse(end) > Date.parse(start);
  return [`DTSTART${moment(start)}`, ...(endsLater ? [`DTEND${moment(end)}`] : [])];
}

/** Zurich local time; UTC if that time is ambiguous or predates the current rules. */
function moment(iso: string): string {
  const clock = localTime(Date.parse(iso));
  return clock < zoneFrom || ambiguousTimestamps(iso) ? `:${inUtc(iso)}` : `;TZID=${zone}:${digits(clock)}`;
}

const digits = (text: string) => text.replace(/[-:]/g, '');
const inUtc = (iso: string) => `${digits(new Date(iso).toISOString().slice(0, 19))}Z`;

/** Quotes cannot be escaped in a parameter. */
const quoted = (text: string) => `"${text.replace(/\s+/g, ' ').replace(control, '').replaceAll('"', '’')}"`;
