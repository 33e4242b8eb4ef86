import type { Contact } from './contacts';
import type { LabelledUrl } from './media';
import type { Financing } from './money';
import type { Relations } from './relations';

/** What a language may add to a project; what is missing is not translated yet. */
export interface Translation {
  title?: string;
  description?: string;
  links?: LabelledUrl[];
  videos?: LabelledUrl[];
  contacts?: Contact[];
}

/** A project as the API's create accepts it, with id and dates of the record. */
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
  /** Degrees as text, empty when nobody has put the project on the map. */
  lat: string;
  lng: string;
  links: LabelledUrl[];
  videos: LabelledUrl[];
  contacts: Contact[];
  /** Left to the seeder, which uploads pictures and documents. */
  images: [];
  files: [];
  dates: [];
  translations: { fr: Translation; it: Translation };
}
