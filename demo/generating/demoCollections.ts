import { createTimestamps } from '../contacts/demoContact';
import { createRandom } from './random';

interface Filter {
  type: string;
  value: string;
}

/**
 * Title and description of a demo collection, and its content: the first records about something, or a search
 * profile.
 */
export type DemoCollection<Member> = { title: string; description: string } & (
  { about: (member: Member) => boolean; limit: number } | { filters: Filter[] }
);

export const filter = (type: string, value: number | string): Filter => ({ type, value: String(value) });

/**
 * The demo's collections of these records, which are always the same.
 * @param seed a different one for each type
 */
export function* demoCollections<Member extends { id: number }>(
  collections: readonly DemoCollection<Member>[],
  members: readonly Member[],
  seed: number,
) {
  for (const [index, one] of collections.entries()) {
    const { title, description } = one;
    const chosen = 'about' in one ? members.filter(one.about).slice(0, one.limit) : [];
    yield {
      id: index + 1,
      isPublic: true,
      ...createTimestamps(createRandom(Math.imul(index + 1, seed))),
      title,
      description,
      isDynamic: 'filters' in one,
      selection: chosen.map(({ id }) => ({ id })),
      filters: 'filters' in one ? one.filters : [],
      translations: {},
    };
  }
}
