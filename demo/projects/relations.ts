import { chance, integer, sample, type Random } from '../generating/random';
import { references as lists } from '../references';
import type { Facts } from './facts';

interface Reference {
  id: number;
}

export interface Relations {
  programs: Reference[];
  instruments: Reference[];
  topics: Reference[];
  tags: Reference[];
  geographicRegions: Reference[];
  countries: Reference[];
  states: Reference[];
  businessSectors: Reference[];
}

const references = (ids: number[]): Reference[] => [...new Set(ids)].map((id) => ({ id }));

/** International programmes: Interreg, ESPON, Alpine Space. */
const internationalPrograms = [2, 3, 14];

/** The neighbouring countries of cantons: Germany 2, Austria 3, Liechtenstein 4, France 5, Italy 6. */
const neighboursByCanton: Record<string, number[]> = {
  BS: [2, 5],
  BL: [2, 5],
  SH: [2],
  AG: [2],
  TG: [2, 3],
  SG: [2, 3, 4],
  GR: [3, 6, 4],
  TI: [6],
  VS: [5, 6],
  VD: [5],
  GE: [5],
  NE: [5],
  JU: [5],
};

export function isInternational({ theme }: Facts): boolean {
  return theme.programs.some((id) => internationalPrograms.includes(id)) && !theme.programs.includes(1);
}

function countries(random: Random, facts: Facts): number[] {
  if (!isInternational(facts)) return chance(random, 0.03) ? [] : [1];
  if (facts.region.terrains.includes('national'))
    return [1, ...sample(random, [2, 3, 4, 5, 6, 7, 8], integer(random, 2, 5))];
  return [1, ...(neighboursByCanton[facts.canton] ?? [2])];
}

/** The canton of the project's town comes first; a nationwide project has all cantons or none. */
function states(random: Random, { region, city }: Facts): number[] {
  if (region.states.length === 26 && chance(random, 0.3)) return [];
  if (region.states.length > 3 || chance(random, 0.6)) return [city.state.id, ...region.states];
  return [city.state.id];
}

export function createRelations(random: Random, facts: Facts, isPublic: boolean): Relations {
  const { theme, region } = facts;
  const [mainTopic = 1, ...moreTopics] = theme.topics;
  const toCheck = !isPublic && chance(random, 0.3) ? [13] : [];
  return {
    programs: references(chance(random, 0.04) ? [] : sample(random, theme.programs, chance(random, 0.1) ? 2 : 1)),
    instruments: references(chance(random, 0.06) ? [] : sample(random, theme.instruments, integer(random, 1, 2))),
    topics: references(chance(random, 0.02) ? [] : [mainTopic, ...sample(random, moreTopics, integer(random, 0, 2))]),
    tags: references([...(chance(random, 0.5) ? [] : sample(random, theme.tags, integer(random, 1, 2))), ...toCheck]),
    geographicRegions: references(sample(random, region.spaces, integer(random, 1, 2))),
    countries: references(countries(random, facts)),
    states: references(states(random, facts)),
    businessSectors: references(
      sample(
        random,
        [...theme.businessSectors, integer(random, 1, lists.businessSectors.length)],
        integer(random, 0, 2),
      ),
    ),
  };
}
