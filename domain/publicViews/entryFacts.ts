import type { Locale } from '../locales';
import { listOf, type RecordLike } from '../values/textsIn';
import { entryWords } from './entryWords';
import { dayOf, fact, related, type Fact } from './facts';

/** The day of news, and what they are about. */
export const postFacts = (post: RecordLike, locale: Locale): Fact[] => [fact(entryWords[locale].date, dayOf(post.date)), related(entryWords[locale].topics, post, 'topics', locale)];

/** The contexts of tags by their ids: records name their tags without. */
export type TagContexts = ReadonlyMap<number, string | null>;

/** The categories of a circular-economy project, and its tags by their contexts. */
export function circularFacts(project: RecordLike, locale: Locale, contexts: TagContexts): Fact[] {
  const { circular, tags } = entryWords[locale];
  const known = listOf(project, 'tags', 'de');
  return [
    ...Object.entries(circular).map(([field, label]) => related(label, project, field, locale)),
    ...Object.entries(tags).map(([level, label]) => related(label, { tags: known.filter(({ id }) => contexts.get(Number(id)) === `circularEconomyProject:${level}`) }, 'tags', locale)),
  ];
}
