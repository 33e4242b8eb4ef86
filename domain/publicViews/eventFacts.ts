import type { Locale } from '../locales';
import { formatEventDates } from '../values/eventDates';
import { calendarAddress, eventWords } from './eventWords';
import { mailAddress } from '../values/addresses';
import { textOf, type RecordLike } from '../values/textsIn';
import { fact, related, said, type Fact } from './facts';

/** The facts of an event: when, where, by whom, and how to register. */
export function eventFacts(event: RecordLike, locale: Locale): Fact[] {
  const words = eventWords[locale];
  const registration = textOf(event, 'registration', locale);
  return [
    fact(words.when, formatEventDates(event.startDate, event.endDate)),
    said(words.location, event, 'location', locale),
    said(words.organizer, event, 'organizer', locale),
    said(words.contact, event, 'contact', locale),
    related(words.topics, event, 'topics', locale),
    related(words.languages, event, 'languages', locale),
    related(words.locations, event, 'locations', locale),
    fact(
      words.registration,
      registration === '' ? null : { text: words.register, href: mailAddress(registration) ?? registration },
    ),
    fact(
      words.agenda,
      typeof event.id === 'number' && event.startDate
        ? { text: words.calendar, href: calendarAddress(locale, event.id) }
        : null,
    ),
  ];
}
