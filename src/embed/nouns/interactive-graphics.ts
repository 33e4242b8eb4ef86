import { textOf } from '../../../domain/textsIn';
import { GraphicView } from '../graphic/GraphicView';
import { entryNoun } from '../list/entryNoun';

/** Interactive graphics in the public list. */
export const noun = entryNoun({
  title: 'title',
  lines: (record, locale) => [textOf(record, 'description', locale)],
  Detail: GraphicView,
});
