import { circularEmbed } from '../../../domain/embeds/circularEmbed';
import { view } from '../../../domain/publicViews/circular-economy-projects';
import { CircularEconomyProjectView } from '../views/CircularEconomyProjectView';
import { beginningOf } from '../list/beginningOf';
import { standardType } from '../list/standardType';
import { namesSaid, otherLocale } from '../../../domain/values/textsIn';

/** Circular-economy projects in the public list. */
export const contentType = standardType('circular-economy-projects', view, {
  lines: (record, locale) => [
    { text: beginningOf(record, 'description', locale, 64), lang: otherLocale(record, 'description', locale) },
    ...['topics', 'instruments', 'geographicRegions', 'businessSectors'].map((field) =>
      namesSaid(record, field, locale),
    ),
  ],
  Detail: CircularEconomyProjectView,
});

export const embedOf = () => circularEmbed;
