import { EntryView } from '../../embed/EntryView';
import { entryEmbedWords } from '../../i18n/embedEntry';
import type { PublicViewProps } from '../resource';

/** An education as its public page shows it. */
export function EducationPreview({ record, locale }: PublicViewProps) {
  const { education } = entryEmbedWords[locale];
  return <EntryView record={record} locale={locale} title="name" text="text" facts={[[education.location, 'location'], [education.organizer, 'organizer'], [education.contact, 'contact']]} />;
}
