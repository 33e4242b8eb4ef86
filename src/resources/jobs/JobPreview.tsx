import { EntryView } from '../../embed/EntryView';
import { entryEmbedWords } from '../../i18n/embedEntry';
import type { PublicViewProps } from '../resource';

/** A job as its public page shows it. */
export function JobPreview({ record, locale }: PublicViewProps) {
  const { job } = entryEmbedWords[locale];
  return <EntryView record={record} locale={locale} title="name" text="description" facts={[[job.location, 'location'], [job.employer, 'employer'], [job.contact, 'contact']]} />;
}
