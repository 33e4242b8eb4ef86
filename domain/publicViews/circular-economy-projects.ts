import type { Locale } from '../locales';
import { listOf, localizedNames } from '../values/textsIn';
import { beginningOf } from './card';
import { circularFields, circularTags } from './circularWords';
import { relationFact } from './facts';
import type { PublicView } from './view';

export const view: PublicView = {
  title: 'title',
  card: (project, locale: Locale) => [
    beginningOf(project, 'description', locale, 64),
    ...['topics', 'instruments', 'geographicRegions', 'businessSectors'].map((field) =>
      localizedNames(project, field, locale),
    ),
  ],
  isCardRepeated: true,
  text: 'description',
  // Categories, then tags grouped by context. Tags in the record have ids only, so their contexts are loaded separately
  // (`needs`).
  facts: (project, locale: Locale, { contexts }) => {
    const tags = listOf(project, 'tags', 'de');
    return [
      ...(['topics', 'businessSectors', 'geographicRegions', 'instruments'] as const).map((field) =>
        relationFact(circularFields[field][locale], project, field, locale),
      ),
      ...Object.entries(circularTags).map(([context, label]) =>
        relationFact(
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
  needs: { tags: 'tags' },
  order: ['text', 'videos', 'documents', 'links', 'facts', 'pictures'],
  schemaType: 'CreativeWork',
};
