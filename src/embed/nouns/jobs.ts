import { JobView } from '../views/JobView';
import { entryNoun } from '../list/entryNoun';
import type { EmbedNoun } from '../list/noun';
import { handIn } from '../list/handIn';
import { namesOf, textOf } from '../../../domain/values/textsIn';

/** Jobs in the public list. */
export const noun: EmbedNoun = {
  ...entryNoun({
    title: 'name',
    lines: (record, locale) => [
      textOf(record, 'employer', locale),
      namesOf(record, 'stints', locale).join(', '),
      namesOf(record, 'locations', locale).join(', '),
    ],
    Detail: JobView,
  }),
  Above: handIn('jobs'),
};
