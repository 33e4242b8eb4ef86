import { JobView } from '../JobView';
import { entryNoun } from '../list/entryNoun';
import { namesOf, textOf } from '../../../domain/textsIn';

/** Jobs in the public list. */
export const noun = entryNoun({
  title: 'name',
  lines: (record, locale) => [textOf(record, 'employer', locale), namesOf(record, 'stints', locale).join(', '), namesOf(record, 'locations', locale).join(', ')],
  Detail: JobView,
});
