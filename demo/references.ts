import lists from './data/references.json' with { type: 'json' };

/** An entry of a reference list, as the API delivers it (without the dates that the database adds). */
export interface ReferenceEntry {
  id: number;
  name: string;
  translations: { fr: { name?: string }; it: { name?: string } };
  isPublic: boolean;
  position: number;
  synonyms: string[];
  /** Content type whose forms offer the entry; null: all of them. */
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

/** A municipality with the point in the middle of its main place, which demo projects there are put on. */
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
  /** German, French, Italian; null where nobody has translated yet. */
  names: [de: string, fr: string | null, it: string | null];
}

/**
 * One row of a list. Ids are written out and never reused or renumbered: projects, tests and saved filters refer to
 * them. The position follows the id unless the row says otherwise.
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

/** Municipalities with postcode and official number (state 2026). */
export const places = entriesOf('cities') as City[];

/** The reference lists, by the name the API's clients know them under. The cantons stand by their official number. */
export const references = Object.fromEntries(
  (Object.keys(lists) as ReferenceListName[]).map((name) => [
    name,
    name === 'cities' ? places.map(({ latitude: _latitude, longitude: _longitude, ...rest }) => rest) : entriesOf(name),
  ]),
) as Record<ReferenceListName, ReferenceEntry[]>;
