import {
  authorities,
  beneficiaries,
  projectTypes,
  countries,
  languages,
  locations,
  educationTypes,
  stints,
} from './references/shortLists';
import { businessSectors } from './references/businessSectors';
import { cities } from './references/cities';
import type { ReferenceEntry, ReferenceListName } from './references/entry';
import { geographicRegions } from './references/geographicRegions';
import { instruments } from './references/instruments';
import { programs } from './references/programs';
import { states } from './references/states';
import { tags } from './references/tags';
import { topics } from './references/topics';

export type { ReferenceEntry, ReferenceListName };

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
};
