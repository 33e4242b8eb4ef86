import type { Locale } from '../../../domain/locales';
import { jobFacts } from '../../../domain/publicViews/jobFacts';
import { Facts } from '../record/Facts';
import { addressesOf, Documents, Links } from '../record/media';
import { RecordView, RichText } from '../record/RecordView';
import { listOf, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { untitled } from '../../i18n/untitled';

/** What the public sees of a job, in a language with its fallback to the others. */
export function JobView({ record: job, locale }: { record: RecordLike; locale: Locale }) {
  return (
    <RecordView title={textOf(job, 'name', locale) || untitled[locale]} locale={locale}>
      <Facts facts={jobFacts(job, locale)} />
      <RichText html={textOf(job, 'description', locale)} />
      <Links items={addressesOf(listOf(job, 'links', locale), 'value')} locale={locale} />
      <Documents items={listOf(job, 'files', locale)} locale={locale} />
    </RecordView>
  );
}
