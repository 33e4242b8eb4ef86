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

export type ReferenceListName =
  | 'languages'
  | 'locations'
  | 'educationTypes'
  | 'programs'
  | 'instruments'
  | 'topics'
  | 'countries'
  | 'states'
  | 'geographicRegions'
  | 'businessSectors'
  | 'authorities'
  | 'beneficiaries'
  | 'projectTypes'
  | 'cities'
  | 'stints'
  | 'tags';

/** German, French, Italian; null where nobody has translated yet. */
export type Names = readonly [de: string, fr: string | null, it: string | null];

/**
 * One row of a list. Ids are written out in the lists and never reused or renumbered: projects, tests and saved
 * filters refer to them. The position follows the id unless the row says otherwise.
 */
export function entry(id: number, [de, fr, it]: Names, extras: Partial<ReferenceEntry> = {}): ReferenceEntry {
  return {
    id,
    name: de,
    translations: { fr: fr === null ? {} : { name: fr }, it: it === null ? {} : { name: it } },
    isPublic: true,
    position: id,
    synonyms: [],
    context: null,
    ...extras,
  };
}
