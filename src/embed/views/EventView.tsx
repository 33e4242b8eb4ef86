import type { Locale } from '../../../domain/locales';
import { eventFacts } from '../../../domain/publicViews/eventFacts';
import { listOf, otherLocale, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { Facts } from '../record/Facts';
import { addressesOf, Documents, Links, Videos } from '../record/media';
import { Pictures, type Picture } from '../record/Gallery';
import { Programme } from '../record/Programme';
import { FieldText, RecordView } from '../record/RecordView';
import { untitled } from '../../i18n/untitled';

/** The public view of an event, with its language fallback. */
export function EventView({ record: event, locale }: { record: RecordLike; locale: Locale }) {
  const title = textOf(event, 'title', locale) || untitled[locale];
  return (
    <RecordView title={title} titleLang={otherLocale(event, 'title', locale)} locale={locale}>
      <Facts facts={eventFacts(event, locale)} />
      <Pictures images={listOf(event, 'images', 'de') as unknown as Picture[]} title={title} locale={locale} />
      <FieldText record={event} field="text" locale={locale} />
      <Programme programs={listOf(event, 'programs', locale)} locale={locale} />
      <Videos items={addressesOf(listOf(event, 'videos', locale), 'value')} title={title} locale={locale} />
      <Links
        items={addressesOf(listOf(event, 'links', locale), 'value')}
        locale={locale}
        lang={otherLocale(event, 'links', locale)}
      />
      <Documents items={listOf(event, 'files', locale)} locale={locale} />
    </RecordView>
  );
}
