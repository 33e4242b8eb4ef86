import type { TranslationLocale } from './locales';

/** What the read-only reference lists are called, which all types choose from. */
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

/** Each with its address, which is its name (`education-types`), and what people read. */
export const referenceLists = Object.fromEntries(
  referenceListNames.map((name) => [
    name,
    { path: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), label: labels[name] },
  ]),
) as Record<ReferenceListName, { path: string; label: string }>;

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

/** What a field chooses from: entries of one context and those without one, or of these contexts and no others. */
export type Context = string | readonly string[];

/**
 * An entry is offered when its context is empty or the form's own; where a field names several, when it is one of them.
 */
export function isOffered({ context: own }: Pick<ReferenceEntry, 'context'>, context: Context | undefined): boolean {
  if (typeof context === 'object') return own !== null && context.includes(own);
  return !own || own === context;
}
