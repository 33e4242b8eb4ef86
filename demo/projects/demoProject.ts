import type { Contact } from './contacts';
import type { LabelledUrl } from './media';
import type { Financing } from './money';
import type { Relations } from './relations';

/** A translation of a project; missing parts are not translated yet. */
export interface Translation {
  title?: string;
  description?: string;
  links?: LabelledUrl[];
  videos?: LabelledUrl[];
  contacts?: Contact[];
}

/** A project as the API accepts it, with id and timestamps. */
export interface DemoProject extends Relations {
  id: number;
  isPublic: boolean;
  createdAt: string;
  updatedAt: string;
  title: string;
  /** Canton, underscore, digits: 'BE_1234'. */
  projectCode: string;
  keywords: string;
  /** Rich text. */
  description: string;
  /** 'YYYY-MM-DD'. */
  startDate: string | null;
  endDate: string | null;
  projectCosts: string;
  financing: Financing[];
  /** Degrees as strings; empty for a project that is not on the map. */
  lat: string;
  lng: string;
  links: LabelledUrl[];
  videos: LabelledUrl[];
  contacts: Contact[];
  /** The seeder fills this in when it uploads pictures and documents. */
  images: [];
  files: [];
  dates: [];
  translations: { fr: Translation; it: Translation };
}
