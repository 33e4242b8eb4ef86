import { PostView } from '../views/PostView';
import { entryNoun } from '../list/entryNoun';
import { namesOf, textOf } from '../../../domain/values/textsIn';
import { formatDay } from '../../ui/format';

/** News in the public list. */
export const noun = entryNoun({
  title: 'title',
  lines: (record, locale) => [
    formatDay(record.date),
    textOf(record, 'description', locale),
    namesOf(record, 'topics', locale).join(', '),
  ],
  Detail: PostView,
});
