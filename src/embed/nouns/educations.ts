import { EducationView } from '../views/EducationView';
import { entryNoun } from '../list/entryNoun';
import { namesSaid, saidIn } from '../../../domain/values/textsIn';

/** Educations in the public list. */
export const noun = entryNoun({
  title: 'name',
  lines: (record, locale) => [
    namesSaid(record, 'educationTypes', locale),
    saidIn(record, 'organizer', locale),
    namesSaid(record, 'languages', locale),
    namesSaid(record, 'locations', locale),
  ],
  Detail: EducationView,
});
