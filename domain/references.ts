import type { TranslationLocale } from './locales';

/** The read-only reference lists, which all types choose from. `label` is what people read. */
export const referenceLists = {
  languages: { path: 'languages', label: 'Sprachen' },
  locations: { path: 'locations', label: 'Orte' },
  educationTypes: { path: 'education-types', label: 'Bildungsarten' },
  programs: { path: 'programs', label: 'Programme' },
  instruments: { path: 'instruments', label: 'Finanzierung' },
  topics: { path: 'topics', label: 'Themen' },
  countries: { path: 'countries', label: 'Länder' },
  states: { path: 'states', label: 'Kantone' },
  geographicRegions: { path: 'geographic-regions', label: 'Geographische Regionen' },
  businessSectors: { path: 'business-sectors', label: 'Geschäftsfelder' },
  authorities: { path: 'authorities', label: 'Behörden' },
  beneficiaries: { path: 'beneficiaries', label: 'Begünstigte' },
  projectTypes: { path: 'project-types', label: 'Projekttypen' },
  cities: { path: 'cities', label: 'Gemeinden' },
  stints: { path: 'stints', label: 'Pensen' },
  tags: { path: 'tags', label: 'Tags' },
} as const;

/** An entry of a list; what only some lists have is optional. `referenceSchema.ts` checks it. */
export interface ReferenceEntry {
  id: number;
  name: string;
  translations: Record<TranslationLocale, { name?: string | undefined }>;
  isPublic: boolean;
  position: number;
  /** Other words that an import understands as this entry. */
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

export type ReferenceListName = keyof typeof referenceLists;
export const referenceListNames = Object.keys(referenceLists) as ReferenceListName[];

/** What a field chooses from: entries of one context and those without one, or of these contexts and no others. */
export type Context = string | readonly string[];

/** An entry is offered when its context is empty or the form's own; where a field names several, when it is one of them. */
export function isOffered({ context: own }: Pick<ReferenceEntry, 'context'>, context: Context | undefined): boolean {
  if (typeof context === 'object') return own !== null && context.includes(own);
  return !own || own === context;
}
