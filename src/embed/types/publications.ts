import { standardType } from '../list/standardType';
import type { EmbedType } from '../list/embedType';
import { handIn } from '../list/handIn';
import { handInWords } from '../../../domain/submissions/handIn';
import { PublicationView } from '../views/PublicationView';
import { listOf, namesSaid } from '../../../domain/values/textsIn';

const people = (record: Record<string, unknown>, field: string) =>
  listOf(record, field, 'de')
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ');

/** Publications in the public list. */
export const contentType: EmbedType = {
  ...standardType({
    title: 'title',
    lines: (record, locale) => [
      people(record, 'authors'),
      people(record, 'organizations'),
      namesSaid(record, 'topics', locale),
    ],
    Detail: PublicationView,
  }),
  Above: handIn('publications', handInWords.publications),
};
