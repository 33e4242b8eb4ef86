import { entryNoun } from '../list/entryNoun';
import type { EmbedNoun } from '../list/noun';
import { handIn } from '../list/handIn';
import { PublicationView } from '../views/PublicationView';
import { listOf, namesSaid } from '../../../domain/values/textsIn';

const people = (record: Record<string, unknown>, field: string) =>
  listOf(record, field, 'de')
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ');

/** Publications in the public list. */
export const noun: EmbedNoun = {
  ...entryNoun({
    title: 'title',
    lines: (record, locale) => [
      people(record, 'authors'),
      people(record, 'organizations'),
      namesSaid(record, 'topics', locale),
    ],
    Detail: PublicationView,
  }),
  Above: handIn('publications'),
};
