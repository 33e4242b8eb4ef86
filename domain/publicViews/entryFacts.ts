import type { Locale } from '../locales';
import { listOf, type RecordLike } from '../values/textsIn';
import { circularFields, circularTags } from './circularWords';
import { dayOf, fact, related, type Fact } from './facts';

/** Labels in the public view of news. */
const postWords: Record<Locale, { date: string; topics: string }> = {
  de: { date: 'Datum', topics: 'Thema' },
  fr: { date: 'Date', topics: 'Thème' },
  it: { date: 'Data', topics: 'Tema' },
};

/** The date and topics of news. */
export const postFacts = (post: RecordLike, locale: Locale): Fact[] => [
  fact(postWords[locale].date, dayOf(post.date)),
  related(postWords[locale].topics, post, 'topics', locale),
];

/** The contexts of tags by id, which records do not contain. */
export type TagContexts = ReadonlyMap<number, string | null>;

/** The categories of a circular-economy project, and its tags by context. */
export function circularFacts(project: RecordLike, locale: Locale, contexts: TagContexts): Fact[] {
  const known = listOf(project, 'tags', 'de');
  return [
    ...(['topics', 'businessSectors', 'geographicRegions', 'instruments'] as const).map((field) =>
      related(circularFields[field][locale], project, field, locale),
    ),
    ...Object.entries(circularTags).map(([context, label]) =>
      related(label[locale], { tags: known.filter(({ id }) => contexts.get(Number(id)) === context) }, 'tags', locale),
    ),
  ];
}
