import * as z from 'zod/mini';
import { translationLocales } from './locales';

/**
 * The read-only reference lists (document 1, section 3; document 3, section 4).
 * `extra` names what a list carries beside the common fields; `label` is what people read.
 */
export const referenceLists = {
  languages: { path: 'languages', label: 'Sprachen', extra: { code: z.string() } },
  locations: { path: 'locations', label: 'Orte', extra: {} },
  educationTypes: { path: 'education-types', label: 'Bildungsarten', extra: {} },
  programs: { path: 'programs', label: 'Programme', extra: { longName: z.string(), url: z.string() } },
  instruments: { path: 'instruments', label: 'Finanzierung', extra: {} },
  topics: { path: 'topics', label: 'Themen', extra: { icon: z.string() } },
  countries: { path: 'countries', label: 'Länder', extra: {} },
  states: { path: 'states', label: 'Kantone', extra: { code: z.string() } },
  geographicRegions: { path: 'geographic-regions', label: 'Geographische Regionen', extra: {} },
  businessSectors: { path: 'business-sectors', label: 'Geschäftsfelder', extra: {} },
  authorities: { path: 'authorities', label: 'Behörden', extra: { isStateSupported: z.boolean() } },
  beneficiaries: { path: 'beneficiaries', label: 'Begünstigte', extra: {} },
  projectTypes: { path: 'project-types', label: 'Projekttypen', extra: {} },
  cities: {
    path: 'cities',
    label: 'Gemeinden',
    extra: { zipCode: z.string(), municipalNumber: z.number(), state: z.object({ id: z.number() }) },
  },
  stints: { path: 'stints', label: 'Pensen', extra: {} },
  tags: { path: 'tags', label: 'Tags', extra: {} },
} as const;

export type ReferenceListName = keyof typeof referenceLists;
export const referenceListNames = Object.keys(referenceLists) as ReferenceListName[];

const translation = z.object({ name: z.optional(z.string()) });

const commonEntry = z.object({
  id: z.number(),
  name: z.string(),
  translations: z.object(
    Object.fromEntries(translationLocales.map((locale) => [locale, translation])) as Record<
      (typeof translationLocales)[number],
      typeof translation
    >,
  ),
  isPublic: z.boolean(),
  position: z.number(),
  synonyms: z.array(z.string()),
  context: z.nullable(z.string()),
  createdAt: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
});

/** The shape of one entry of a list, as `GET /api/v1/{path}` answers it. */
export function referenceEntrySchema(list: ReferenceListName) {
  return z.extend(commonEntry, z.partial(z.object(referenceLists[list].extra)).shape);
}

export type ReferenceEntry = z.infer<typeof commonEntry> & {
  code?: string;
  longName?: string;
  url?: string;
  icon?: string;
  zipCode?: string;
  municipalNumber?: number;
  state?: { id: number };
  isStateSupported?: boolean;
};

/** Document 1, section 3: an entry is offered when its context is empty or the form's own. */
export function isOffered(entry: Pick<ReferenceEntry, 'context'>, context: string | undefined): boolean {
  return !entry.context || entry.context === context;
}
