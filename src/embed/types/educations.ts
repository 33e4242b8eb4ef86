import { EducationView } from '../views/EducationView';
import { standardType } from '../list/standardType';
import { namesSaid, saidIn } from '../../../domain/values/textsIn';

/** Educations in the public list. */
export const contentType = standardType({
  title: 'name',
  lines: (record, locale) => [
    namesSaid(record, 'educationTypes', locale),
    saidIn(record, 'organizer', locale),
    namesSaid(record, 'languages', locale),
    namesSaid(record, 'locations', locale),
  ],
  Detail: EducationView,
});
