import type { TranslationLocale } from './locales';

/** The labels of the reference lists. */
const labels = {
  languages: 'Sprachen',
  locations: 'Orte',
  educationTypes: 'Bildungsarten',
  programs: 'Programme',
  instruments: 'Finanzierung',
  topics: 'Themen',
  countries: 'Länder',
  states: 'Kantone',
  geographicRegions: 'Geographische Regionen',
  businessSectors: 'Geschäftsfelder',
  authorities: 'Behörden',
  beneficiaries: 'Begünstigte',
  projectTypes: 'Projekttypen',
  cities: 'Gemeinden',
  stints: 'Pensen',
  tags: 'Tags',
} as const;

export type ReferenceListName = keyof typeof labels;
export const referenceListNames = Object.keys(labels) as ReferenceListName[];

/** Path (`education-types`) and label of each list. */
export const referenceLists = Object.fromEntries(
  referenceListNames.map((name) => [
    name,
    { path: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), label: labels[name] },
  ]),
) as Record<ReferenceListName, { path: string; label: string }>;

/** The resource through which administrators edit a list. The public, read-only URL is its `path`. */
export const referenceResource = (list: ReferenceListName): string => `references/${referenceLists[list].path}`;

/** The label of the list behind a `references/…` resource; undefined for other resources. */
export const listLabelOf = (resource: unknown): string | undefined => {
  const list = referenceListNames.find((name) => referenceResource(name) === resource);
  return list && referenceLists[list].label;
};

/** The labels of a list and of one of its entries. */
export const referenceLabel = (list: ReferenceListName) => ({
  singular: 'Eintrag',
  plural: referenceLists[list].label,
});

/** A reference; values that only some lists have are optional. Validated by `referenceSchema.ts`. */
export interface ReferenceEntry {
  id: number;
  name: string;
  translations: Record<TranslationLocale, { name?: string | undefined }>;
  isPublic: boolean;
  position: number;
  /** Other names that imports recognize. */
  synonyms: string[];
  /** The only form that offers it; null for all. */
  context: string | null;
  createdAt?: string | undefined;
  updatedAt?: string | undefined;
  code?: string;
  longName?: string;
  url?: string;
  icon?: string;
  zipCode?: string;
  municipalNumber?: number;
  state?: { id: number };
  isStateSupported?: boolean;
}

/** The references that a field offers: those of one context and those without, or only those of these contexts. */
export type Context = string | readonly string[];

/** Whether a field with this context offers the reference. */
export function isOffered({ context: own }: Pick<ReferenceEntry, 'context'>, context: Context | undefined): boolean {
  if (typeof context === 'object') return own !== null && context.includes(own);
  return !own || own === context;
}

/** How many records of a type refer to an entry of a reference list through a field. */
export interface ReferenceUse {
  /** The content type. */
  resource: string;
  field: string;
  count: number;
}

/** `GET /references/{list}/uses`: the number of uses by id of the entry; unused entries are left out. */
export type UseCounts = Record<number, number>;
