import { circularEmbed } from '../../../domain/embeds/circularEmbed';
import { CircularEconomyProjectView } from '../views/CircularEconomyProjectView';
import { beginningOf } from '../list/beginningOf';
import { entryNoun } from '../list/entryNoun';
import { namesOf } from '../../../domain/values/textsIn';

/** Circular-economy projects in the public list. */
export const noun = entryNoun({
  title: 'title',
  lines: (record, locale) => [
    beginningOf(record, 'description', locale, 64),
    ...['topics', 'instruments', 'geographicRegions', 'businessSectors'].map((field) =>
      namesOf(record, field, locale).join(', '),
    ),
  ],
  Detail: CircularEconomyProjectView,
});

export const embedOf = () => circularEmbed;
