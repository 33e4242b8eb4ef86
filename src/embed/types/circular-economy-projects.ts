import { circularEmbed } from '../../../domain/embeds/circularEmbed';
import { CircularEconomyProjectView } from '../views/CircularEconomyProjectView';
import { beginningOf } from '../list/beginningOf';
import { standardType } from '../list/standardType';
import { namesSaid, otherLocale } from '../../../domain/values/textsIn';

/** Circular-economy projects in the public list. */
export const contentType = standardType({
  title: 'title',
  lines: (record, locale) => [
    { text: beginningOf(record, 'description', locale, 64), lang: otherLocale(record, 'description', locale) },
    ...['topics', 'instruments', 'geographicRegions', 'businessSectors'].map((field) =>
      namesSaid(record, field, locale),
    ),
  ],
  Detail: CircularEconomyProjectView,
});

export const embedOf = () => circularEmbed;
