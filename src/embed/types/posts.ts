import { PostView } from '../views/PostView';
import { standardType } from '../list/standardType';
import { namesSaid, saidIn } from '../../../domain/values/textsIn';
import { formatDay } from '../../ui/format';

/** News in the public list. */
export const contentType = standardType({
  title: 'title',
  lines: (record, locale) => [
    formatDay(record.date),
    saidIn(record, 'description', locale),
    namesSaid(record, 'topics', locale),
  ],
  Detail: PostView,
});
