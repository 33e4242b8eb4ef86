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
  /** Signing in with an external provider. */
  provider?: { label: string };
  /** Import sources for projects. */
  imports?: readonly ProjectImport[];
  /** The service that proposes translations; absent if there is none. */
  machineTranslation?: string;
  /** Parts that are missing: resources with their pages, and parts of pages. A demo has no log, for example. */
  leftOut?: readonly string[];
  /** A message that explains why exports are not available; absent if they are. */
  noExports?: string;
}

/** Services that translate texts, with the names that people know. */
export const translationServices = { deepl: 'DeepL', libretranslate: 'LibreTranslate' } as const;
export type TranslationService = keyof typeof translationServices;

/** Map tiles: a URL with {z}, {x} and {y}, and the attribution. */
export interface MapTiles {
  url: string;
  attribution: string;
}

/** The external project database, if configured, and spreadsheets. */
type ProjectImport = 'chmos' | 'spreadsheet';

/** The colours of an instance that sets none, also used until the configuration is loaded. */
export const defaultThemeColors: PublicConfig['themeColors'] = ['#FF0000', '#9C0F06', '#F39983', '#000000'];
