import type { Locale } from '../locales';
import { listOf } from '../values/textsIn';
import { circularFields, circularTags } from './circularWords';
import { related } from './facts';
import type { PublicView } from './view';

export const view: PublicView = {
  title: 'title',
  text: 'description',
  // Its categories, and its tags by their contexts: records name their tags without.
  facts: (project, locale: Locale, { contexts }) => {
    const tags = listOf(project, 'tags', 'de');
    return [
      ...(['topics', 'businessSectors', 'geographicRegions', 'instruments'] as const).map((field) =>
        related(circularFields[field][locale], project, field, locale),
      ),
      ...Object.entries(circularTags).map(([context, label]) =>
        related(
          label[locale],
          { tags: tags.filter(({ id }) => contexts?.get(Number(id)) === context) },
          'tags',
          locale,
        ),
      ),
    ];
  },
  pictures: 'gallery',
  videos: true,
  links: 'value',
  documents: true,
  asks: { tags: 'tags' },
  order: ['text', 'videos', 'documents', 'links', 'facts', 'pictures'],
  schemaType: 'CreativeWork',
};
