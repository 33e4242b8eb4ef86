import { circularEmbed } from '../../../domain/embeds/circularEmbed';
import { CircularEconomyProjectView } from '../views/CircularEconomyProjectView';
import { entryNoun } from '../list/entryNoun';
import { namesOf } from '../../../domain/values/textsIn';

/** Circular-economy projects in the public list. */
export const noun = entryNoun({
  title: 'title',
  lines: (record, locale) => [namesOf(record, 'topics', locale).join(', '), namesOf(record, 'instruments', locale).join(', '), namesOf(record, 'businessSectors', locale).join(', ')],
  Detail: CircularEconomyProjectView,
});

export const embedOf = () => circularEmbed;
