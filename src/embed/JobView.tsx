import type { Locale } from '../../domain/locales';
import { jobWords } from '../../domain/nouns/jobWords';
import { embedListWords } from '../i18n/embed/list';
import { formatMoment } from '../ui/format';
import { LinkedText } from './LinkedText';
import { addressesOf, Documents, Links } from './record/media';
import { Facts, RecordView, RichText } from './record/RecordView';
import { listOf, namesOf, textOf, type RecordLike } from '../../domain/values/textsIn';

/** What the public sees of a job, in a language with its fallback to the others. */
export function JobView({ record: job, locale }: { record: RecordLike; locale: Locale }) {
  const words = jobWords[locale];
  const contact = textOf(job, 'contact', locale).split('\n').filter(Boolean);
  return (
    <RecordView title={textOf(job, 'name', locale) || embedListWords[locale].untitled} locale={locale}>
      <Facts
        facts={[
          [words.employer, textOf(job, 'employer', locale)],
          [words.location, textOf(job, 'location', locale)],
          [words.locations, namesOf(job, 'locations', locale).join(', ')],
          [words.stints, namesOf(job, 'stints', locale).join(', ')],
          [words.applicationDeadline, formatMoment(job.applicationDeadline)],
          [words.contact, contact.length === 0 ? null : contact.map((line, index) => <span key={index} className="record-view__line"><LinkedText text={line} website="Website" /></span>)],
        ]}
      />
      <RichText html={textOf(job, 'description', locale)} />
      <Links items={addressesOf(listOf(job, 'links', locale), 'value')} locale={locale} />
      <Documents items={listOf(job, 'files', locale)} locale={locale} />
    </RecordView>
  );
}
