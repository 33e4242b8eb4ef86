import rows from '../data/projectRegions.json' with { type: 'json' };
import { places, references, type City } from '../references';
import type { Terrain } from '../texts';

/** The name as it stands alone, after 'in', and in the genitive. */
type Forms = readonly [name: string, within: string, of: string];

/** A region that projects happen in. */
export interface Region {
  de: Forms;
  fr: Forms;
  it: Forms;
  terrains: Terrain[];
  /** Language that the people there have names in. */
  speaks: 'de' | 'fr' | 'it';
  /** Ids of the reference list geographicRegions. */
  spaces: number[];
  cities: City[];
  /** Cantons, that of the first city first. */
  states: number[];
}

const cityById = new Map(places.map((city) => [city.id, city]));
const stateByCode = new Map(references.states.map((state) => [state.code, state.id]));

interface Row extends Pick<Region, 'de' | 'fr' | 'it' | 'speaks' | 'spaces'> {
  /** Separated by spaces, as are the codes of further cantons. */
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
