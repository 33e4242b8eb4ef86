import type { Locale } from '../../../domain/locales';
import { jobFacts } from '../../../domain/publicViews/jobFacts';
import { Facts } from '../record/Facts';
import { addressesOf, Documents, Links } from '../record/media';
import { FieldText, RecordView } from '../record/RecordView';
import { listOf, otherLocale, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { untitled } from '../../i18n/untitled';

/** The public view of a job, with its language fallback. */
export function JobView({ record: job, locale }: { record: RecordLike; locale: Locale }) {
  return (
    <RecordView
      title={textOf(job, 'name', locale) || untitled[locale]}
      titleLang={otherLocale(job, 'name', locale)}
      locale={locale}
    >
      <Facts facts={jobFacts(job, locale)} />
      <FieldText record={job} field="description" locale={locale} />
      <Links
        items={addressesOf(listOf(job, 'links', locale), 'value')}
        locale={locale}
        lang={otherLocale(job, 'links', locale)}
      />
      <Documents items={listOf(job, 'files', locale)} locale={locale} />
    </RecordView>
  );
}
