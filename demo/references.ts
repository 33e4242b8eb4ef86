import { authorities } from './references/authorities'
import { beneficiaries } from './references/beneficiaries'
import { businessSectors } from './references/businessSectors'
import { cities } from './references/cities'
import { countries } from './references/countries'
import { educationTypes } from './references/educationTypes'
import type { ReferenceEntry, ReferenceListName } from './references/entry'
import { geographicRegions } from './references/geographicRegions'
import { instruments } from './references/instruments'
import { languages } from './references/languages'
import { locations } from './references/locations'
import { programs } from './references/programs'
import { projectTypes } from './references/projectTypes'
import { states } from './references/states'
import { stints } from './references/stints'
import { tags } from './references/tags'
import { topics } from './references/topics'

export type { ReferenceEntry, ReferenceListName }

/** The 16 read-only reference lists, by the name the API's client knows them under. */
export const references: Record<ReferenceListName, ReferenceEntry[]> = {
  languages,
  locations,
  educationTypes,
  programs,
  instruments,
  topics,
  countries,
  states,
  geographicRegions,
  businessSectors,
  authorities,
  beneficiaries,
  projectTypes,
  cities,
  stints,
  tags,
}
