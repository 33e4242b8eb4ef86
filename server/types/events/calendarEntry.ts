import { eventWords } from '../../../domain/publicViews/eventWords';
import type { Locale } from '../../../domain/locales';
import { plainText } from '../../../domain/lists/search';
import { namesOf, textOf } from '../../../domain/values/textsIn';
import type { CalendarEntry } from './icalendar';

/**
 * An event as it stands in a calendar, in a language with its fallback. In: the event as the API answers it, its page.
 * Out: null for one that nobody knows the beginning of.
 */
export function calendarEntry(event: Record<string, any>, locale: Locale, url: string): CalendarEntry | null {
  const { id, startDate, endDate, isPublic, createdAt, updatedAt } = event;
  if (typeof startDate !== 'string') return null;
  const text = (field: string) => textOf(event, field, locale);
  const registration = text('registration');
  const description = [
    linesIn(text('text')) || text('description'),
    registration && `${eventWords[locale].registration}: ${registration}`,
  ]
    .filter(Boolean)
    .join('\n\n');
  return {
    uid: `event-${locale}-${id}`,
    start: startDate,
    // Calendars refuse an end that is the beginning.
    end: endDate === startDate ? null : (endDate ?? null),
    summary: text('title'),
    description,
    location: text('location'),
    url,
    organizer: organizerOf(text('organizer'), [text('contact'), registration], url),
    categories: namesOf(event, 'topics', locale),
    isDraft: isPublic !== true,
    createdAt,
    updatedAt,
  };
}

/** Paragraphs, headings, items and breaks each end a line. */
function linesIn(html: string): string {
  return html
    .split(/<\/(?:p|h[1-6]|li|tr)>|<br\s*\/?>/i)
    .map(plainText)
    .filter(Boolean)
    .join('\n');
}

/** Calendars know who organises by an address: the first one that somebody can write to, else the page of the event. */
function organizerOf(name: string, texts: readonly string[], page: string): CalendarEntry['organizer'] {
  if (name === '') return null;
  const mail = texts.flatMap((text) => /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text)?.[0] ?? [])[0];
  return { name, address: mail ? `mailto:${mail}` : page };
}
