import rows from '../data/projectRegions.json' with { type: 'json' };
import { places, references, type City } from '../references';
import type { Terrain } from '../texts';

/** The name alone, after 'in', and in the genitive. */
type Forms = readonly [name: string, within: string, of: string];

/** A region for projects. */
export interface Region {
  de: Forms;
  fr: Forms;
  it: Forms;
  terrains: Terrain[];
  /** The language of people's names there. */
  speaks: 'de' | 'fr' | 'it';
  /** Ids in the reference list geographicRegions. */
  spaces: number[];
  cities: City[];
  /** Cantons, beginning with that of the first city. */
  states: number[];
}

const cityById = new Map(places.map((city) => [city.id, city]));
const stateByCode = new Map(references.states.map((state) => [state.code, state.id]));

interface Row extends Pick<Region, 'de' | 'fr' | 'it' | 'speaks' | 'spaces'> {
  /** Separated by spaces, like the codes of further cantons. */
  terrains: string;
  states?: string;
  /** Ids of cities. */
  cities: number[];
}

function region({ terrains, states = '', cities: cityIds, ...row }: Row): Region {
  const cities = cityIds.flatMap((id) => cityById.get(id) ?? []);
  const further = states.split(' ').flatMap((code) => stateByCode.get(code) ?? []);
  const isAlpine = terrains.includes('mountain') && row.spaces.some((space) => [1, 2, 5].includes(space));
  return {
    ...row,
    cities,
    terrains: [...(terrains.split(' ') as Terrain[]), ...(isAlpine ? ['alpine' as const] : [])],
    states: [...new Set([...cities.map((city) => city.state.id), ...further])],
  };
}

export const regions = (rows as unknown as Row[]).map(region);
