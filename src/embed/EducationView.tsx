import type { Locale } from '../../domain/locales';
import { educationWords } from '../../domain/nouns/educationWords';
import { embedListWords } from '../i18n/embed/list';
import { addressesOf, Documents, Links, Videos } from './record/media';
import { Pictures } from './record/Pictures';
import { Programme } from './record/Programme';
import { factLines, Facts, RecordView, RichText } from './record/RecordView';
import { listOf, namesOf, textOf, type RecordLike } from '../../domain/values/textsIn';

/** What the public sees of an education, in a language with its fallback to the others. */
export function EducationView({ record: education, locale }: { record: RecordLike; locale: Locale }) {
  const words = educationWords[locale];
  const title = textOf(education, 'name', locale) || embedListWords[locale].untitled;
  const names = (field: string) => namesOf(education, field, locale).join(', ');
  return (
    <RecordView title={title} locale={locale}>
      <Facts
        facts={[
          [words.educationTypes, names('educationTypes')],
          [words.languages, names('languages')],
          [words.locations, names('locations')],
          [words.location, textOf(education, 'location', locale)],
          [words.organizer, textOf(education, 'organizer', locale)],
          [words.contact, factLines(textOf(education, 'contact', locale).split('\n'))],
        ]}
      />
      <Pictures images={listOf(education, 'images', 'de') as never} title={title} locale={locale} />
      <RichText html={textOf(education, 'text', locale)} />
      <Programme programs={listOf(education, 'programs', locale)} locale={locale} />
      <Videos items={addressesOf(listOf(education, 'videos', locale), 'value')} title={title} locale={locale} />
      <Links items={addressesOf(listOf(education, 'links', locale), 'value')} locale={locale} />
      <Documents items={listOf(education, 'files', locale)} locale={locale} />
    </RecordView>
  );
}
