import { moments } from '../contacts/demoContact';
import { createRandom } from './random';

interface Filter {
  type: string;
  value: string;
}

/**
 * What a collection of the demo is called and for, and what it shows: the first ones that are about something, or what
 * filters find.
 */
export type ToldCollection<Member> = { title: string; description: string } & (
  { about: (member: Member) => boolean; most: number } | { filters: Filter[] }
);

export const filter = (type: string, value: number | string): Filter => ({ type, value: String(value) });

/** The collections of the demo, of these records: the same each time. `seed`: another one for each type. */
export function* toldCollections<Member extends { id: number }>(
  told: readonly ToldCollection<Member>[],
  members: readonly Member[],
  seed: number,
) {
  for (const [index, one] of told.entries()) {
    const { title, description } = one;
    const chosen = 'about' in one ? members.filter(one.about).slice(0, one.most) : [];
    yield {
      id: index + 1,
      isPublic: true,
      ...moments(createRandom(Math.imul(index + 1, seed))),
      title,
      description,
      isDynamic: 'filters' in one,
      selection: chosen.map(({ id }) => ({ id })),
      filters: 'filters' in one ? one.filters : [],
      translations: {},
    };
  }
}
