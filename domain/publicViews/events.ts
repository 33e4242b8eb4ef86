import type { ContentLocale, Locale } from '../locales';
import { plainText } from '../lists/search';
import { formatEventDates } from '../values/eventDates';
import { calendarUrl, eventWords } from './eventWords';
import { mailAddress } from '../values/addresses';
import {
  localizedNames,
  fallbackLocale,
  localizedText,
  textOf,
  type RecordLike,
  type LocalizedText,
} from '../values/textsIn';
import { fact, relationFact, textFact, type Fact } from './facts';
import type { PublicView } from './view';

function facts(event: RecordLike, locale: Locale): Fact[] {
  const words = eventWords[locale];
  const registration = textOf(event, 'registration', locale);
  return [
    fact(words.when, formatEventDates(event.startDate, event.endDate)),
    textFact(words.location, event, 'location', locale),
    textFact(words.organizer, event, 'organizer', locale),
    textFact(words.contact, event, 'contact', locale),
    relationFact(words.topics, event, 'topics', locale),
    relationFact(words.languages, event, 'languages', locale),
    relationFact(words.locations, event, 'locations', locale),
    fact(
      words.registration,
      registration === '' ? null : { text: words.register, href: mailAddress(registration) ?? registration },
    ),
    fact(
      words.agenda,
      typeof event.id === 'number' && event.startDate
        ? { text: words.calendar, href: calendarUrl(locale, event.id) }
        : null,
    ),
  ];
}

/** In characters. */
const maxTeaserLength = 168;
const shortened = (text: string) =>
  text.length <= maxTeaserLength ? text : `${text.slice(0, maxTeaserLength).trimEnd()}…`;

function teaser(event: RecordLike, locale: ContentLocale): LocalizedText {
  const { text, lang } = localizedText(event, 'description', locale);
  return text === ''
    ? { text: shortened(plainText(textOf(event, 'text', locale))), lang: fallbackLocale(event, 'text', locale) }
    : { text: shortened(text), lang };
}

export const view: PublicView = {
  title: 'title',
  card: (event, locale) => [
    formatEventDates(event.startDate, event.endDate),
    teaser(event, locale),
    localizedNames(event, 'topics', locale),
    localizedNames(event, 'languages', locale),
    localizedNames(event, 'locations', locale),
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
