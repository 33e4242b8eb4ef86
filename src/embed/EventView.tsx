import { calendarAddress, eventWords } from '../../domain/nouns/eventWords';
import type { Locale } from '../../domain/locales';
import { listOf, namesOf, textOf, type RecordLike } from '../../domain/values/textsIn';
import { embedListWords } from '../i18n/embed/list';
import { host } from '../ui/host';
import { formatEventDates } from '../../domain/nouns/eventDates';
import { ExternalLink } from './ExternalLink';
import { LinkedText } from './LinkedText';
import { mailAddress } from './reach';
import { addressesOf, Documents, Links, Videos } from './record/media';
import { Pictures } from './record/Pictures';
import { Programme } from './record/Programme';
import { Facts, RecordView, RichText } from './record/RecordView';

/** What the public sees of an event, in a language with its fallback to the others. */
export function EventView({ record: event, locale }: { record: RecordLike; locale: Locale }) {
  const words = eventWords[locale];
  const title = textOf(event, 'title', locale) || embedListWords[locale].untitled;
  const contact = textOf(event, 'contact', locale).split('\n').filter(Boolean);
  const registration = textOf(event, 'registration', locale);
  const register = registration && <Registration to={registration} label={words.register} />;
  const calendar = typeof event.id === 'number' && event.startDate ? <a href={`${host}${calendarAddress(locale, event.id)}`} download>{words.calendar}</a> : null;
  return (
    <RecordView title={title} locale={locale}>
      <Facts
        facts={[
          [words.when, formatEventDates(event.startDate, event.endDate)],
          [words.location, textOf(event, 'location', locale)],
          [words.organizer, textOf(event, 'organizer', locale)],
          [words.contact, contact.length === 0 ? null : contact.map((line, index) => <span key={index} className="record-view__line"><LinkedText text={line} website="Website" /></span>)],
          [words.languages, namesOf(event, 'languages', locale).join(', ')],
          [words.registration, register],
          [words.agenda, calendar],
        ]}
      />
      <Pictures images={listOf(event, 'images', 'de') as never} title={title} locale={locale} />
      <RichText html={textOf(event, 'text', locale)} />
      <Programme programs={listOf(event, 'programs', locale)} locale={locale} />
      <Videos items={addressesOf(listOf(event, 'videos', locale), 'value')} title={title} locale={locale} />
      <Links items={addressesOf(listOf(event, 'links', locale), 'value')} locale={locale} />
      <Documents items={listOf(event, 'files', locale)} locale={locale} />
    </RecordView>
  );
}

/** By mail, where it looks like an address for mails. */
function Registration({ to, label }: { to: string; label: string }) {
  const mail = mailAddress(to);
  return mail ? <a href={mail}>{label}</a> : <ExternalLink href={to}>{label}</ExternalLink>;
}
