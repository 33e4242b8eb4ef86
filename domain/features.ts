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

/** Feature switches, with the same names in the API and in the environment. */
export type Feature = 'PLUGIN_ENABLE_INBOX' | ContentFeature | `PROJECTS_ENABLE_${(typeof projectSwitches)[number]}`;

export const features: readonly Feature[] = [
  'PLUGIN_ENABLE_INBOX',
  ...new Set(Object.values(contents).map(({ feature }) => feature)),
  ...projectSwitches.map((name) => `PROJECTS_ENABLE_${name}` as const),
];

/** `GET /api/v1/config`, readable without a session. */
export interface PublicConfig {
  productId: string;
  productName: string;
  /** The URL of the logo, or null to show the name. */
  logo: string | null;
  /** Four colours, most important first. */
  themeColors: [string, string, string, string];
  features: Record<Feature, boolean>;
  /** The public website, without a trailing slash. */
  website?: string;
  /** The privacy statement, with {lang} and {form} for the language and the form it is shown on. */
  privacyUrl?: string;
  /** The background of maps; without it they show outlines only. */
  mapTiles?: MapTiles;
  /** Import sources for projects. */
  imports?: readonly ProjectImport[];
  /** Missing parts: resources with their pages, and parts of pages. A demo has no log. */
  leftOut?: readonly string[];
  /** A message that explains why there are no exports; absent if there are. */
  noExports?: string;
}

/** Map tiles: a URL with {z}, {x} and {y}, and the attribution. */
export interface MapTiles {
  url: string;
  attribution: string;
}

/** The external project database, if configured, and spreadsheet files. */
type ProjectImport = 'chmos' | 'spreadsheet';

/** The colours of an instance without its own, also used until the configuration is loaded. */
export const defaultThemeColors: PublicConfig['themeColors'] = ['#FF0000', '#9C0F06', '#F39983', '#000000'];
