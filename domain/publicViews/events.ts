import type { ContentLocale, Locale } from '../locales';
import { plainText } from '../lists/search';
import { formatEventDates } from '../values/eventDates';
import { calendarAddress, eventWords } from './eventWords';
import { mailAddress } from '../values/addresses';
import { namesSaid, otherLocale, saidIn, textOf, type RecordLike, type SaidText } from '../values/textsIn';
import { fact, related, said, type Fact } from './facts';
import type { PublicView } from './view';

/** When and where an event is, by whom, and how to take part. */
function facts(event: RecordLike, locale: Locale): Fact[] {
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

/** The longest text on a card, in characters. */
const longest = 168;
const beginning = (text: string) => (text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`);

function teaser(event: RecordLike, locale: ContentLocale): SaidText {
  const { text, lang } = saidIn(event, 'description', locale);
  return text === ''
    ? { text: beginning(plainText(textOf(event, 'text', locale))), lang: otherLocale(event, 'text', locale) }
    : { text: beginning(text), lang };
}

export const view: PublicView = {
  title: 'title',
  card: (event, locale) => [
    formatEventDates(event.startDate, event.endDate),
    teaser(event, locale),
    namesSaid(event, 'topics', locale),
    namesSaid(event, 'languages', locale),
    namesSaid(event, 'locations', locale),
  ],
  text: 'text',
  facts,
  pictures: 'row',
  programmes: true,
  videos: true,
  links: 'value',
  documents: true,
  schemaType: 'Event',
};
