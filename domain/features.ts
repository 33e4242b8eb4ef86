import { contents, type ContentFeature } from './contents';

const projectSwitches = [
  'PROGRAMS',
  'INSTRUMENTS',
  'TOPICS',
  'GEOGRAPHIC_REGIONS',
  'COUNTRIES',
  'STATES',
  'BUSINESS_SECTORS',
  'PROJECT_COSTS',
  'FINANCING',
  'START_DATE',
  'END_DATE',
  'LINKS',
  'IMAGES',
  'FILES',
  'VIDEOS',
  'CONTACTS',
] as const;

/** Feature switches; the same names on the wire and in the environment. */
export type Feature = 'PLUGIN_ENABLE_INBOX' | ContentFeature | `PROJECTS_ENABLE_${(typeof projectSwitches)[number]}`;

export const features: readonly Feature[] = [
  'PLUGIN_ENABLE_INBOX',
  ...new Set(Object.values(contents).map(({ feature }) => feature)),
  ...projectSwitches.map((name) => `PROJECTS_ENABLE_${name}` as const),
];

/** What `GET /api/v1/config` tells the browser before anybody has signed in. */
export interface PublicConfig {
  productId: string;
  productName: string;
  /** Address of the logo, or null for the name in letters. */
  logo: string | null;
  /** Four colours, most important first. */
  themeColors: [string, string, string, string];
  features: Record<Feature, boolean>;
  /** The website whose visitors read what is public, without a slash at the end. */
  website?: string;
  /** What lies beneath the outlines on maps; without it they are the map. */
  mapTiles?: MapTiles;
  /** What projects can be brought in from, beside typing. Absent: nothing. */
  imports?: readonly ProjectImport[];
  /** Pages that are not here, by their resource: a demonstration keeps no logs. Absent: all are. */
  leftOut?: readonly string[];
  /** Why there are no exports, as a sentence; absent where there are. */
  noExports?: string;
}

/** Pictures of a map: an address with {z}, {x} and {y}, and whom they are owed to. */
export interface MapTiles {
  url: string;
  attribution: string;
}

/** The external project database (where one is set up), and files of spreadsheet programs. */
type ProjectImport = 'chmos' | 'spreadsheet';

/** The colours where an instance sets none, and before the server has told them. */
export const defaultThemeColors: PublicConfig['themeColors'] = ['#FF0000', '#9C0F06', '#F39983', '#000000'];
