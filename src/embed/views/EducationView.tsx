import type { Locale } from '../../../domain/locales';
import { educationFacts } from '../../../domain/publicViews/educationFacts';
import { Facts } from '../record/Facts';
import { addressesOf, Documents, Links, Videos } from '../record/media';
import { Pictures, type Picture } from '../record/Gallery';
import { Programme } from '../record/Programme';
import { FieldText, RecordView } from '../record/RecordView';
import { listOf, otherLocale, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { untitled } from '../../i18n/untitled';

/** The public view of an education, with its language fallback. */
export function EducationView({ record: education, locale }: { record: RecordLike; locale: Locale }) {
  const title = textOf(education, 'name', locale) || untitled[locale];
  return (
    <RecordView title={title} titleLang={otherLocale(education, 'name', locale)} locale={locale}>
      <Facts facts={educationFacts(education, locale)} />
      <Pictures images={listOf(education, 'images', 'de') as unknown as Picture[]} title={title} locale={locale} />
      <FieldText record={education} field="text" locale={locale} />
      <Programme programs={listOf(education, 'programs', locale)} locale={locale} />
      <Videos items={addressesOf(listOf(education, 'videos', locale), 'value')} title={title} locale={locale} />
      <Links
        items={addressesOf(listOf(education, 'links', locale), 'value')}
        locale={locale}
        lang={otherLocale(education, 'links', locale)}
      />
      <Documents items={listOf(education, 'files', locale)} locale={locale} />
    </RecordView>
  );
}
