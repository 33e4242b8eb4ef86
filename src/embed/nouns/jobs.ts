import { JobView } from '../views/JobView';
import { entryNoun } from '../list/entryNoun';
import type { EmbedNoun } from '../list/noun';
import { handIn } from '../list/handIn';
import { namesSaid, saidIn } from '../../../domain/values/textsIn';

/** Jobs in the public list. */
export const noun: EmbedNoun = {
  ...entryNoun({
    title: 'name',
    lines: (record, locale) => [
      saidIn(record, 'employer', locale),
      namesSaid(record, 'stints', locale),
      namesSaid(record, 'locations', locale),
    ],
    Detail: JobView,
  }),
  Above: handIn('jobs'),
};
