import { EducationView } from '../views/EducationView';
import { entryNoun } from '../list/entryNoun';
import { namesOf, textOf } from '../../../domain/values/textsIn';

/** Educations in the public list. */
export const noun = entryNoun({
  title: 'name',
  lines: (record, locale) => [
    namesOf(record, 'educationTypes', locale).join(', '),
    textOf(record, 'organizer', locale),
    namesOf(record, 'languages', locale).join(', '),
    namesOf(record, 'locations', locale).join(', '),
  ],
  Detail: EducationView,
});
