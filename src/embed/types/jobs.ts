import { JobView } from '../views/JobView';
import { standardType } from '../list/standardType';
import type { EmbedType } from '../list/embedType';
import { handIn } from '../list/handIn';
import { handInWords } from '../../../domain/submissions/handIn';
import { namesSaid, saidIn } from '../../../domain/values/textsIn';

/** Jobs in the public list. */
export const contentType: EmbedType = {
  ...standardType({
    title: 'name',
    lines: (record, locale) => [
      saidIn(record, 'employer', locale),
      namesSaid(record, 'stints', locale),
      namesSaid(record, 'locations', locale),
    ],
    Detail: JobView,
  }),
  Above: handIn('jobs', handInWords.jobs),
};
