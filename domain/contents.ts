import { editors, publicOrEditor, type AccessRule, type ReadRule } from './access';

/** The states of a record: public or draft. */
export const visibilityChoices = [
  { id: 'public', label: 'Öffentlich' },
  { id: 'draft', label: 'Entwurf' },
] as const;

/** The states of a contact: private or public. */
export const privacyChoices = [
  { id: 'public', label: 'Öffentlich' },
  { id: 'private', label: 'Privat' },
] as const;

interface Facts {
  label: { singular: string; plural: string };
  /** The icon in the menu: a name of Material Icons. */
  icon: string;
  read: ReadRule;
  /** Who may write its records and see its pages in the back office. */
  write: AccessRule;
  /** The labels of its two states, the public one first. */
  visibility: typeof visibilityChoices | typeof privacyChoices;
  /** The type has no drafts. */
  alwaysPublic?: true;
  /** Visitors find it in a list that can be embedded in other websites. */
  listed?: true;
  /** Visitors can submit it through a form. */
  submittable?: true;
  /** Adds a menu entry for creating a record, or nests the type below the previous one. */
  menu?: 'create' | 'nested';
  /** Its group in the menu, if not 'contents'. */
  menuGroup?: 'contacts' | 'knowledge';
  /** Extras in responses that forms never send back; other requests or fields change them. */
  extras?: readonly string[];
}

/** The properties of a content type that are known before its declaration is loaded. */
export interface Content extends Facts {
  /** The feature switch that enables the type: its menu entry, pages and API. */
  feature: ContentFeature;
}

type Usual = Pick<Facts, 'read' | 'write' | 'visibility'>;
type Line = Omit<Facts, keyof Usual> & Partial<Usual> & { feature?: `PLUGIN_ENABLE_${string}` };

const usual: Usual = {
  read: publicOrEditor,
  write: editors,
  visibility: visibilityChoices,
};

const called = (singular: string, plural: string) => ({ singular, plural });

const contact = {
  feature: 'PLUGIN_ENABLE_CONTACTS',
  menuGroup: 'contacts',
  listed: true,
  visibility: privacyChoices,
  extras: ['officialEmployment', 'verificationEmailSentDate'],
} as const;

const table = {
  projects: { label: called('Projekt', 'Projekte'), icon: 'WorkOutlined', listed: true, menu: 'create' },
  'project-collections': {
    label: called('Projektkollektion', 'Projektkollektionen'),
    icon: 'BookmarkBorder',
    alwaysPublic: true,
    menu: 'nested',
  },
  events: { label: called('Termin', 'Agenda'), icon: 'EventOutlined', listed: true, submittable: true, menu: 'create' },
  'event-collections': {
    label: called('Agenda-Kollektion', 'Agenda-Kollektionen'),
    icon: 'BookmarkBorder',
    alwaysPublic: true,
    menu: 'nested',
  },
  'circular-economy-projects': {
    label: called('KLW Projekt', 'KLW Projekte'),
    icon: 'RecyclingOutlined',
    listed: true,
    menu: 'create',
  },
  posts: { label: called('News', 'News'), icon: 'FeedOutlined', listed: true, menu: 'create' },
  'interactive-graphics': {
    label: called('Interaktive Grafik', 'Interaktive Grafiken'),
    icon: 'TouchAppOutlined',
    listed: true,
  },
  'financial-supports': { label: called('Finanzhilfe', 'Finanzhilfen'), icon: 'SavingsOutlined', listed: true },
  'contacts/person': { label: called('Person', 'Personen'), icon: 'PersonOutlined', ...contact },
  'contacts/company': { label: called('Organisation', 'Organisationen'), icon: 'ApartmentOutlined', ...contact },
  'contact-groups': {
    label: called('Kontaktgruppe', 'Kontaktgruppen'),
    icon: 'GroupsOutlined',
    menuGroup: 'contacts',
    extras: ['contacts', 'employments'],
  },
  regions: { label: called('Region', 'Regionen'), icon: 'MapOutlined', listed: true, menuGroup: 'contacts' },
  educations: {
    label: called('Bildungsmöglichkeit', 'Bildungsmöglichkeiten'),
    icon: 'SchoolOutlined',
    menuGroup: 'knowledge',
    listed: true,
  },
  jobs: {
    label: called('Stelle', 'Stellenmarkt'),
    icon: 'BadgeOutlined',
    menuGroup: 'knowledge',
    listed: true,
    submittable: true,
  },
  publications: {
    label: called('Publikation', 'regioScience News'),
    icon: 'ArticleOutlined',
    menuGroup: 'knowledge',
    listed: true,
    submittable: true,
  },
} as const satisfies Record<string, Line>;

type Table = typeof table;
export type ContentTypeName = keyof Table;

/** Turns `project-collections` into `PROJECT_COLLECTIONS`. */
type UpperSnake<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${UpperSnake<Tail>}`
  : Uppercase<Name>;

/** The mail notification about submissions of a type, to which accounts subscribe. */
export const notificationOf = (name: string): `${string}_INBOX` => `${name.replaceAll('-', '_').toUpperCase()}_INBOX`;

/** The feature switches of the content types: each type has its own, unless its line names a shared one. */
export type ContentFeature = {
  [Name in ContentTypeName]: Table[Name] extends { feature: infer Shared }
    ? Shared
    : `PLUGIN_ENABLE_${UpperSnake<Name>}`;
}[ContentTypeName];

/**
 * The table of contents: every content type by name, in the order of the menu. Declarations take these facts from here;
 * this file loads none of them, so menu and routes work before any declaration is loaded.
 */
export const contents = Object.fromEntries(
  Object.entries<Line>(table).map(([name, line]) => [
    name,
    { name, feature: `PLUGIN_ENABLE_${name.replaceAll('-', '_').toUpperCase()}`, ...usual, ...line },
  ]),
) as unknown as {
  [Name in ContentTypeName]: Content & { name: Name };
};

export const contentTypeNames = Object.keys(contents) as ContentTypeName[];

/** The entry of a content type in the table of contents. */
export function contentOf(resource: string): (Content & { name: ContentTypeName }) | undefined {
  return Object.hasOwn(contents, resource) ? contents[resource as ContentTypeName] : undefined;
}
