import lists from './data/references.json' with { type: 'json' };

/** A reference as the API returns it, except for the timestamps, which the database adds. */
export interface ReferenceEntry {
  id: number;
  name: string;
  translations: { fr: { name?: string }; it: { name?: string } };
  isPublic: boolean;
  position: number;
  synonyms: string[];
  /** The content type whose forms offer it; null for all. */
  context: string | null;
  code?: string;
  longName?: string;
  url?: string;
  icon?: string;
  zipCode?: string;
  municipalNumber?: number;
  state?: { id: number };
  isStateSupported?: boolean;
}

/** A municipality with the centre of its main town, for placing demo projects on the map. */
export interface City extends ReferenceEntry {
  zipCode: string;
  municipalNumber: number;
  state: { id: number };
  latitude: number;
  longitude: number;
}

export type ReferenceListName = keyof typeof lists;

interface Row extends Partial<Omit<ReferenceEntry, 'id' | 'name' | 'translations'>> {
  id: number;
  /** In German, French, Italian; null if it is not translated yet. */
  names: [de: string, fr: string | null, it: string | null];
}

/**
 * A row of a list. Ids are explicit and never reused or renumbered, because projects, tests and saved filters refer to
 * them. The position equals the id unless the row overrides it.
 */
const entry = ({ id, names: [de, fr, it], ...extras }: Row): ReferenceEntry => ({
  id,
  name: de,
  translations: { fr: fr === null ? {} : { name: fr }, it: it === null ? {} : { name: it } },
  isPublic: true,
  position: id,
  synonyms: [],
  context: null,
  ...extras,
});

const entriesOf = (name: ReferenceListName) => (lists[name] as unknown as Row[]).map(entry);

/** Municipalities with their postcode and official number (as of 2026). */
export const places = entriesOf('cities') as City[];

/** The reference lists, by their names in the API. Cantons are ordered by official number. */
export const references = Object.fromEntries(
  (Object.keys(lists) as ReferenceListName[]).map((name) => [
    name,
    name === 'cities' ? places.map(({ latitude: _latitude, longitude: _longitude, ...rest }) => rest) : entriesOf(name),
  ]),
) as Record<ReferenceListName, ReferenceEntry[]>;
